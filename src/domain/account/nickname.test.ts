import { nicknameError } from './nickname'
import { ACCOUNT_TEXTS } from './texts'

test.each([
  ['安和小助手', '安和体检', ACCOUNT_TEXTS.nicknameReserved, 'the shop by its short name'],
  ['小安', '安和体检', null, 'a part of it'],
  ['安和小助手', '康宁体检中心', null, 'the name of another shop'],
  ['爱体检', '体检商城', null, 'a shop that says its kind alone'],
  ['爱体检', '', null, 'a shop without a name'],
  ['官方小安', '', ACCOUNT_TEXTS.nicknameReserved, 'who speaks for any shop'],
  [' 安 ', '安和体检', ACCOUNT_TEXTS.nicknameLength, 'too short'],
  ['一二三四五六七八九十一二', '安和体检', null, 'twelve characters'],
  ['一二三四五六七八九十一二三', '安和体检', ACCOUNT_TEXTS.nicknameLength, 'too long'],
  ['𠮷', '安和体检', ACCOUNT_TEXTS.nicknameLength, 'one character of two code units'],
  ['', '安和体检', ACCOUNT_TEXTS.nicknameMissing, 'none']
])('%j in the shop %j: %j (%s)', (nickname, shop, message, _why) => {
  expect(nicknameError(nickname, shop)).toBe(message)
})
