/** Texts of the add-on parts that several pages share. */
export const addonTexts = {
  duration: '检查时长',
  fasting: '空腹',
  sold: '已选人次',
  minutes: (count: number) => (count > 0 ? `约${count}分钟` : '视情况'),
  fastingNeeded: '需要',
  fastingFree: '不需要',
  people: (count: number) => (count >= 10_000 ? `${Math.floor(count / 1000) / 10}万+` : String(count)),
  add: '加入加项',
  remove: '移出加项',
  wholePrice: '打包计价',
  infoFailed: '暂无说明'
} as const
