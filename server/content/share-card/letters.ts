import type { Font } from '@pdf-lib/fontkit'
import { wrap } from '../../pdf/wrap'
import { wholeFont, type Weight } from '../../pdf/font'

/** Of Noto Sans SC, as shares of its size: above and below the line that letters stand on. */
const ASCENT = 1.16
const DESCENT = 0.288
const UNITS = 1000

/** Texts as outlines: the renderer of SVG finds no Chinese font on a server. */
export class Letters {
  private constructor(private readonly fonts: Readonly<Record<Weight, Font>>) {}

  private static made: Promise<Letters> | null = null

  /** Both fonts are read with the first picture, and kept. */
  static async ready(): Promise<Letters> {
    Letters.made ??= Letters.read()
    try {
      return await Letters.made
    } catch (error) {
      Letters.made = null
      throw error
    }
  }

  private static async read(): Promise<Letters> {
    const { default: fontkit } = await import('@pdf-lib/fontkit')
    const [regular, bold] = await Promise.all([wholeFont('regular'), wholeFont('bold')])
    return new Letters({ regular: fontkit.create(regular), bold: fontkit.create(bold) })
  }

  /** Without signs that the font lacks, such as emoji. */
  private glyphs(text: string, weight: Weight) {
    const font = this.fonts[weight]
    return Array.from(text, (sign) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0)).filter(
      ({ id }) => id !== 0
    )
  }

  width(text: string, size: number, weight: Weight): number {
    const units = this.glyphs(text, weight).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0)
    return (units * size) / UNITS
  }

  /** Lines no wider than `most`, at most so many; the last one ends in … where more would follow. */
  lines(text: string, most: number, count: number, size: number, weight: Weight): string[] {
    const all = wrap(text, most, (piece) => this.width(piece, size, weight))
      .map((line) => line.trim())
      .filter((line) => line !== '')
    if (all.length <= count) return all
    let last = all[count - 1] ?? ''
    while (last !== '' && this.width(`${last}…`, size, weight) > most) last = last.slice(0, -1)
    return [...all.slice(0, count - 1), `${last}…`]
  }

  /** One line as paths, its box `size * leading` high and beginning at `top`. */
  draw(
    text: string,
    {
      x,
      top,
      size,
      weight = 'regular',
      leading = 1.2,
      fill
    }: {
      readonly x: number
      readonly top: number
      readonly size: number
      readonly weight?: Weight
      readonly leading?: number
      readonly fill: string
    }
  ): string {
    const base = top + ((leading - ASCENT - DESCENT) / 2 + ASCENT) * size
    const scale = size / UNITS
    let at = x
    const paths = this.glyphs(text, weight).map(({ path, advanceWidth }) => {
      const place = `translate(${at.toFixed(2)} ${base.toFixed(2)}) scale(${scale} ${-scale})`
      at += advanceWidth * scale
      return `<path transform="${place}" d="${path.toSVG()}"/>`
    })
    return `<g fill="${fill}">${paths.join('')}</g>`
  }
}
