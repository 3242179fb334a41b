import { passwordError } from './password'

const known = { mobile: '13800000007', birthday: '1988-03-14' }

test.each([
  ['eight of both sorts', 'abcd1234', null],
  ['none', '', '请填写新密码'],
  ['seven', 'abcd123', '密码要求：8到20位'],
  ['twenty-one', `a${'1'.repeat(20)}`, '密码要求：8到20位'],
  ['no letter', '12345678', '密码要求：有字母也有数字'],
  ['no digit', 'abcdefgh', '密码要求：有字母也有数字'],
  ['the phone', 'a13800000007', '密码要求：不含手机号、生日'],
  ['the birthday', 'a19880314', '密码要求：不含手机号、生日'],
  ['the birthday without its century', 'ab880314', '密码要求：不含手机号、生日']
])('a password of %s', (_name, password, message) => {
  expect(passwordError(password, known)).toBe(message)
})

test('what is not known of a person forbids nothing', () => {
  expect(passwordError('abcd1234', { mobile: '', birthday: '' })).toBeNull()
})
