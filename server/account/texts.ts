/** What the server says to users about accounts and contacts. */
export const ACCOUNT_TEXTS = {
  codeTooSoon: (seconds: number) => `操作太频繁，请${seconds}秒后再试`,
  codeLimitPhone: '今日获取验证码次数已达上限，请明天再试',
  codeLimitAddress: '获取验证码过于频繁，请稍后再试',
  smsFailed: '短信发送失败，请稍后再试',
  smsMissing: '短信暂时无法发送，请稍后再试',
  codeMissing: '请先获取验证码',
  codeExpired: '验证码已失效，请重新获取',
  codeTries: '验证码错误次数过多，请重新获取',
  codeWrong: '验证码错误',
  wechatMissing: '微信一键登录暂未开通，请用手机号登录',
  wechatCodeUsed: '微信登录已失效，请重试',
  channelClosed: '暂不能直接登录，请用手机号登录',
  contactMissing: '联系人不存在',
  contactTwice: '该证件号的联系人已存在',
  contactLimit: (max: number) => `最多添加${max}位联系人`
} as const
