/** What the seeded server answered: written by tests/recorded.test.ts, never by hand. */
import type { ResultsOf } from '@/contract/catalogue'

/** The first of three has its day. */
export const firstDose: ResultsOf<'order.detail'> = {
  actions: ['navigate', 'calendar', 'refund', 'prepare', 'contact'],
  addItems: [],
  appointmentDate: '2026-11-25',
  appointmentState: 2,
  appointmentUser: '林**',
  baseItemNum: 0,
  breakfastName: '',
  cancelReason: '',
  changeCount: 0,
  changeDifference: 0,
  codes: [],
  comboName: '四价HPV疫苗（三针全程）',
  comboThumbnail: '/seed-img/pkg/VA1302.svg',
  credential: { code: 'CRED.A', expiresAt: 1795136460000, number: '7304 1196 65' },
  declareBefore: null,
  doctor: '',
  doctorId: '',
  doses: [
    {
      action: 'date',
      date: '2026-11-25',
      from: '',
      hospitalId: 'V4201',
      hospitalName: '澄安预防接种门诊（深圳科技园）',
      interval: 0,
      no: 1,
      state: 'booked',
      timespan: '10:00-11:00',
      to: ''
    },
    {
      action: 'book',
      date: '',
      from: '2027-01-24',
      hospitalId: '',
      hospitalName: '',
      interval: 60,
      no: 2,
      state: 'toBook',
      timespan: '',
      to: ''
    },
    {
      action: '',
      date: '',
      from: '2027-05-24',
      hospitalId: '',
      hospitalName: '',
      interval: 120,
      no: 3,
      state: 'toBook',
      timespan: '',
      to: ''
    }
  ],
  exchange: null,
  fasting: false,
  freeChangeBefore: '2026-11-24 18:00',
  giftPrice: 0,
  gifts: [],
  goods: null,
  hospAddress: '深圳市南山区科盛路15号芯谷大厦1层',
  hospitalId: 'V4201',
  hospitalName: '澄安预防接种门诊（深圳科技园）',
  hospitalTel: '400-000-4201',
  invoice: '',
  kind: 'vaccine',
  kindName: '疫苗',
  kit: null,
  lat: 22.5405,
  lines: [
    { amount: 2460, kind: 'base', label: '疫苗', note: '四价HPV疫苗（三针全程）' },
    { amount: -100, kind: 'coupon', label: '优惠券', note: '疫苗满2000减100' }
  ],
  lon: 113.9528,
  openHours: '09:00-16:30',
  orderCreateDate: '2026-11-20 09:00:00',
  orderNum: 'CA20261120AAAA',
  orderPayPrice: 2360,
  orderStatus: 40,
  orderType: 13,
  owed: null,
  paidTogether: 1,
  paperReport: '',
  payDeadline: null,
  payOrderNum: 'PAY20261120AAAA',
  payPrice: 2360,
  payStatus: 2,
  payment: {
    amount: 2360,
    name: '实付',
    note: '微信支付',
    purpose: 'full',
    ways: [{ amount: 2360, name: '微信支付' }]
  },
  payments: [
    {
      amount: 2360,
      name: '实付',
      note: '微信支付',
      number: 'PAY20261120AAAA',
      time: '2026-11-20 09:00:00',
      ways: [{ amount: 2360, name: '微信支付' }]
    }
  ],
  person: { gender: 0, idNumber: '990***********0228', idType: 1, mobile: '100****0002', name: '林**' },
  prep: [
    { icon: 'moon', text: '早点睡，不喝酒；发热或急性病期间请先改期', title: '前一晚' },
    { icon: 'card', text: '本人身份证、预防接种证（没有可现场补办）', title: '随身携带' },
    { icon: 'info', text: '在门诊留观 30 分钟再走，当天不泡澡不剧烈运动', title: '接种之后' }
  ],
  productCode: 'VA1302',
  quantity: 1,
  receiveAddress: '',
  receiveCity: '',
  refundState: 0,
  remark: '',
  report: null,
  reportState: 0,
  serverTime: 1795136400000,
  spec: '',
  statusName: '待接种',
  terms: [
    { amount: 2360, key: 'paid', name: '实付', note: '微信支付', ways: [{ amount: 2360, name: '微信支付' }] }
  ],
  timeline: [
    { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '提交订单' },
    { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '支付成功' },
    {
      state: 'done',
      text: '11月25日 周三 10:00-11:00 · 澄安预防接种门诊（深圳科技园）',
      time: '2026-11-20 09:00:00',
      title: '第1针 预约成功'
    },
    { state: 'now', text: '11月25日 周三 10:00-11:00', time: '', title: '第1针 待接种' }
  ],
  timespan: '10:00-11:00',
  together: [],
  tone: 'apricot',
  transit: '与科技园分院同楼',
  userPayPrice: 2360
}

/** It was given. */
export const dosesGiven: ResultsOf<'order.detail'> = {
  actions: ['refund', 'contact'],
  addItems: [],
  appointmentDate: '',
  appointmentState: 0,
  appointmentUser: '林**',
  baseItemNum: 0,
  breakfastName: '',
  cancelReason: '',
  changeCount: 0,
  changeDifference: 0,
  codes: [],
  comboName: '四价HPV疫苗（三针全程）',
  comboThumbnail: '/seed-img/pkg/VA1302.svg',
  credential: null,
  declareBefore: null,
  doctor: '',
  doctorId: '',
  doses: [
    {
      action: '',
      date: '2026-09-25',
      from: '',
      hospitalId: 'V4201',
      hospitalName: '澄安预防接种门诊（深圳科技园）',
      interval: 0,
      no: 1,
      state: 'visited',
      timespan: '10:00-11:00',
      to: ''
    },
    {
      action: 'book',
      date: '',
      from: '2026-11-24',
      hospitalId: '',
      hospitalName: '',
      interval: 60,
      no: 2,
      state: 'toBook',
      timespan: '',
      to: ''
    },
    {
      action: '',
      date: '',
      from: '2027-03-24',
      hospitalId: '',
      hospitalName: '',
      interval: 120,
      no: 3,
      state: 'toBook',
      timespan: '',
      to: ''
    }
  ],
  exchange: null,
  fasting: false,
  freeChangeBefore: '',
  giftPrice: 0,
  gifts: [],
  goods: null,
  hospAddress: '',
  hospitalId: '',
  hospitalName: '',
  hospitalTel: '400-000-1000',
  invoice: '',
  kind: 'vaccine',
  kindName: '疫苗',
  kit: null,
  lat: 0,
  lines: [
    { amount: 2460, kind: 'base', label: '疫苗', note: '四价HPV疫苗（三针全程）' },
    { amount: -100, kind: 'coupon', label: '优惠券', note: '疫苗满2000减100' }
  ],
  lon: 0,
  openHours: '',
  orderCreateDate: '2026-11-20 09:00:00',
  orderNum: 'CA20261120AAAA',
  orderPayPrice: 2360,
  orderStatus: 45,
  orderType: 13,
  owed: null,
  paidTogether: 1,
  paperReport: '',
  payDeadline: null,
  payOrderNum: 'PAY20261120AAAA',
  payPrice: 2360,
  payStatus: 2,
  payment: {
    amount: 2360,
    name: '实付',
    note: '微信支付',
    purpose: 'full',
    ways: [{ amount: 2360, name: '微信支付' }]
  },
  payments: [
    {
      amount: 2360,
      name: '实付',
      note: '微信支付',
      number: 'PAY20261120AAAA',
      time: '2026-11-20 09:00:00',
      ways: [{ amount: 2360, name: '微信支付' }]
    }
  ],
  person: { gender: 0, idNumber: '990***********0228', idType: 1, mobile: '100****0002', name: '林**' },
  prep: [],
  productCode: 'VA1302',
  quantity: 1,
  receiveAddress: '',
  receiveCity: '',
  refundState: 0,
  remark: '',
  report: null,
  reportState: 0,
  serverTime: 1795136400000,
  spec: '',
  statusName: '待使用',
  terms: [
    { amount: 2360, key: 'paid', name: '实付', note: '微信支付', ways: [{ amount: 2360, name: '微信支付' }] }
  ],
  timeline: [
    { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '提交订单' },
    { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '支付成功' },
    {
      state: 'done',
      text: '澄安预防接种门诊（深圳科技园）',
      time: '2026-09-25 10:30:00',
      title: '第1针 已接种'
    },
    {
      state: 'done',
      text: '9月25日 周五 10:00-11:00 · 澄安预防接种门诊（深圳科技园）',
      time: '2026-11-20 09:00:00',
      title: '第1针 预约成功'
    },
    { state: 'now', text: '1月24日 周日 起可约', time: '', title: '第2针 待预约' }
  ],
  timespan: '',
  together: [],
  tone: 'apricot',
  transit: '',
  userPayPrice: 2360
}

/** The second has its day. */
export const secondDose: ResultsOf<'order.detail'> = {
  actions: ['navigate', 'calendar', 'refund', 'prepare', 'contact'],
  addItems: [],
  appointmentDate: '2026-11-25',
  appointmentState: 2,
  appointmentUser: '林**',
  baseItemNum: 0,
  breakfastName: '',
  cancelReason: '',
  changeCount: 0,
  changeDifference: 0,
  codes: [],
  comboName: '四价HPV疫苗（三针全程）',
  comboThumbnail: '/seed-img/pkg/VA1302.svg',
  credential: { code: 'CRED.A', expiresAt: 1795136460000, number: '7304 1196 65' },
  declareBefore: null,
  doctor: '',
  doctorId: '',
  doses: [
    {
      action: '',
      date: '2026-09-25',
      from: '',
      hospitalId: 'V4201',
      hospitalName: '澄安预防接种门诊（深圳科技园）',
      interval: 0,
      no: 1,
      state: 'visited',
      timespan: '10:00-11:00',
      to: '2026-09-26'
    },
    {
      action: 'date',
      date: '2026-11-25',
      from: '2026-11-24',
      hospitalId: 'V4201',
      hospitalName: '澄安预防接种门诊（深圳科技园）',
      interval: 60,
      no: 2,
      state: 'booked',
      timespan: '10:00-11:00',
      to: ''
    },
    {
      action: '',
      date: '',
      from: '2027-03-25',
      hospitalId: '',
      hospitalName: '',
      interval: 120,
      no: 3,
      state: 'toBook',
      timespan: '',
      to: ''
    }
  ],
  exchange: null,
  fasting: false,
  freeChangeBefore: '2026-11-24 18:00',
  giftPrice: 0,
  gifts: [],
  goods: null,
  hospAddress: '深圳市南山区科盛路15号芯谷大厦1层',
  hospitalId: 'V4201',
  hospitalName: '澄安预防接种门诊（深圳科技园）',
  hospitalTel: '400-000-4201',
  invoice: '',
  kind: 'vaccine',
  kindName: '疫苗',
  kit: null,
  lat: 22.5405,
  lines: [
    { amount: 2460, kind: 'base', label: '疫苗', note: '四价HPV疫苗（三针全程）' },
    { amount: -100, kind: 'coupon', label: '优惠券', note: '疫苗满2000减100' }
  ],
  lon: 113.9528,
  openHours: '09:00-16:30',
  orderCreateDate: '2026-11-20 09:00:00',
  orderNum: 'CA20261120AAAA',
  orderPayPrice: 2360,
  orderStatus: 40,
  orderType: 13,
  owed: null,
  paidTogether: 1,
  paperReport: '',
  payDeadline: null,
  payOrderNum: 'PAY20261120AAAA',
  payPrice: 2360,
  payStatus: 2,
  payment: {
    amount: 2360,
    name: '实付',
    note: '微信支付',
    purpose: 'full',
    ways: [{ amount: 2360, name: '微信支付' }]
  },
  payments: [
    {
      amount: 2360,
      name: '实付',
      note: '微信支付',
      number: 'PAY20261120AAAA',
      time: '2026-11-20 09:00:00',
      ways: [{ amount: 2360, name: '微信支付' }]
    }
  ],
  person: { gender: 0, idNumber: '990***********0228', idType: 1, mobile: '100****0002', name: '林**' },
  prep: [
    { icon: 'moon', text: '早点睡，不喝酒；发热或急性病期间请先改期', title: '前一晚' },
    { icon: 'card', text: '本人身份证、预防接种证（没有可现场补办）', title: '随身携带' },
    { icon: 'info', text: '在门诊留观 30 分钟再走，当天不泡澡不剧烈运动', title: '接种之后' }
  ],
  productCode: 'VA1302',
  quantity: 1,
  receiveAddress: '',
  receiveCity: '',
  refundState: 0,
  remark: '',
  report: null,
  reportState: 0,
  serverTime: 1795136400000,
  spec: '',
  statusName: '待接种',
  terms: [
    { amount: 2360, key: 'paid', name: '实付', note: '微信支付', ways: [{ amount: 2360, name: '微信支付' }] }
  ],
  timeline: [
    { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '提交订单' },
    { state: 'done', text: '', time: '2026-11-20 09:00:00', title: '支付成功' },
    {
      state: 'done',
      text: '澄安预防接种门诊（深圳科技园）',
      time: '2026-09-25 10:30:00',
      title: '第1针 已接种'
    },
    {
      state: 'done',
      text: '9月25日 周五 10:00-11:00 · 澄安预防接种门诊（深圳科技园）',
      time: '2026-11-20 09:00:00',
      title: '第1针 预约成功'
    },
    {
      state: 'done',
      text: '11月25日 周三 10:00-11:00 · 澄安预防接种门诊（深圳科技园）',
      time: '2026-11-20 09:00:00',
      title: '第2针 预约成功'
    },
    { state: 'now', text: '11月25日 周三 10:00-11:00', time: '', title: '第2针 待接种' }
  ],
  timespan: '10:00-11:00',
  together: [],
  tone: 'apricot',
  transit: '与科技园分院同楼',
  userPayPrice: 2360
}
