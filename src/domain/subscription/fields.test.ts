import { filled, fits, isFieldName } from './fields'

test.each([
  ['thing1', true],
  ['character_string12', true],
  ['phrase3', true],
  // Without its number it names a sort, not a field.
  ['thing', false],
  // What nothing is said of.
  ['time2', false],
  ['name1', false]
])('%s is a field that can be filled: %s', (name, is) => expect(isFieldName(name)).toBe(is))

test.each([
  ['thing1', '一'.repeat(20), true],
  ['thing1', '一'.repeat(21), false],
  ['thing1', '', false],
  ['character_string1', 'CA20260520000001', true],
  ['character_string1', '订单一', false],
  ['character_string1', 'A'.repeat(33), false],
  ['phrase1', '到检提醒', true],
  ['phrase1', '到检提醒通知', false],
  ['phrase1', 'done', false]
])('%s takes %s: %s', (name, value, takes) => expect(fits(name, value)).toBe(takes))

test('each field is filled by its sort', () => {
  const values = { thing: '明天到检', character_string: 'CA1', phrase: '到检提醒' }
  expect(filled(['thing4', 'phrase2'], values)).toEqual({
    thing4: { value: '明天到检' },
    phrase2: { value: '到检提醒' }
  })
})
