import { useEffect, useReducer } from 'react'
import { FIRST } from './first'
import type { GlyphProps } from './glyph-props'
import type { IconName, LaterIcon } from './names'

/** Fetched once for the whole site, when the first icon of it is shown. */
let later: Readonly<Record<LaterIcon, string>> | undefined
const fetchLater = () => import('./later').then((part) => (later = part.LATER))

const isFirst = (name: IconName): name is keyof typeof FIRST => name in FIRST

/** An svg element of the page: as a picture each drawing would be a document of its own, which takes an old phone 3 ms. */
export function Glyph({ name, ...rest }: GlyphProps) {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const drawing = isFirst(name) ? FIRST[name] : later?.[name]
  const missing = drawing === undefined

  useEffect(() => {
    if (!missing) return undefined
    let gone = false
    // Where the fetch fails the icon's room stays empty; the next one that is shown fetches again.
    fetchLater().then(
      () => gone || redraw(),
      () => undefined
    )
    return () => {
      gone = true
    }
  }, [missing])

  return <svg viewBox="0 0 24 24" {...rest} dangerouslySetInnerHTML={{ __html: drawing ?? '' }} />
}
