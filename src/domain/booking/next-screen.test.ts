import { BOOKING_STEPS, bookingSteps, isStepBarVisible, questionnaireHop } from './next-screen'

test.each([
  ['R2.124 due', { open: true, answered: false, hasToken: true }, 'questionnaire'],
  ['R4.82 due without a token', { open: true, answered: false, hasToken: false }, 'login'],
  ['R7.84 not open', { open: false, answered: false, hasToken: false }, 'none'],
  ['R2.124 answered', { open: true, answered: true, hasToken: true }, 'none']
])('the questionnaire hop: %s', (_name, input, hop) => {
  expect(questionnaireHop(input)).toBe(hop)
})

test('R2.128 R2.129 four steps, shown only with a held code', () => {
  expect(BOOKING_STEPS).toEqual(['选机构时间', '选加项', '确认信息', '支付'])
  expect(bookingSteps({ addons: 'shop' })).toEqual(BOOKING_STEPS)
  expect(bookingSteps({ addons: null })).toEqual(['选机构时间', '确认信息', '支付'])
  expect(isStepBarVisible('2015')).toBe(true)
  expect(isStepBarVisible('')).toBe(false)
  expect(isStepBarVisible(null)).toBe(false)
})
