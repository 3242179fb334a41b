import { randomInt } from 'node:crypto'
import { between, CHECK_LENGTH, type CheckDigit } from './digits'

type Point = readonly [number, number]

const WIDTH = 200
const HEIGHT = 72
const STRAY_LINES = 5

/** Corners of the strokes of a digit in a box of 10 by 16. */
const STROKES: Readonly<Record<CheckDigit, readonly (readonly Point[])[]>> = {
  2: [
    [
      [1, 4],
      [3, 1],
      [7, 1],
      [9, 4],
      [8, 7],
      [1, 15],
      [9, 15]
    ]
  ],
  3: [
    [
      [1, 2],
      [5, 1],
      [9, 3],
      [8, 6],
      [4, 8],
      [8, 9],
      [9, 13],
      [5, 15],
      [1, 14]
    ]
  ],
  4: [
    [
      [6, 1],
      [1, 10],
      [9, 10]
    ],
    [
      [7, 5],
      [7, 15]
    ]
  ],
  5: [
    [
      [8, 1],
      [2, 1],
      [2, 7],
      [6, 6],
      [9, 9],
      [8, 14],
      [4, 15],
      [1, 13]
    ]
  ],
  6: [
    [
      [8, 2],
      [4, 3],
      [2, 8],
      [2, 12],
      [5, 15],
      [8, 13],
      [8, 9],
      [5, 8],
      [2, 11]
    ]
  ]
}

/** A point of a digit where it stands in the picture: turned, stretched and a little off. */
function placed(index: number): (point: Point) => Point {
  const turn = between(-0.35, 0.35)
  const [wide, high] = [between(1.9, 2.6), between(2.3, 3)]
  const lean = between(-0.25, 0.25)
  const step = (WIDTH - 20) / CHECK_LENGTH
  const centre: Point = [10 + step * (index + 0.5) + between(-4, 4), HEIGHT / 2 + between(-6, 6)]
  return ([x, y]) => {
    const [dx, dy] = [
      (x - 5 + lean * (8 - y)) * wide + between(-0.8, 0.8),
      (y - 8) * high + between(-0.8, 0.8)
    ]
    return [
      centre[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      centre[1] + dx * Math.sin(turn) + dy * Math.cos(turn)
    ]
  }
}

const spelt = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A stroke in pieces, each bent: what follows another in the file says nothing of what follows it in the picture. */
function bent(points: readonly Point[], width: number): string[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const middle: Point = [
      (from[0] + to[0]) / 2 + between(-1.6, 1.6),
      (from[1] + to[1]) / 2 + between(-1.6, 1.6)
    ]
    return `<path d="M${spelt(from)}Q${spelt(middle)} ${spelt(to)}" stroke-width="${width.toFixed(1)}"/>`
  })
}

function strayLine(): string[] {
  const count = randomInt(5, 9)
  const [top, bottom] = [between(6, HEIGHT - 6), between(6, HEIGHT - 6)]
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const share = index / count
    return [share * WIDTH, top + (bottom - top) * share + between(-9, 9)]
  })
  return bent(points, between(0.9, 1.6))
}

function shuffled<T>(all: readonly T[]): T[] {
  const left = [...all]
  return Array.from({ length: left.length }, () => left.splice(randomInt(left.length), 1)).flat()
}

/** The digits to be looked at, as a `data:` address of an svg without text. */
export function pictureOf(digits: readonly CheckDigit[]): string {
  const drawn = digits.flatMap((digit, index) => {
    const place = placed(index)
    const width = between(3.4, 4.6)
    return STROKES[digit].flatMap((stroke) => bent(stroke.map(place), width))
  })
  const stray = Array.from({ length: STRAY_LINES }, strayLine).flat()
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>` +
    `<g fill="none" stroke="#1f2d3d" stroke-linecap="round">${shuffled([...drawn, ...stray]).join('')}</g></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
