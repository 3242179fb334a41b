import type { Compiler } from 'webpack'
import { pageFiles, type Files } from '../page-files'
import { criticalCss, laterCss } from './critical'
import { frameScript } from './script'
import { sharedFrom } from './shared'

const NAME = 'FirstFrame'
const PAGE = 'index.html'
const SCRIPT_TAG = /<script[^>]*\ssrc="\/([^"]+)"[^>]*><\/script>/g
const STYLE_TAG = /<link[^>]*href="\/([^"]+\.css)"[^>]*rel="stylesheet"[^>]*>/g

const filesOf = (html: string, tag: RegExp): string[] => [...html.matchAll(tag)].map(([, file]) => file ?? '')

/** A page as index.html has to know it: `path` as a pattern, `files` as places in the list of all files. */
export interface FirstPage {
  readonly path: string
  readonly title: string
  readonly page: string
  readonly home?: boolean
  /** What it shows first, asked for before any script is there; a guest's place and day are left open. */
  readonly asks?: readonly { readonly url: string; readonly body?: string }[]
  /** It asks also for somebody who has logged in. */
  readonly ofAll?: boolean
  /** What of the first answer, or of the draft of an order, is painted. */
  readonly paints?: 'banner' | 'product' | 'booking' | 'list' | 'draft' | 'article'
  /** What is waited for, in words. */
  readonly waits?: string
  /** With this in its query the page looks otherwise, and nothing is painted. */
  readonly unless?: string
  readonly tab?: boolean
}

/**
 * Makes index.html paint before any other file is there: the rules of the first frame stand in it, and a script fetches the
 * stylesheet, the scripts and the files of the addressed page once that frame is shown.
 */
export class FirstFrame {
  constructor(
    private readonly pages: readonly FirstPage[],
    /** What its script knows besides. */
    private readonly facts: object,
    /** Origin that users type; '' leaves the picture of shared links on the site's own. */
    private readonly origin: string
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const html = compilation.getAsset(PAGE)?.source.source().toString()
        if (html === undefined) throw new Error(`the build has no ${PAGE}`)
        const cssOf = (file: string) => compilation.getAsset(file)?.source.source().toString() ?? ''
        const write = (file: string, text: string) =>
          compilation.updateAsset(file, new sources.RawSource(text))
        write(PAGE, this.rewrite(html, pageFiles(compilation), cssOf))
        for (const file of filesOf(html, STYLE_TAG)) write(file, laterCss(cssOf(file)))
      })
    })
  }

  private rewrite(html: string, built: Files, cssOf: (file: string) => string): string {
    const ofAll = (file: string) => !built.wide.includes(file)
    const scripts = filesOf(html, SCRIPT_TAG).filter(ofAll)
    const styles = filesOf(html, STYLE_TAG).filter(ofAll)
    const wide = built.wide.filter((file) => file.endsWith('.css'))
    if (scripts.length === 0 || styles.length === 0) throw new Error(`${PAGE} loads no script or stylesheet`)
    const site = { scripts, styles, wide, ...this.facts, ...this.siteOf(built) }
    return sharedFrom(this.origin, html)
      .replace(SCRIPT_TAG, '')
      .replace(STYLE_TAG, '')
      .replace('</head>', () => `<style>${styles.map(cssOf).map(criticalCss).join('')}</style></head>`)
      .replace('</body>', () => `<script>${frameScript(site)}</script></body>`)
  }

  private siteOf(built: Files) {
    const files = [...new Set(Object.values(built.pages).flat())].filter(
      (file) => /\.(js|css)$/.test(file) && !built.entry.includes(file)
    )
    const pages = this.pages.map(({ page, ...row }) => ({
      ...row,
      files: (built.pages[page] ?? []).map((file) => files.indexOf(file)).filter((index) => index >= 0)
    }))
    return { files, pages }
  }
}
