import { lackingTexts } from './texts'

/** A phone that opens its dialler over the page takes the focus from it within this, ms. */
const OPENS_MS = 2000

/** A browser does not say whether a link to a telephone has opened: nothing has where nobody has left the page. */
export function tellUnlessLeft(tel: string, tell: (text: string) => void): void {
  // This file came late.
  if (document.visibilityState === 'hidden' || !document.hasFocus()) return
  const signs = [
    [window, 'blur'],
    [window, 'pagehide'],
    [document, 'visibilitychange']
  ] as const
  const end = () => {
    clearTimeout(timer)
    for (const [target, sign] of signs) target.removeEventListener(sign, end)
  }
  const timer = setTimeout(() => {
    end()
    tell(lackingTexts.call(tel))
  }, OPENS_MS)
  for (const [target, sign] of signs) target.addEventListener(sign, end)
}
