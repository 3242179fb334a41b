import { CONTACT_FORM } from '../kinds/form'
import { formOf } from '../kinds/forms'
import { validatePerson, type PersonContext, type PersonForm } from './person-form'
import { suitability } from './suitability'

const male: PersonForm = {
  name: '陈予安',
  mobile: '10000000001',
  idType: 1,
  idNumber: '99010119880314011X',
  gender: 1
}
const female: PersonForm = {
  name: '林知夏',
  mobile: '10000000002',
  idType: 1,
  idNumber: '990101199007220228',
  gender: 0
}
const empty: PersonForm = { name: '', mobile: '', idType: 1, idNumber: '', gender: null }

const messages = (form: PersonForm, context: PersonContext): readonly string[] => {
  const result = validatePerson(form, context)
  return result.ok ? [] : result.errors.map((error) => error.message)
}

test('R5.37 errors come in the order of the form, so the first is the toast', () => {
  expect(messages(empty, { form: formOf('checkup', 1), breakfastCount: 2 })).toEqual([
    '请填写体检人姓名',
    '请输入身份证号',
    '请填写手机号',
    '请选择性别',
    '请选择早餐'
  ])
})

test.each([
  ['R5.15 gender is required', { ...male, gender: null }, { form: formOf('checkup', 1) }, ['请选择性别']],
  [
    'R5.9 the card pattern is checked',
    { ...male, idNumber: '12345678901234' },
    { form: formOf('checkup', 1) },
    ['请输入正确的身份证号！']
  ],
  [
    'R5.10 a disabled masked number passes',
    { ...male, idNumber: '990***********011X' },
    { form: formOf('checkup', 1), disabled: ['idNumber'] },
    []
  ],
  [
    'R5.11 another ID needs a number',
    { ...male, idType: 9, idNumber: '' },
    { form: formOf('checkup', 1) },
    ['请输入证件号']
  ],
  ['R5.16 male in dentistry', male, { form: formOf('dentistry', 0) }, ['本项目限女士']],
  [
    'R5.17 male for vaccine',
    { ...male, region: 'A-B', address: '1号' },
    { form: formOf('vaccine', 13) },
    ['本疫苗限女士']
  ],
  [
    'a vaccine opened to men on purpose',
    { ...male, region: 'A-B', address: '1号' },
    { form: formOf('vaccine', 13), product: { sexLimit: null } },
    []
  ],
  [
    'the number tells another sex',
    { ...male, gender: 0 },
    { form: formOf('checkup', 1) },
    ['性别与身份证号不一致']
  ],
  [
    'the number tells another birth date',
    { ...male, birthday: '1988-03-15' },
    { form: formOf('checkup', 1) },
    ['出生日期与身份证号不一致']
  ],
  [
    'another ID is not held against the sex',
    { ...male, idType: 9, gender: 0 },
    { form: formOf('checkup', 1) },
    []
  ],
  [
    'R5.18 city of goods',
    { ...male, address: '1号' },
    { form: formOf('health-selection', 20) },
    ['请选择配送区域']
  ],
  [
    'R5.18 two levels are not enough for goods',
    { ...male, region: 'A-B', address: '1号' },
    { form: formOf('health-selection', 20) },
    ['请选择配送区域']
  ],
  ['R5.18 R5.20 city of vaccine', female, { form: formOf('vaccine', 13) }, ['请选择接种城市']],
  [
    'no address of vaccine: nothing is sent',
    { ...female, region: 'A-B' },
    { form: formOf('vaccine', 13) },
    []
  ],
  [
    'R5.19 address of goods',
    { ...male, region: 'A-B-C' },
    { form: formOf('health-selection', 20) },
    ['请填写详细地址']
  ],
  ['R5.22 category 30 needs neither', male, { form: formOf('health-selection', 30) }, []],
  [
    'R5.23 a woman at a third party answers',
    female,
    { form: formOf('checkup', 1), thirdOrg: true },
    ['请选择有无性生活史']
  ],
  [
    'R5.23 no counts as an answer',
    { ...female, sexHistory: false },
    { form: formOf('checkup', 1), thirdOrg: true },
    []
  ],
  ['R5.23 a man is not asked', male, { form: formOf('checkup', 1), thirdOrg: true }, []],
  [
    'R5.23 nucleic-acid combos do not ask',
    female,
    { form: formOf('checkup', 1), thirdOrg: true, productName: '核酸单检' },
    []
  ],
  [
    'R5.25 breakfast is chosen when a list exists',
    male,
    { form: formOf('checkup', 1), breakfastCount: 1 },
    ['请选择早餐']
  ],
  [
    'R5.25 a chosen breakfast passes',
    { ...male, breakfastId: 2 },
    { form: formOf('checkup', 1), breakfastCount: 1 },
    []
  ],
  ['R5.25 an empty list asks nothing', male, { form: formOf('checkup', 1), breakfastCount: 0 }, []],
  [
    'R5.6 the service person',
    { ...male, name: '', region: 'A-B-C', address: '1号' },
    { form: formOf('health-selection', 35) },
    ['请填写服务人姓名']
  ],
  [
    'R5.38 a form keeps its own text',
    { ...male, name: '' },
    { form: CONTACT_FORM, messages: { name: '请填写真实姓名' } },
    ['请填写真实姓名']
  ],
  [
    'R5.38 an empty own text falls back',
    { ...male, name: '' },
    { form: CONTACT_FORM, messages: { name: '' } },
    ['请填写姓名']
  ],
  [
    'R5.30 an address above 40 characters',
    { ...male, region: 'A-B-C', address: '路'.repeat(41) },
    { form: formOf('health-selection', 20) },
    ['详细地址最多40个字']
  ]
] satisfies [string, PersonForm, PersonContext, string[]][])('%s', (_name, form, context, expected) => {
  expect(messages(form, context)).toEqual(expected)
})

test('R5.33 R5.35 the cross-border form speaks its own words', () => {
  expect(messages(empty, { form: formOf('cross-border', 34) })).toEqual([
    '请填写真实姓名',
    '请填写收货人姓名',
    '请填写收货人手机号',
    '请填写身份证',
    '请选择城市',
    '请填写详细地址'
  ])
})

test('R5.12 cross-border takes an identity card whatever type was sent', () => {
  const form = {
    ...male,
    buyerName: '陈予安',
    region: 'A-B-C',
    address: '1号',
    idType: 9 as const,
    idNumber: 'AB'
  }
  expect(messages(form, { form: formOf('cross-border', 34) })).toEqual(['请输入正确的身份证号！'])
})

const men3050 = { sexLimit: 1, ageMin: 30, ageMax: 50 } as const
const onDay = { form: formOf('checkup', 1), product: men3050, on: '2026-11-24' } as const

test.each([
  ['fits', male, []],
  ['a woman', female, ['本套餐限男士']],
  ['too old', { ...male, idNumber: '990101195611090310' }, ['本套餐限30-50岁']],
  ['too young', { ...male, idType: 9, idNumber: 'P1', birthday: '2000-01-01' }, ['本套餐限30-50岁']],
  ['unknown age is not refused', { ...male, idType: 9, idNumber: 'P1' }, []]
] satisfies [string, PersonForm, string[]][])('limits of the product: %s', (_name, form, expected) => {
  expect(messages(form, onDay)).toEqual(expected)
})

test.each([
  ['a vaccine', 'vaccine', 13, '本疫苗限9-45岁'],
  ['a dental service', 'dentistry', 0, '本项目限9-45岁'],
  ['a gene test', 'gene', 6, '本检测限9-45岁'],
  ['a checkup', 'checkup', 1, '本套餐限9-45岁']
] as const)(
  '%s is called by the word of its kind where it admits nobody of an age',
  (_name, kind, category, expected) => {
    const form = { ...female, region: 'A-B', idNumber: '990101195611090329' }
    const product = { sexLimit: null, ageMin: 9, ageMax: 45 }
    expect(messages(form, { form: formOf(kind, category), product, on: '2026-11-24' })).toContain(expected)
  }
)

test.each([
  ['fits', male, null],
  ['限男士', female, '限男士'],
  ['超出年龄', { ...male, idNumber: '990101195611090310' }, '超出年龄'],
  ['未满30岁', { ...male, idType: 9, birthday: '2000-01-01' }, '未满30岁'],
  ['the first day of 30 years', { ...male, idType: 9, birthday: '1996-11-24' }, null],
  ['the last day of 50 years', { ...male, idType: 9, birthday: '1975-11-25' }, null],
  ['one day later', { ...male, idType: 9, birthday: '1975-11-23' }, '超出年龄'],
  ['unknown', { ...male, idType: 9, gender: null }, null]
] satisfies [string, PersonForm, string | null][])(
  'why a contact is not suitable: %s',
  (_name, person, reason) => {
    const result = suitability(person, { sexLimit: 1, ageMin: 30, ageMax: 50 }, '2026-11-24')
    expect(result.ok ? null : result.reason).toBe(reason)
  }
)

test('a good form is returned normalised, a failed checksum only asks to look again', () => {
  const typed = { ...male, name: ' 陈予安 ', mobile: '100 0000 0001', idNumber: '99010119880314011x' }
  expect(validatePerson(typed, { form: formOf('checkup', 1) })).toEqual({
    ok: true,
    value: male,
    notices: []
  })
  const doubtful = validatePerson({ ...male, idNumber: '990101198803140119' }, { form: formOf('checkup', 1) })
  expect(doubtful).toMatchObject({ ok: true, notices: [{ field: 'idNumber', message: '请核对身份证号' }] })
})

test('a form is never changed by its check', () => {
  const frozen = Object.freeze({ ...male, name: ' 陈予安 ' })
  validatePerson(frozen, { form: formOf('checkup', 1) })
  expect(frozen.name).toBe(' 陈予安 ')
})
