import { prepOf } from './forms'

test.each([
  ['with a meal', false, '吃过饭、刷好牙再来，不用空腹'],
  ['on an empty stomach, where the product wants one', true, '空腹 8 小时，刷好牙再来']
])('a dentist is visited %s', (_name, fasting, text) => {
  expect(prepOf('dentistry', fasting)?.[0]?.text).toBe(text)
})

test('a vaccination says nothing of meals, an examination leaves it to its items', () => {
  expect(prepOf('vaccine', true)?.some(({ text }) => /空腹|吃/.test(text))).toBe(false)
  expect(prepOf('checkup', true)).toBeUndefined()
})
