export const careTexts = {
  name: '关怀模式',
  note: '大字、大按钮、高对比',
  leave: '退出关怀模式',
  entered: '已打开关怀模式，在首页可以随时退出',
  left: '已退出关怀模式'
} as const

/** Where WeChat shows large text. */
export const careOfferTexts = {
  offer: '微信里用了大字，要打开关怀模式吗？',
  yes: '打开'
} as const
