/** Texts of the choice among the addresses of the account. */
export const savedTexts = {
  choose: '选择收货地址',
  count: (count: number) => `${count}个`,
  byDefault: '默认',
  manage: '管理收货地址'
} as const
