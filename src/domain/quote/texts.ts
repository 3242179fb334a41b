/** User-facing texts of prices. */
export const QUOTE_TEXTS = {
  cardPaid: '卡抵',
  feeNote: '单位不付，由你付',
  goods: '商品金额',
  pieces: (count: number) => `${count} 件`,
  freight: '运费',
  freeOfFreight: '包邮',
  freightTogether: '同一地址只收一次',
  soldOut: '已售罄',
  orderLimit: (count: number) => `每单限购 ${count} 件`,
  left: (count: number) => `库存不足，仅剩 ${count} 件`
} as const
