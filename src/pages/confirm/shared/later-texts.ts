/** Texts of the blocks that are fetched when they are shown. */
export const laterTexts = {
  addressGroup: '纸质报告收件地址',
  addressRegion: '配送区域',
  payType: '支付方式',
  payAll: '全款',
  payAllNote: (unit: string) => `付清后各${unit}都不用再付`,
  payDeposit: '付定金',
  payDepositNote: (yuan: string) => `¥${yuan} 先占号，到店前补齐尾款`
} as const
