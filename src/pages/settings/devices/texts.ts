/** Texts of the page of devices. */
export const texts = {
  title: '登录设备',
  current: '本机',
  since: (at: string) => `${at} 登录`,
  used: (at: string) => `最近使用 ${at}`,
  end: '退出',
  endOf: (name: string) => `让 ${name} 退出登录`,
  endAll: '退出其他所有设备',
  ask: (name: string) => `让“${name}”退出登录？`,
  askAll: '让其他所有设备退出登录？',
  askText: '退出后，那台设备要重新登录才能看到你的订单和报告。',
  confirm: '退出登录',
  done: '已退出登录',
  note: '有不认识的设备时，让它退出登录，再修改登录密码。',
  alone: '没有其他设备登录这个账号'
} as const
