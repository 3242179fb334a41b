import { BOOKING_STEPS, isStepBarVisible, nextScreen, questionnaireHop } from './next-screen'

const plain = { thirdPartyFlow: false, skipItemSelection: false } as const

test.each([
  ['R2.118 checkup', { ...plain, type: 'checkup' }, { screen: 'addon', type: 'checkup' }],
  [
    'R2.119 third party and skip',
    { type: 'checkup', thirdPartyFlow: true, skipItemSelection: true },
    { screen: 'confirm', type: 'checkup' }
  ],
  [
    'R2.119 skip alone is not enough',
    { type: 'checkup', thirdPartyFlow: false, skipItemSelection: true },
    { screen: 'addon', type: 'checkup' }
  ],
  [
    'R2.119 third party alone is not enough',
    { type: 'checkup', thirdPartyFlow: true, skipItemSelection: false },
    { screen: 'addon', type: 'checkup' }
  ],
  ['R2.120 a held code', { ...plain, type: 'checkup', supermarketCode: '2015' }, { screen: 'supermarket' }],
  [
    'R2.120 the code wins over the skip',
    { type: 'checkup', thirdPartyFlow: true, skipItemSelection: true, supermarketCode: '2015' },
    { screen: 'supermarket' }
  ],
  [
    'R2.120 an empty code is none',
    { ...plain, type: 'checkup', supermarketCode: '' },
    { screen: 'addon', type: 'checkup' }
  ],
  ['R2.121 dentistry', { ...plain, type: 'dentistry' }, { screen: 'confirm', type: 'dentistry' }],
  ['R2.122 vaccine', { ...plain, type: 'vaccine' }, { screen: 'confirm', type: 'vaccine-booking' }],
  ['R2.123 sugarshaker', { ...plain, type: 'sugarshaker' }, { screen: 'addon', type: 'checkup' }],
  ['waston', { ...plain, type: 'waston' }, { screen: 'confirm', type: 'waston' }]
] as const)('booking leads on: %s', (_name, input, expected) => {
  expect(nextScreen(input)).toEqual(expected)
})

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
  expect(isStepBarVisible('2015')).toBe(true)
  expect(isStepBarVisible('')).toBe(false)
  expect(isStepBarVisible(null)).toBe(false)
})
