import type { BranchDayState } from '@/domain/booking/branch-days'
import type { OpenState } from '@/domain/booking/open-state'

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

const SHORT: Readonly<Record<BranchDayState, string>> = {
  free: '有号',
  full: '约满',
  closed: '休',
  over: '已截止'
}

const SPOKEN: Readonly<Record<BranchDayState, string>> = {
  free: '有号',
  full: '已约满',
  closed: '不开',
  over: '今天已停止接待'
}

const NOW: Readonly<Record<OpenState, string>> = {
  closed: '今天不开',
  before: '还没开门',
  open: '接待中',
  ended: '已停止接待',
  unknown: ''
}

export const texts = {
  title: '分院详情',
  gallery: '分院图片',
  picture: (at: number) => `第 ${at} 张`,
  share: '分享',
  partner: '合作机构',
  partnerNote: '合作机构：由它检查、出报告，执业证照也在它名下。',
  rated: (count: string) => `${count} 条到访后评价`,
  /** '今天 07:30–11:30 · 接待中' */
  today: (openHours: string, state: OpenState) =>
    state === 'closed' ? NOW.closed : [`今天 ${openHours}`, NOW[state]].filter(Boolean).join(' · '),
  licence: '医疗机构执业许可证可查',
  seeLicence: '看证照',
  licenceTitle: '执业证照',
  licenceName: '机构',
  licenceOf: '证照',
  licenceAddress: '执业地点',
  known: '知道了',
  navigate: '导航',
  navigateTo: (name: string) => `导航去${name}`,
  drawn: '示意图，不是实际路线',
  when: '什么时候开',
  days: '可约日历',
  day: (state: BranchDayState) => SHORT[state],
  spokenDay: (state: BranchDayState) => SPOKEN[state],
  todayName: '今天',
  hours: (openHours: string) => `开放时间 ${openHours}`,
  closedOn: (weekdays: readonly number[]) =>
    weekdays.length === 0 ? '全周开放' : `${weekdays.map((day) => WEEKDAYS[day] ?? '').join('、')}休诊`,
  arriving: '来的路上，进门以后',
  desk: '前台电话',
  call: (tel: string) => `拨打前台电话 ${tel}`,
  reviews: '来过的人说',
  intro: '分院介绍',
  products: '本院可约套餐',
  productCount: (count: number) => `${count}个`,
  moreProducts: (count: number) => `查看其余 ${count} 个套餐`,
  noProducts: '本院暂无可约套餐',
  otherBranches: '去商城看看',
  first: (day: string, time: string) => `最早${[day, time].filter(Boolean).join(' ')}`,
  taken: (percent: number) => `近 7 天已约 ${percent}%`,
  fullFortnight: '近两周约满',
  book: '在这里约',
  otherTimes: '其他时间',
  bookTitle: '选择要预约的套餐',
  daysTitle: '看哪个套餐的可约日历',
  missing: '没有找到这家分院',
  missingText: '可能已经停诊或链接有误，换一家看看吧',
  toBranches: '看其他分院',
  toHome: '回首页'
} as const
