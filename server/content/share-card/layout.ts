import { SHARE_TEXTS as texts } from '../texts'
import type { Drawing } from './drawing'
import type { ShareFacts } from './facts'
import type { Letters } from './letters'

/** 5:4 for a message, 1:1 for the timeline. */
export const SHAPES = { card: [500, 400], square: [400, 400] } as const
export type Shape = keyof typeof SHAPES

/** As the light theme has them. */
const INK = '#10211d'
const BODY = '#34453f'
const GREEN = '#0a6a5e'
const PRICE = '#cd2f19'
const GROUNDS = {
  mint: '#c6e8df',
  sky: '#dfebf7',
  apricot: '#fde9d6',
  rose: '#fae1dd',
  sand: '#f1ebdd'
} as const

const MARK =
  '<path d="M12 2.5s7 7 7 12a7 7 0 0 1-14 0c0-5 7-12 7-12Z" fill="#0b7365"/>' +
  '<path d="m8.8 14.2 2.3 2.3 4.2-4.6" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>'

const rings = (x: number, y: number, ...radii: readonly number[]) =>
  `<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="22">${radii
    .map((r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('')}</g>`

interface Parts {
  readonly shopName: string
  readonly drawing: Drawing | null
  readonly letters: Letters
}

/** The picture as an SVG whose texts are outlines. */
export function layout(shape: Shape, facts: ShareFacts, parts: Parts): string {
  const [width, height] = SHAPES[shape]
  const inner = shape === 'card' ? card(facts, parts) : square(facts, parts)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${GROUNDS[facts.tone]}"/>${inner}</svg>`
  )
}

/** Sizes of a title with how many lines of it fit; the last one is cut to them. */
const TITLES = [
  [44, 2],
  [36, 3],
  [30, 3]
] as const
const TITLE_LEADING = 1.2
/** The column of texts, and the white band below it. */
const LEFT = 32
const TITLE_WIDTH = 290
/** Where a figure stands, and a house with its street. */
const FIGURE = { x: 244, y: 32, width: 272, height: 272 } as const
const SCENE = { x: 300, y: 134, width: 188, height: 141 } as const
const TITLE_TOP = 82
const ABOUT = { size: 24, leading: 1.4, width: 252, gap: 12 } as const
const BAND = { top: 288, height: 84, width: 436, radius: 24, inset: 24 } as const

function fitted(
  letters: Letters,
  title: string,
  width: number,
  sizes: readonly (readonly [number, number])[]
) {
  const tried = sizes.map(([size, most]) => ({
    size,
    most,
    lines: letters.lines(title, width, 9, size, 'bold')
  }))
  // A last line of one sign is no line.
  const found =
    tried.find(
      ({ lines, most }) => lines.length <= most && (lines.length < 2 || (lines.at(-1) ?? '').length > 1)
    ) ?? tried.at(-1)
  if (!found) throw new Error('no size of a title')
  return { size: found.size, lines: letters.lines(title, width, found.most, found.size, 'bold') }
}

function card(facts: ShareFacts, { shopName, drawing, letters }: Parts): string {
  const parts = [rings(404, 170, 70, 128, 190)]
  parts.push(drawing?.(facts.scenic ? SCENE : FIGURE) ?? '')
  parts.push(
    `<svg x="${LEFT}" y="28" width="34" height="34" viewBox="0 0 24 24">${MARK}</svg>`,
    letters.draw(letters.lines(shopName, 380, 1, 24, 'bold')[0] ?? '', {
      ...{ x: LEFT + 42, top: 28, size: 24, leading: 34 / 24, weight: 'bold', fill: INK }
    })
  )
  const { size, lines } = fitted(letters, facts.title, TITLE_WIDTH, TITLES)
  let top = TITLE_TOP
  for (const line of lines) {
    parts.push(letters.draw(line, { x: LEFT, top, size, weight: 'bold', leading: TITLE_LEADING, fill: INK }))
    top += size * TITLE_LEADING
  }
  top += ABOUT.gap
  const room = Math.max(0, Math.floor((BAND.top - top) / (ABOUT.size * ABOUT.leading)))
  for (const line of letters.lines(facts.about, ABOUT.width, Math.min(2, room), ABOUT.size, 'regular')) {
    parts.push(letters.draw(line, { x: LEFT, top, size: ABOUT.size, leading: ABOUT.leading, fill: BODY }))
    top += ABOUT.size * ABOUT.leading
  }
  return parts.join('') + band(facts, letters)
}

function band(facts: ShareFacts, letters: Letters): string {
  const { price, hours, end } = facts
  if (!price && hours === '' && end === '') return ''
  const [left, right] = [LEFT + BAND.inset, LEFT + BAND.width - BAND.inset]
  const middle = (size: number) => BAND.top + (BAND.height - size * TITLE_LEADING) / 2
  const first = price
    ? priceAt(price, left, BAND.top + BAND.height / 2, letters)
    : letters.draw(hours, { x: left, top: middle(26), size: 26, weight: 'bold', fill: INK })
  const lone = !price && hours === ''
  const x = lone ? left : right - letters.width(end, 24, 'bold')
  return (
    `<rect x="${LEFT}" y="${BAND.top}" width="${BAND.width}" height="${BAND.height}" rx="${BAND.radius}" fill="#fff"/>` +
    first +
    letters.draw(end, { x, top: middle(24), size: 24, weight: 'bold', fill: GREEN })
  )
}

const PRICE_SIZES = { sign: 26, number: 44, from: 24 } as const

const yuan = (fen: number): string => (fen / 100).toFixed(fen % 100 === 0 ? 0 : 2)

const priceWidth = ({ fen, from }: NonNullable<ShareFacts['price']>, letters: Letters): number =>
  letters.width('¥', PRICE_SIZES.sign, 'bold') +
  letters.width(yuan(fen), PRICE_SIZES.number, 'bold') +
  (from ? 6 + letters.width(texts.from, PRICE_SIZES.from, 'bold') : 0)

/** Sign, number and 起 on one line of letters, its middle at `y`. */
function priceAt(
  { fen, from }: NonNullable<ShareFacts['price']>,
  x: number,
  y: number,
  letters: Letters
): string {
  /** Where the line of letters is, of a box of the leading. */
  const base = y + PRICE_SIZES.number * 0.36
  const top = (size: number) => base - ((TITLE_LEADING - 1.448) / 2 + 1.16) * size
  const number = x + letters.width('¥', PRICE_SIZES.sign, 'bold')
  const after = number + letters.width(yuan(fen), PRICE_SIZES.number, 'bold') + 6
  const one = (text: string, at: number, size: number) =>
    letters.draw(text, { x: at, top: top(size), size, weight: 'bold', fill: PRICE })
  return (
    one('¥', x, PRICE_SIZES.sign) +
    one(yuan(fen), number, PRICE_SIZES.number) +
    (from ? one(texts.from, after, PRICE_SIZES.from) : '')
  )
}

const SQUARE_TITLES = [
  [44, 1],
  [36, 2],
  [30, 2]
] as const

/** Seen small beside a title in the timeline: the drawing above, the name, and one line below. */
function square(facts: ShareFacts, { drawing, letters }: Parts): string {
  const centred = (text: string, size: number, weight: 'bold' | 'regular') =>
    (400 - letters.width(text, size, weight)) / 2
  const parts = [rings(200, 112, 70, 128, 190), drawing?.({ x: 80, y: -8, width: 240, height: 240 }) ?? '']
  const joined = facts.title.replace('\n', ' ')
  const inOneLine = letters.width(joined, SQUARE_TITLES[0][0], 'bold') <= 352
  const { size, lines } = fitted(letters, inOneLine ? joined : facts.title, 352, SQUARE_TITLES)
  let top = 318 - lines.length * size * TITLE_LEADING
  parts.push(`<path d="M0 400V${top - 6}q0-24 24-24H376q24 0 24 24V400Z" fill="#fff"/>`)
  top += 4
  for (const line of lines) {
    parts.push(letters.draw(line, { x: centred(line, size, 'bold'), top, size, weight: 'bold', fill: INK }))
    top += size * TITLE_LEADING
  }
  const { price, end, hours, about } = facts
  if (price) parts.push(priceAt(price, (400 - priceWidth(price, letters)) / 2, top + 36, letters))
  else {
    const [line = ''] = letters.lines(end || hours || about, 352, 1, 26, 'bold')
    parts.push(
      letters.draw(line, {
        x: centred(line, 26, 'bold'),
        top: top + 16,
        size: 26,
        weight: 'bold',
        fill: GREEN
      })
    )
  }
  return parts.join('')
}
