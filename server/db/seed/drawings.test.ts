import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const DRAWINGS = join(__dirname, '../../public/seed-img')
const TOKENS = readFileSync(join(__dirname, '../../../src/styles/tokens.scss'), 'utf8')
/** Deep colours that lie on a light shape of their own drawing, so that no tile shows behind them. */
const ON_A_LIGHT_SHAPE: Readonly<Record<string, string>> = {
  'glyph/eye.svg': 'the pupil, on the iris',
  'tile/eye.svg': 'the pupil, on the iris',
  'pkg/CK1017.svg': 'the pupil, on the iris',
  'pkg/WS1107.svg': 'the pupil, on the iris',
  'goods/CA3107.svg': 'the pupil, on the iris',
  'scene/bpTable.svg': 'the screen, on the white device',
  'scene/ctRoom.svg': 'the bore, in the white ring'
}
const LEAST = 1.8

const luminance = (hex: string): number => {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(long.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const drawings = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.svg'))
const darkTiles = [...TOKENS.slice(TOKENS.lastIndexOf('.ca-theme--dark {')).matchAll(/--ca-tile-\w+: (#\w{6});/g)].flatMap(
  ([, hex]) => hex ?? []
)

it('finds the drawings and the dark tiles', () => {
  expect(drawings.length).toBeGreaterThan(250)
  expect(darkTiles).toHaveLength(5)
})

it('draws nothing in a colour that vanishes on a dark tile', () => {
  const vanishing = drawings.flatMap((name) => {
    if (ON_A_LIGHT_SHAPE[name]) return []
    const colours = new Set(readFileSync(join(DRAWINGS, name), 'utf8').match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi))
    return [...colours]
      .filter((hex) => darkTiles.some((tile) => contrast(hex, tile) < LEAST))
      .map((hex) => `${name} ${hex}`)
  })
  expect(vanishing).toEqual([])
})

it('lists only drawings that still need it', () => {
  for (const name of Object.keys(ON_A_LIGHT_SHAPE)) {
    expect(readFileSync(join(DRAWINGS, name), 'utf8'), name).toMatch(/#0f3d36/)
  }
})
