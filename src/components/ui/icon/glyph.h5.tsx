import { DRAWINGS } from './drawings'
import type { GlyphProps } from './glyph-props'

/** An svg element of the page: as a picture each drawing would be a document of its own, which takes an old phone 3 ms. */
export function Glyph({ name, ...rest }: GlyphProps) {
  return <svg viewBox="0 0 24 24" {...rest} dangerouslySetInnerHTML={{ __html: DRAWINGS[name] }} />
}
