import type { Compilation, Compiler } from 'webpack'

const NAME = 'PageFiles'
const FILE = 'page-files.json'

/**
 * Writes `page-files.json` into the H5 build: the files of the entry, and for each page the files its
 * first visit loads besides. The size check reads it.
 */
export class PageFiles {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(pageFiles(compilation))))
      })
    })
  }
}

export interface Files {
  readonly entry: string[]
  readonly pages: Record<string, string[]>
}

/** The files that the build made, by page: `pages/tabs/home/index`. */
export function pageFiles(compilation: Compilation): Files {
  const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles())
  const pages: Record<string, string[]> = {}
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const page = pageOf(request)
      if (page) pages[page] = group.getFiles()
    }
  }
  return { entry, pages }
}

/** Taro's entry loads a page by its path below src, possibly through a loader. */
const pageOf = (request: string | null | undefined): string | null =>
  /(?:^|[./\\!])(pages\/[\w/-]+\/index)(?:\.tsx)?(?:\?.*)?$/.exec(request ?? '')?.[1] ?? null
