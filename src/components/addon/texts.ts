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
  infoFailed: '暂无说明',
  cancel: '取消',
  clearTitle: '确定清空全部已选加项吗？',
  clearConfirm: '全部清空',
  clearCancel: '我再想想',
  addTogetherTitle: '需要一起添加',
  addTogether: '一并添加',
  deleteTogetherTitle: '需要一起删除',
  deleteTogether: '一并删除',
  confirmWord: '确定',
  remarkTitle: '温馨提示'
} as const
