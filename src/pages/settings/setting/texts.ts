/** Texts of the settings. */
export const texts = {
  title: '设置',
  theme: '深色模式',
  themes: { auto: '跟随系统', light: '浅色', dark: '深色' },
  safe: '账号与安全',
  devices: '登录设备',
  deviceCount: (count: number) => `${count}台`,
  messages: '消息',
  agreements: '协议与规则',
  family: '家人资料',
  addresses: '收货地址',
  exportData: '导出我的数据',
  exportFile: '资料、订单、报告和记录，存成一个文件',
  exportCopy: '资料、订单、报告和记录，复制为文字',
  exported: '已导出',
  exportFailed: '导出失败，请重试',
  suggestion: '意见反馈',
  about: '关于澄安',
  version: (version: string) => `版本 ${version}`,
  deleteAccount: '注销账号',
  login: '登录',
  loginNote: '登录后管理账号、设备和资料'
} as const
