/** Texts of what WeChat asks before personal data is read. */
export const privacyTexts = {
  title: '个人信息保护提示',
  before: '请阅读',
  guideline: '《用户隐私保护指引》',
  after: '。同意后，我们才会在您使用相应功能时读取位置等信息；拒绝不影响浏览和预约。',
  agree: '同意并继续',
  refuse: '拒绝'
} as const
