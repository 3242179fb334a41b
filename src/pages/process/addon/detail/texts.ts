/** Texts of the sheet with all of a booking. */
export const detailTexts = {
  product: '套餐',
  count: (count: number) => `共 ${count} 项检查`,
  account: '预约人',
  branch: '机构',
  number: (number: string) => `机构编号 ${number}`,
  time: '时间',
  recommended: '推荐加项',
  taken: '已加入',
  chosen: '已选加项',
  none: '没有选加项',
  total: '项目总价',
  enterprise: '企业承担',
  pay: '应付'
} as const
