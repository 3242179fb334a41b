/** Texts of a package that is looked for on a card. */
export const texts = {
  title: '选择机构与时间',
  none: '这张卡现在不能约这个套餐',
  noneText: '可能用完了、还没到使用期，或不合适；看看卡里还有什么',
  toCard: '看卡详情'
} as const
