/** Texts of partners that are new. */
export const texts = {
  title: '新品牌',
  tag: '新入驻',
  stores: '家门店',
  prices: '项公开价目',
  days: (count: number) => `领取后 ${count} 天有效`,
  claims: { open: '领取', had: '已用过', closed: '暂不可领' },
  claimOf: (name: string) => `领取${name}`,
  claimed: '领好了，已放进卡包',
  held: '去使用',
  heldOf: (name: string) => `看${name}可以买什么`,
  products: '公开价目',
  promises: '承诺',
  store: '门店与资质',
  licence: (no: string) => `执业许可证 ${no}`,
  noLicence: '许可证登记中，到店可以查看',
  nowhere: '本市还没有门店，先看看价目和其他城市的门店',
  city: '换个城市',
  none: '现在没有新入驻的品牌',
  noneText: '有新的合作机构会在这里',
  toShop: '去商城看看',
  rules: '说清楚'
} as const
