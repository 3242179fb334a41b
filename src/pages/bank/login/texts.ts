/** Texts of the login by the bank. */
export const texts = {
  title: '授权登录',
  lead: (shop: string) => `用银行登录${shop}`,
  note: '不用再输手机号和验证码',
  running: '正在用银行登录',
  phone: '预留手机号',
  phoneNote: '只用来登录和接收到检提醒',
  notTaken: '不会拿到的信息',
  notTakenNote: '卡号、余额、密码、交易记录',
  agree: '我已阅读并同意',
  userAgreement: '《用户协议》',
  privacyAgreement: '《隐私政策》',
  and: '和',
  grant: '《授权说明》',
  agreeFirst: '请先阅读并同意用户协议、隐私政策和授权说明',
  logIn: '同意并登录',
  done: '登录成功',
  refused: '银行没有登录成功',
  again: '重新授权',
  grantTitle: '授权说明',
  grantText:
    '同意后，银行把你的预留手机号和客户编号的凭证交给我们，用来确认是你本人。我们不会拿到卡号、余额、密码和交易记录。下次从银行进入时会直接登录；在“我的－设置”里退出登录后，不会影响银行里的信息。',
  already: '您已登录',
  goOn: '继续'
} as const
