/** What is said of a nickname or password that cannot be taken. */
export const ACCOUNT_TEXTS = {
  nicknameMissing: '请填写昵称',
  nicknameLength: '昵称为2到12个字',
  nicknameReserved: '昵称不能使用店名、“客服”等字样',
  passwordMissing: '请填写新密码',
  passwordLength: '8到20位',
  passwordMixed: '有字母也有数字',
  passwordUnlike: '不含手机号、生日',
  passwordNeeds: (rule: string) => `密码要求：${rule}`
} as const
