/** Texts of the choice among the addresses of the account. */
export const savedTexts = {
  choose: '选择收货地址',
  count: (count: number) => `${count}个`,
  byDefault: '默认',
  manage: '管理收货地址',
  typeNew: '填写新地址',
  change: '更换收货地址',
  keep: '保存到我的收货地址'
} as const
