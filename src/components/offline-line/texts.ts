export const texts = {
  of: (time: string) => `离线 · 显示的是 ${time} 的内容`,
  again: '重试'
} as const
