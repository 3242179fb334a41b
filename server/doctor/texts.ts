/** What the doctor says to an operator. */
const SMS: Readonly<Record<string, string>> = {
  webhook: '发到 SMS_WEBHOOK_URL',
  aliyun: '阿里云',
  tencent: '腾讯云'
}

export const DOCTOR_TEXTS = {
  sms: SMS,
  marks: { open: '开通', closed: '未设置', ill: '有问题' },
  doors: {
    payJsapi: '微信支付（微信内）',
    payH5: '微信支付（手机浏览器）',
    payMini: '微信支付（小程序）',
    payApp: '微信支付（App）',
    payAlipay: '支付宝',
    wechatSite: '微信公众号（分享、微信内付款人）',
    wechatMini: '微信小程序（手机号快捷登录、订阅消息）',
    courier: '快递跟踪',
    realName: '实名校验',
    sms: '短信验证码'
  },
  providers: {
    wechatPay: '微信支付',
    alipay: '支付宝',
    wechatSite: '微信公众号',
    wechatMini: '微信小程序',
    redis: 'Redis（调用次数的限制）',
    database: '数据库'
  },
  answered: '已询问，设置有效',
  silent: '没有回应：检查网络、代理和防火墙',
  redisRefuses: '不让登录：用户名或密码不对',
  refused: (code: string) => `拒绝了：${code}`,
  signature: '不认签名：商户号、证书和私钥要是同一套，服务器的时间要准',
  secret: 'AppID 和 AppSecret 不符',
  noTemplate: (kind: string, id: string) => `WX_TEMPLATES 的 ${kind} 是 ${id}，这个小程序没有这个模板`,
  otherFields: (kind: string, fields: string) =>
    `WX_TEMPLATES 的 ${kind} 的字段是 ${fields}：写进 WX_TEMPLATE_FIELDS（只能有 thing、character_string 和 phrase）`,
  address: '服务器的 IP 不在白名单里',
  certificateOver: (day: string) => `商户证书 ${day} 到期，已失效：在商户平台换新证书`,
  certificateSoon: (day: string) => `商户证书 ${day} 到期：请在那之前更换`,
  realNameDemo: '演示：只有几个样例姓名通不过',
  smsDemo: '演示：验证码在页面上',
  smsLog: '验证码只在日志里',
  smsNone: '没有人能收到登录验证码：设置 SMS_ALIYUN_…、SMS_TENCENT_… 或 SMS_WEBHOOK_URL',
  pending: (count: number) => `已连接；还缺 ${count} 个迁移：启动前运行 npm run migrate`,
  standby: '只读（是备库）：把 DATABASE_URL 指向主库',

  sandboxed: '演示收银台，不会真的收钱'
} as const
