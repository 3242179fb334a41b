import { pinPlaces } from './pin-places'

const A = { lat: 40, lon: 116 }
const B = { lat: 39, lon: 117 }

test('R2.71 pins lie to each other as their places do, within the drawing: north above, west to the left', () => {
  const [a, b] = pinPlaces([A, B])
  expect([a!.x < b!.x, a!.y < b!.y]).toEqual([true, true])
  for (const { x, y } of [a!, b!]) expect([x >= 14, x <= 86, y >= 30, y <= 94]).not.toContain(false)
})

test.each([
  ['one alone is in the middle', [A], [{ x: 50, y: 62 }]],
  ['none is nowhere', [], []]
])('%s', (_rule, points, places) => {
  expect(pinPlaces(points)).toEqual(places)
})

test('the second of two in one house gives way to the first, so that a finger meets either', () => {
  const [first, second] = pinPlaces([A, A, B])
  expect(first).toEqual({ x: 14, y: 30 })
  expect(second).toEqual({ x: 14, y: 56 })
})
