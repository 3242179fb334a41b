import type { ChunkGroup, Compilation, Compiler } from 'webpack'

const NAME = 'PageFiles'
const FILE = 'page-files.json'

/** Entry of the stylesheet that only wide windows load. */
export const WIDE = 'wide'

/** Chunks of the plans of a screen: `confirm-checkup`, `order-visit`. */
export const PLAN = /^(confirm|order)-/

/** Chunks of the host that the site is opened in: `door-native`. */
const DOOR = /^door-/

/**
 * Writes `page-files.json` into the H5 build: the files of the entry, those for wide windows, and for each page the files
 * its first visit loads besides; for each plan those that its page fetches before the button works;
 * for each door those that it alone fetches. The checks of bytes and of doors read it.
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
  /** For wide windows alone, and waited for there. */
  readonly wide: string[]
  readonly pages: Record<string, string[]>
  readonly plans: Record<string, { readonly page: string; readonly files: string[] }>
  readonly doors: Record<string, string[]>
}

/** The files that the build made, by page: `pages/tabs/home/index`. */
export function pageFiles(compilation: Compilation): Files {
  const points = [...compilation.entrypoints]
  const entry = points.filter(([name]) => name !== WIDE).flatMap(([, point]) => point.getFiles())
  const wide = points.flatMap(([, point]) => point.getFiles()).filter((file) => !entry.includes(file))
  const files: Files = { entry, wide, pages: {}, plans: {}, doors: {} }
  for (const group of compilation.chunkGroups) {
    const page = pageOf(group)
    if (page) files.pages[page] = group.getFiles()
    const plan = group.name
    if (plan && DOOR.test(plan)) files.doors[plan.replace(DOOR, '')] = group.getFiles()
    if (plan && PLAN.test(plan)) {
      const of = group.getParents().map(pageOf).find(Boolean)
      if (of) files.plans[plan.replace(PLAN, '')] = { page: of, files: group.getFiles() }
    }
  }
  return files
}

/** Taro's entry loads a page by its path below src, possibly through a loader. */
const pageOf = ({ origins }: ChunkGroup): string | null => {
  for (const { request } of origins) {
    const page = /(?:^|[./\\!])(pages\/[\w/-]+\/index)(?:\.tsx)?(?:\?.*)?$/.exec(request ?? '')?.[1]
    if (page) return page
  }
  return null
}
