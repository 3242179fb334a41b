import { wrongInExposure } from './exposure'

test.each([
  ['the least', { areaRate: 0, stay: 0, repeated: false }, []],
  ['the whole part', { areaRate: 1, stay: 1.5, repeated: true }, []],
  ['an area below 0', { areaRate: -0.01, stay: 1, repeated: false }, ['areaRate']],
  ['an area above 1', { areaRate: 1.01, stay: 1, repeated: false }, ['areaRate']],
  ['an area that is no number', { areaRate: NaN, stay: 1, repeated: false }, ['areaRate']],
  ['an area as text', { areaRate: '0.2', stay: 1, repeated: false }, ['areaRate']],
  ['a stay below 0', { areaRate: 0.2, stay: -1, repeated: false }, ['stay']],
  ['a stay without end', { areaRate: 0.2, stay: Infinity, repeated: false }, ['stay']],
  ['repeated as a number', { areaRate: 0.2, stay: 1, repeated: 1 }, ['repeated']],
  ['nothing', { areaRate: undefined, stay: null, repeated: undefined }, ['areaRate', 'stay', 'repeated']]
])('R5.55 an exposure: %s', (_about, exposure, wrong) => {
  expect(wrongInExposure(exposure)).toEqual(wrong)
})
