/** Texts of booking with a card. */
export const texts = {
  title: '选择机构与时间',
  noCard: '先选一张卡',
  noCardText: '从我的卡里选一张再来预约',
  toWallet: '看我的卡'
} as const
