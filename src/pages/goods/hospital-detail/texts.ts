const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

export const texts = {
  title: '分院详情',
  partner: '合作机构',
  hours: '开放时间',
  closedOn: (weekdays: readonly number[]) =>
    weekdays.length === 0 ? '全周开放' : `${weekdays.map((day) => WEEKDAYS[day] ?? '').join('、')}休诊`,
  openMap: '打开地图',
  call: '拨打电话',
  facilities: '配套设施',
  intro: '分院介绍',
  products: '本院可约套餐',
  productCount: (count: number) => `${count}个`,
  moreProducts: (count: number) => `查看其余 ${count} 个套餐`,
  noProducts: '本院暂无可约套餐',
  otherBranches: '去商城看看',
  book: '预约本院',
  bookTitle: '选择要预约的套餐',
  days: '可约日历',
  daysTitle: '看哪个套餐的可约日历',
  missing: '没有找到这家分院',
  missingText: '可能已经停诊或链接有误，换一家看看吧',
  toBranches: '看其他分院',
  toHome: '回首页'
} as const
