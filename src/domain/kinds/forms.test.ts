import { whomOf } from '../addon/item-terms'
import { prepOf } from './forms'

const ANYBODY = whomOf(null, null)

test.each([
  ['with a meal', false, '吃过饭、刷好牙再来，不用空腹'],
  ['on an empty stomach, where the product wants one', true, '空腹 8 小时，刷好牙再来']
])('a dentist is visited %s', (_name, fasting, text) => {
  expect(prepOf('dentistry', fasting, ANYBODY)?.[0]?.text).toBe(text)
})

test('a vaccination says nothing of meals, an examination leaves it to its items', () => {
  expect(prepOf('vaccine', true, ANYBODY)?.some(({ text }) => /空腹|吃/.test(text))).toBe(false)
  expect(prepOf('checkup', true, ANYBODY)).toBeUndefined()
})

test.each([
  ['a man', whomOf(1, 30), '有心脏起搏器、服抗凝药、对麻药过敏'],
  ['a woman of thirty', whomOf(0, 30), '有心脏起搏器、服抗凝药、对麻药过敏或怀孕'],
  ['a woman of seventy', whomOf(0, 70), '有心脏起搏器、服抗凝药、对麻药过敏'],
  ['nobody knows whom', ANYBODY, '有心脏起搏器、服抗凝药、对麻药过敏或怀孕']
])('%s tells a dentist what can concern them', (_name, whom, text) => {
  expect(prepOf('dentistry', false, whom)?.[2]?.text).toBe(text)
})
