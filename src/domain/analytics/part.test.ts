import { EXPOSURE_DEFAULTS, partOf } from './part'

const { areaRate, stay, repeated } = EXPOSURE_DEFAULTS

test('R9.37 a fifth of a part for a second, once, unless its attribute says otherwise', () => {
  expect({ areaRate, stay, repeated }).toEqual({ areaRate: 0.2, stay: 1, repeated: false })
  expect(partOf('buy')).toEqual({ name: 'buy', kind: null, wrong: [], exposure: EXPOSURE_DEFAULTS })
})

test.each([
  ['buy:checkup', { kind: 'checkup' }],
  ['buy:nothing', { kind: null }],
  ['rail 0.5', { exposure: { areaRate: 0.5, stay, repeated } }],
  ['rail 1 3', { exposure: { areaRate: 1, stay: 3, repeated } }],
  ['rail:vaccine 0 0 true', { kind: 'vaccine', exposure: { areaRate: 0, stay: 0, repeated: true } }]
])('%s', (attribute, said) => {
  expect(partOf(attribute)).toMatchObject({ ...said, wrong: [] })
})

test.each([
  ['an area above 1', 'rail 1.5', ['areaRate']],
  ['an area below 0', 'rail -0.2', ['areaRate']],
  ['an area in words', 'rail half', ['areaRate']],
  ['a stay below 0', 'rail 0.2 -1', ['stay']],
  ['repeated that is neither', 'rail 0.2 1 twice', ['repeated']],
  ['all three', 'rail 2 x 1', ['areaRate', 'stay', 'repeated']]
])('R5.55 R5.56 a value that no exposure has is named and ignored: %s', (_about, attribute, wrong) => {
  expect(partOf(attribute)).toEqual({ name: 'rail', kind: null, wrong, exposure: EXPOSURE_DEFAULTS })
})

test.each(['', ' buy', '张三', '13800138000', 'Buy', 'order-ca20261128'])('%p names no part', (attribute) => {
  expect(partOf(attribute)).toBeNull()
})
