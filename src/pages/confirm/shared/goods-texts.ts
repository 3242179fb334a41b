/** Texts of what every order of goods has, of one product or of a cart. */
export const goodsTexts = {
  remark: '留言',
  remarkHint: '选填，如送货时间',
  stockTitle: '库存不足',
  fewer: (most: number) => `库存有变化，数量已改为 ${most} 件`,
  agreeEnd: '，同意将收货信息用于本次配送与服务'
} as const
