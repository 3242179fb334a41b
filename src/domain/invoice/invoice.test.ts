import { validateInvoice } from './invoice'

const COMPANY = {
  titleType: 'company' as const,
  title: '云桥科技',
  taxNumber: '91990101ma00000ab1',
  email: 'chen@example.com'
}
const PERSON = { titleType: 'personal' as const, title: '陈予安', taxNumber: 'x', email: 'a@example.com' }

test.each([
  ['a company', COMPANY, { ...COMPANY, taxNumber: '91990101MA00000AB1' }],
  ['a person has no tax number', PERSON, { ...PERSON, taxNumber: '' }]
])('an invoice for %s is taken', (_name, form, value) => {
  expect(validateInvoice(form)).toEqual({ ok: true, value })
})

test.each([
  ['no title of a person', { ...PERSON, title: ' ' }, 'title', '请填写发票抬头'],
  ['a title of 61 characters', { ...PERSON, title: '字'.repeat(61) }, 'title', '抬头最多60个字'],
  ['no title of a company', { ...COMPANY, title: '' }, 'title', '请填写企业抬头'],
  [
    'a tax number of 15',
    { ...COMPANY, taxNumber: '91990101MA00000' },
    'taxNumber',
    '税号少 3 位，应为 18 位'
  ],
  [
    'a tax number of 19',
    { ...COMPANY, taxNumber: '91990101MA00000AB12' },
    'taxNumber',
    '税号多 1 位，应为 18 位'
  ],
  ['signs in it', { ...COMPANY, taxNumber: '91990101-A00000AB1' }, 'taxNumber', '税号只能是数字和字母'],
  ['no address for it', { ...PERSON, email: '' }, 'email', '请填写收票邮箱'],
  ['an address without a host', { ...PERSON, email: 'chen@' }, 'email', '请填写正确的邮箱']
])('an invoice is refused: %s', (_name, form, field, message) => {
  expect(validateInvoice(form)).toEqual({ ok: false, errors: [{ field, message }] })
})
