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
  login: '登录',
  loginNote: '登录后管理账号、设备和资料'
} as const
