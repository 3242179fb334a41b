import { ageAt } from './age'
import { birthdayOf } from './birthday'
import { seenOf } from './bare-number'
import { CONTACT_FORM } from '../kinds/form'
import { formOf } from '../kinds/forms'
import { ID_TYPE } from './codes'
import { emptyFieldMessage } from './form-fields'
import { genderOptions } from './gender'
import {
  hasValidChecksum,
  idCardDisagreement,
  idCardFacts,
  idCardNotice,
  idNumberError,
  idTypeChoices,
  normalizeIdNumber
} from './id-card'
import { codeIn, mobileError, mobileIn, normalizeMobile } from './mobile'
import { nameError, namePrompt } from './name'
import { asksSexHistory } from './sex-history'

const GOOD_MALE = '99010119880314011X'
const GOOD_FEMALE = '990101199007220228'

test.each([
  ['checkup', 1, '体检人'],
  ['health-selection', 20, '收货人'],
  ['cross-border', 34, '收货人'],
  ['gene-home', 7, '收货人'],
  ['dentistry', 0, '就诊人'],
  ['vaccine', 13, '联系人'],
  ['health-selection', 30, '领取人'],
  ['health-selection', 35, '服务人']
] as const)('R5.6 R5.7 %s of category %p asks for the %s', (kind, category, label) => {
  expect(formOf(kind, category).label).toBe(label)
  expect(namePrompt(label)).toBe(`请填写${label}姓名`)
})

test('R5.5 a contact without a product asks 请填写姓名', () => {
  expect(namePrompt(CONTACT_FORM.label)).toBe('请填写姓名')
})

test.each([
  ['R5.4 empty', '', '请填写姓名'],
  ['R5.4 spaces alone are empty', '  ', '请填写姓名'],
  ['R5.57 longer than 30 characters', '长'.repeat(31), '姓名最多30个字'],
  ['30 characters pass', '长'.repeat(30), null],
  ['an emoji in it', '陈予安😀', '姓名不能包含表情符号'],
  ['a rare character passes', '张𠀀', null],
  ['a name with a middle dot passes', '阿依·古丽', null]
])('%s', (_name, name, message) => {
  expect(nameError(name, '请填写姓名')).toBe(message)
})

test.each([
  ['R5.13 empty', '', '请填写手机号'],
  ['R5.14 ten digits', '1380000000', '请填写正确的手机号！'],
  ['R5.14 twelve digits', '138000000001', '请填写正确的手机号！'],
  ['R5.14 not starting with 1', '23800000000', '请填写正确的手机号！'],
  ['R5.14 a letter inside', '1380000000a', '请填写正确的手机号！'],
  ['R5.14 a good one passes', '13800000000', null],
  ['R5.14 pasted with spaces passes', '138 0000 0000', null]
])('%s', (_name, mobile, message) => {
  expect(mobileError(mobile)).toBe(message)
})

test.each([
  ['R5.8 empty card', { idType: 1, idNumber: '' }, '请输入身份证号'],
  ['R5.9 14 digits', { idType: 1, idNumber: '1'.repeat(14) }, '请输入正确的身份证号！'],
  ['R5.9 16 digits', { idType: 1, idNumber: '1'.repeat(16) }, '请输入正确的身份证号！'],
  ['R5.9 19 digits', { idType: 1, idNumber: '1'.repeat(19) }, '请输入正确的身份证号！'],
  ['R5.9 X in the middle', { idType: 1, idNumber: `1234567890123456X8` }, '请输入正确的身份证号！'],
  ['R5.9 15 digits pass', { idType: 1, idNumber: '1'.repeat(15) }, null],
  ['R5.9 18 digits pass without a checksum', { idType: 1, idNumber: '1'.repeat(18) }, null],
  ['R5.9 17 digits and X pass', { idType: 1, idNumber: `${'1'.repeat(17)}X` }, null],
  ['R5.9 17 digits and x pass', { idType: 1, idNumber: `${'1'.repeat(17)}x` }, null],
  [
    'R5.10 a disabled field is not matched',
    { idType: 1, idNumber: '990***********011X', disabled: true },
    null
  ],
  ['R5.10 a disabled field is still required', { idType: 1, idNumber: '', disabled: true }, '请输入身份证号'],
  ['R5.11 empty other number', { idType: 9, idNumber: ' ' }, '请输入证件号'],
  ['R5.11 any other number passes', { idType: 9, idNumber: 'AB-1' }, null]
] as const)('%s', (_name, input, message) => {
  expect(idNumberError(input)).toBe(message)
})

test('R9.25 a form offers exactly ID types 1 and 9', () => {
  expect(idTypeChoices(false).types.map((type) => type.value)).toEqual([1, 9])
  expect(idTypeChoices(false).changeable).toBe(true)
})

test('R5.12 category 34 fixes the ID type, labelled 身份证号', () => {
  const choices = idTypeChoices(formOf('cross-border', 34).cardOnly)
  expect(choices).toMatchObject({ label: '身份证号', changeable: false })
  expect(choices.types.map((type) => type.value)).toEqual([1])
})

test.each([
  ['male by an odd order', GOOD_MALE, { birthday: '1988-03-14', gender: 1 }],
  ['female by an even order', GOOD_FEMALE, { birthday: '1990-07-22', gender: 0 }],
  ['15 digits are of the 20th century', '990101880314011', { birthday: '1988-03-14', gender: 1 }],
  ['a 30th of February is no birth date', '990101198802300113', null],
  ['a wrong pattern tells nothing', '123', null]
])('birth date and sex from an identity card: %s', (_name, number, facts) => {
  expect(idCardFacts(number)).toEqual(facts)
})

test.each([
  ['a good X', GOOD_MALE, true],
  ['a small x', GOOD_MALE.toLowerCase(), true],
  ['a good digit', GOOD_FEMALE, true],
  ['a wrong last digit', '990101199007220229', false],
  ['15 digits have none', '990101880314011', true]
])('the checksum of an identity card: %s', (_name, number, valid) => {
  expect(hasValidChecksum(number)).toBe(valid)
})

test.each([
  ['a good number asks nothing', GOOD_MALE, null],
  ['a failed checksum asks to look again', '990101199007220229', '请核对身份证号'],
  ['an impossible birth date asks too', '990101881301011', '请核对身份证号'],
  ['a wrong pattern has its own message', '123', null]
])('R5.9 the checksum never blocks: %s', (_name, number, notice) => {
  expect(idCardNotice(number)).toBe(notice)
})

test.each([
  ['both agree', { idNumber: GOOD_MALE, gender: 1, birthday: '1988-03-14' }, null],
  ['the sex differs', { idNumber: GOOD_MALE, gender: 0 }, 'gender'],
  ['the birth date differs', { idNumber: GOOD_MALE, gender: 1, birthday: '1988-03-15' }, 'birthday'],
  ['no sex chosen yet', { idNumber: GOOD_MALE, gender: null }, null],
  ['15 digits are not held against the form', { idNumber: '990101880314011', gender: 0 }, null]
] as const)('an 18-digit number must agree with the form: %s', (_name, form, field) => {
  expect(idCardDisagreement(form)?.field ?? null).toBe(field)
})

test.each([
  ['R5.16 dentistry prohibits male', 'dentistry', 0, 0],
  ['R5.17 vaccine prohibits male', 'vaccine', 13, 0],
  ['a checkup is for all', 'checkup', 1, null]
] as const)('%s', (_name, kind, category, limit) => {
  expect(formOf(kind, category).sexLimit).toBe(limit)
})

test('R5.16 R5.17 the forbidden sex stays visible, disabled, with its reason', () => {
  expect(genderOptions(0, '本疫苗')).toEqual([
    { value: 1, label: '男', disabled: true, reason: '本疫苗限女士' },
    { value: 0, label: '女', disabled: false, reason: null }
  ])
  expect(genderOptions(null).some((option) => option.disabled)).toBe(false)
})

test('R3.53 1 is male and 0 is female', () => {
  expect(genderOptions(null).map(({ value, label }) => [value, label])).toEqual([
    [1, '男'],
    [0, '女']
  ])
})

test.each([
  ['the day before the birthday', '1988-03-14', '2026-03-13', 37],
  ['the birthday itself', '1988-03-14', '2026-03-14', 38],
  ['a leap-day birth counts from March', '2008-02-29', '2026-02-28', 17],
  ['before the birth', '2027-01-01', '2026-11-20', null],
  ['no date', '19880314', '2026-11-20', null]
])('age on a day: %s', (_name, birthday, on, age) => {
  expect(ageAt(birthday, on)).toBe(age)
})

test.each([
  ['the card tells it', { idType: 1, idNumber: GOOD_MALE, birthday: '2000-01-01' }, '1988-03-14'],
  [
    'another ID leaves it to the form',
    { idType: 9, idNumber: GOOD_MALE, birthday: '2000-01-01' },
    '2000-01-01'
  ],
  ['unknown', { idType: 9, idNumber: 'P1' }, null]
] as const)('birth date of a person: %s', (_name, person, birthday) => {
  expect(birthdayOf(person)).toBe(birthday)
})

test.each([
  ['female, third party, no nucleic acid', { gender: 0, thirdOrg: true, productName: '深度体检' }, true],
  ['male', { gender: 1, thirdOrg: true, productName: '深度体检' }, false],
  ['unknown sex', { gender: null, thirdOrg: true, productName: '深度体检' }, false],
  ['own organisation', { gender: 0, thirdOrg: false, productName: '深度体检' }, false],
  ['nucleic-acid combo', { gender: 0, thirdOrg: true, productName: '核酸检测套餐' }, false]
] as const)('R5.23 the sex-history question: %s', (_name, context, asked) => {
  expect(asksSexHistory(context)).toBe(asked)
})

test.each([
  ['R5.20 goods', 'health-selection', 20, '配送区域', 3],
  ['R5.20 vaccine', 'vaccine', 13, '接种城市', 2]
] as const)('%s R5.21 city label and levels', (_name, kind, category, label, levels) => {
  expect(formOf(kind, category)).toMatchObject({ regionLabel: label, regionLevels: levels })
})

test('R5.22 category 30 asks no city and no address', () => {
  expect(formOf('health-selection', 30).fields).toEqual(['name', 'mobile'])
  expect(formOf('health-selection', 20).fields).toContain('region')
})

test('R5.36 a cross-border field without its own text says 请填写信息', () => {
  expect(emptyFieldMessage('gender', formOf('cross-border', 34))).toBe('请填写信息')
  expect(emptyFieldMessage('gender', formOf('checkup', 1))).toBe('请选择性别')
})

test.each([
  ['with the country code and spaces', '+86 100 0000 0001', '10000000001'],
  ['with 0086', '008613900002222', '13900002222'],
  ['a whole message', '【澄安体检】您的手机13900002222正在登录', '13900002222'],
  ['a number still being typed', '+86 1390', '+86 1390'],
  ['digits too many are no number', '139000022223', '139000022223']
])('a mobile number is pasted: %s', (_name, pasted, kept) => {
  expect(mobileIn(pasted)).toBe(kept)
})

test.each([
  ['as iOS copies it from contacts', '\u202d+86 139 0000 2222\u202c', '13900002222'],
  ['with a mark of no width', '\u200b139\u200b0000\u20602222\ufeff', '13900002222'],
  ['with other dashes and a wide plus', '＋86 139–0000—2222', '13900002222'],
  ['still being typed, after a mark', '\u202d1390', '1390']
])('a mobile number is pasted %s', (_name, pasted, kept) => {
  expect(mobileIn(pasted)).toBe(kept)
  if (kept.length === 11) expect([normalizeMobile(pasted), mobileError(pasted)]).toEqual([kept, null])
})

test('an identity number counts without what a phone puts around it; of other documents dashes stay', () => {
  expect(normalizeIdNumber('\u202d990101 19880314—011x\u202c')).toBe(GOOD_MALE)
  expect(idNumberError({ idType: ID_TYPE.idCard, idNumber: `\u200b${GOOD_MALE}\u200e` })).toBeNull()
  expect(seenOf('\u202dC-1234 567\u202c')).toBe('C-1234 567')
})

test('a number kept with its country code is the same number', () => {
  expect(normalizeMobile('+86 139-0000-2222')).toBe('13900002222')
})

test.each([
  ['with spaces', ' 123 456', '123456'],
  ['a whole message', '【澄安体检】验证码 246 810，5分钟内有效，客服 4001234567', '246810'],
  ['too many digits', '1234567', '123456'],
  ['one still being typed', '12', '12'],
  ['a message without a code', '验证码已过期', '验证码已过期']
])('a login code is pasted: %s', (_name, pasted, kept) => {
  expect(codeIn(pasted)).toBe(kept)
})
