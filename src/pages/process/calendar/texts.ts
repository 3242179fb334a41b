/** Texts of the calendar of a product. */
export const texts = {
  title: '可约日历',
  chooseFirst: '先选一个套餐，看它哪天能约',
  toShop: '去商城看更多',
  noProducts: '暂时没有可预约的套餐',
  missing: '没有找到这件商品',
  missingText: '商品可能已下架，去商城看看其他商品',
  noBooking: '这件商品不需要预约日期',
  toProduct: '查看商品',
  allOf: (city: string) => `${city}全部机构`,
  places: '选择机构',
  noDays: '暂无可预约日期',
  noDaysHint: '可以换一家机构或换个城市再看',
  changePlace: '换机构',
  changeCity: '换城市',
  picked: '已选',
  choose: '选择日期',
  nothing: '未选择日期',
  left: (count: number) => `余${count}`,
  book: '去预约'
} as const
