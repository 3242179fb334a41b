import { area, line } from 'd3-shape'

/** A value at its place between 0 (left) and 1 (right). */
export interface ChartPoint {
  readonly at: number
  readonly value: number
}

/** What is usual at a place. */
export interface ChartBand {
  readonly at: number
  readonly low: number
  readonly high: number
}

/** The plane that paths are drawn on; it is stretched to the room there is. */
const PLANE = { width: 300, height: 150 } as const
/** Of the height, above the highest and below the lowest value: points and their numbers have room there. */
const MARGIN = 0.18
const STROKE = 2.5

export interface Scale {
  /** Share of the height from the top, 0 to 1. */
  readonly top: (value: number) => number
}

/** Fits all values in; a flat line lies in the middle. */
export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low
  return {
    top: (value) => (span === 0 ? 0.5 : MARGIN + ((high - value) / span) * (1 - 2 * MARGIN))
  }
}

const svg = (content: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLANE.width} ${PLANE.height}" preserveAspectRatio="none">${content}</svg>`
  )}")`

/** A tenth is finer than any screen draws. */
const round = (place: number): number => Math.round(place * 10) / 10
const x = ({ at }: { readonly at: number }): number => round(at * PLANE.width)

/** A picture of the line that serves as a mask, so that its colour is the theme's; one line for each run. */
export function lineMask(runs: readonly (readonly ChartPoint[])[], { top }: Scale): string {
  const path = line<ChartPoint>(x, ({ value }) => round(top(value) * PLANE.height))
  const drawn = runs.map((run) => path(run) ?? '').join('')
  return svg(
    `<path d="${drawn}" fill="none" stroke="black" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`
  )
}

/** The same of what is usual: it reaches as far to both sides as there is room, and follows its limits from place to place. */
export function bandMask(band: readonly ChartBand[], { top }: Scale): string {
  const [first, last] = [band[0], band.at(-1)]
  if (!first || !last) return svg('')
  const path = area<ChartBand>(
    x,
    ({ low }) => round(top(low) * PLANE.height),
    ({ high }) => round(top(high) * PLANE.height)
  )
  return svg(`<path d="${path([{ ...first, at: 0 }, ...band, { ...last, at: 1 }]) ?? ''}" fill="black"/>`)
}
