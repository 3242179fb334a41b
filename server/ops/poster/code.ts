import { create } from 'qrcode/lib/core/qrcode'

/** Where a poster's code leads: the site's address, and what the mini-program's own code would say. */
interface CodeWanted {
  readonly address: string
  readonly scene: string
}

/** A square code as a path of one unit a module, with how many of them a side has; or why there is none. */
export type CodeMade =
  | { readonly ok: true; readonly path: string; readonly side: number; readonly note: string }
  | { readonly ok: false; readonly reason: string }

/** Who makes the codes of posters. WeChat's own maker (`getwxacodeunlimit`) needs an access token and takes its place. */
export type CodeMaker = (wanted: CodeWanted) => Promise<CodeMade>

/** The demo's: a plain QR code of the site. */
const demoCode: CodeMaker = async ({ address }) => {
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const dark = Array.from({ length: modules.size ** 2 }, (_, at) => at).filter(
    (at) => modules.get(Math.floor(at / modules.size), at % modules.size) !== 0
  )
  const path = dark.map((at) => `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z`).join('')
  return { ok: true, path, side: modules.size, note: '演示：网页二维码，不是小程序码' }
}

const noCode: CodeMaker = async () => ({
  ok: false,
  reason: '没有接入微信 access_token，生成不了小程序码；DEMO=1 时可以先做带“演示”字样的网页二维码海报'
})

export const codeMaker = (demo: boolean): CodeMaker => (demo ? demoCode : noCode)
