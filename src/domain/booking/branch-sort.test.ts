import { sortBranches, type BranchOrder } from './branch-sort'
import { distanceKm, distanceText, floorKm } from './distance'

const BEIJING = { latitude: 39.91, longitude: 116.41 }

test.each([
  ['the same place', BEIJING, 0, 0.001],
  ['Beijing to Shanghai', { latitude: 31.2304, longitude: 121.4737 }, 1065, 1075],
  ['across the date line', { latitude: 39.91, longitude: -116.41 }, 8000, 10000]
])('distance in km: %s', (_name, to, least, most) => {
  const km = distanceKm(BEIJING, to)
  expect(km).toBeGreaterThanOrEqual(least)
  expect(km).toBeLessThanOrEqual(most)
})

test.each([
  ['never rounded up', 1.239, '1.23 km'],
  ['a thousandth below', 5.989999, '5.98 km'],
  ['2.3 does not become 2.29', 2.3, '2.30 km'],
  ['zero', 0, '0.00 km'],
  ['just near enough', 99.999, '99.99 km'],
  ['too far to say anything', 100, ''],
  ['in another city', 1115.45, ''],
  ['unknown', null, ''],
  ['not a number', NaN, '']
])('R5.47 R2.115 distance text: %s', (_name, km, text) => {
  expect(distanceText(km)).toBe(text)
})

test('R5.47 distance is rounded down to 2 decimals', () => {
  expect(floorKm(1.239)).toBe(1.23)
})

const branches = [
  { id: 'a', distanceKm: 9, remaining: 5 },
  { id: 'b', distanceKm: null, remaining: 90 },
  { id: 'c', distanceKm: 1, remaining: 5 },
  { id: 'd', distanceKm: 4, remaining: 20 },
  { id: 'e', distanceKm: null, remaining: 0 }
]

test.each<[BranchOrder, string]>([
  ['nearest', 'cdabe'],
  ['remaining', 'bdcae']
])('branches sorted by %s', (order, expected) => {
  expect(
    sortBranches(branches, order)
      .map((branch) => branch.id)
      .join('')
  ).toBe(expected)
  expect(branches.map((branch) => branch.id).join('')).toBe('abcde')
})
