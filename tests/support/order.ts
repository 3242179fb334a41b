import type { OrderCard, OrderDetail, PrepPlan } from '@/contract/order/dto/order'
import type { PayCreateResults, PayStatusResults } from '@/contract/pay/dto'
import { NOW } from './world'
import { SHOWN } from './shown'

/** A sum of an order; paid in all without a change. */
export const term = (change: Partial<OrderCard['terms'][number]> = {}): OrderCard['terms'][number] => ({
  ...{
    key: 'paid',
    name: '实付',
    amount: 1393,
    note: '微信支付',
    ways: [{ name: '微信支付', amount: 1393 }]
  },
  ...change
})

/** What was paid last, all by one channel. */
export const paidBy = (channel: string, amount: number): NonNullable<OrderDetail['payment']> => ({
  ...{ name: '实付', amount, note: channel, purpose: 'full' },
  ways: channel === '' ? [] : [{ name: channel, amount }]
})

/** One of an order's payments, by one channel. */
export const paymentOf = (
  channel: string,
  amount: number,
  of: Pick<OrderDetail['payments'][number], 'number' | 'time'> & { readonly name?: string }
): OrderDetail['payments'][number] => ({
  ...{ name: '实付', amount, note: channel, ways: [{ name: channel, amount }] },
  ...of
})

const TO_PAY = term({ key: 'due', name: '应付', note: '', ways: [] })

/** A checkup order that waits for the visit on 2026-11-24. */
export const orderCard = (change: Partial<OrderCard> = {}): OrderCard => ({
  orderNum: 'CA20261120AAAA',
  orderType: 1,
  kind: 'checkup',
  kindName: '体检',
  productCode: 'CK1003',
  comboName: '深度体检·男士款',
  comboThumbnail: '/seed-img/pkg/CK1003.svg#sky',
  tone: 'sky',
  orderStatus: 40,
  statusName: '待到检',
  payStatus: 2,
  appointmentState: 2,
  reportState: 0,
  refundState: 0,
  userPayPrice: 1393,
  appointmentDate: '2026-11-24',
  timespan: '08:00-08:30',
  hospitalId: 'H1001',
  hospitalName: '澄安·北京望京分院',
  hospitalTel: '010-00000001',
  appointmentUser: SHOWN.name,
  terms: [term()],
  owed: null,
  payDeadline: null,
  freeChangeBefore: '2026-11-23 18:00',
  actions: ['navigate', 'calendar', 'prepare'],
  report: null,
  orderCreateDate: '2026-11-20 08:55:00',
  spec: '',
  quantity: 1,
  payOrderNum: 'PAY20261120AAAA',
  payPrice: change.userPayPrice ?? 1393,
  giftPrice: 0,
  paidTogether: 1,
  ...change
})

const unpaidFacts = {
  terms: [TO_PAY],
  orderStatus: 0,
  statusName: '待支付',
  payStatus: 0,
  appointmentState: 1,
  payDeadline: NOW + 25 * 60_000,
  actions: ['pay', 'cancel']
}

/** The same order before payment, 25 minutes left. */
export const unpaidCard = (change: Partial<OrderCard> = {}): OrderCard =>
  orderCard({ ...unpaidFacts, ...change })

export const orderDetail = (change: Partial<OrderDetail> = {}): OrderDetail => ({
  ...orderCard(),
  orderPayPrice: 1593,
  together: [],
  payment: paidBy('微信支付', 1393),
  payments: [paymentOf('微信支付', 1393, { number: 'PAY20261120AAAA', time: '2026-11-20 08:58:00' })],
  hospAddress: '朝阳区阜荣街南侧云桥大厦B座3层',
  openHours: '07:30-11:00',
  transit: '地铁14/15号线望京站C口步行约6分钟',
  lat: 39.99,
  lon: 116.48,
  person: { ...SHOWN, gender: 1 },
  doctor: '',
  doctorId: '',
  breakfastName: '控糖杂粮',
  paperReport: '',
  receiveCity: '',
  receiveAddress: '',
  exchange: { productName: '电子血压计', price: 99 },
  gifts: [],
  addItems: [
    { packageName: '营养与代谢', itemCode: 'DI005', itemName: '维生素D' },
    { packageName: '甲状腺', itemCode: 'TH003', itemName: '甲功七项' },
    { packageName: '营养与代谢', itemCode: 'DI010', itemName: '同型半胱氨酸' }
  ],
  baseItemNum: 21,
  lines: [
    { kind: 'base', label: '套餐', note: '', amount: 1180 },
    { kind: 'addon', label: '加项', note: '3项', amount: 314 },
    { kind: 'exchange', label: '换购', note: '电子血压计', amount: 99 },
    { kind: 'coupon', label: '优惠券', note: '', amount: -200 }
  ],
  timeline: [
    { title: '提交订单', text: '', time: '2026-11-20 08:55:00', state: 'done' },
    { title: '支付成功', text: '微信支付', time: '2026-11-20 08:58:00', state: 'done' },
    { title: '待到检', text: '提前一天提醒你', time: '', state: 'now' },
    { title: '出报告', text: '到检后 7 个工作日', time: '', state: 'next' }
  ],
  credential: { code: 'CRED.one', number: '7304119628', expiresAt: NOW + 60_000 },
  prep: [{ title: '空腹到院', text: '22:00 后禁食', icon: 'drop' }],
  goods: null,
  invoice: '',
  remark: '',
  codes: [],
  changeCount: 0,
  changeDifference: 0,
  fasting: false,
  doses: [],
  kit: null,
  declareBefore: null,
  cancelReason: '',
  serverTime: NOW,
  ...change
})

export const unpaidDetail = (change: Partial<OrderDetail> = {}): OrderDetail =>
  orderDetail({ ...unpaidFacts, credential: null, payment: null, payments: [], ...change })

export const payStatus = (change: Partial<PayStatusResults> = {}): PayStatusResults => ({
  payOrderNum: 'PAY20261120AAAA',
  orderNo: 'CA20261120AAAA',
  orderType: 1,
  payStatus: 0,
  orderStatus: 0,
  payPrice: 1393,
  payDeadline: NOW + 25 * 60_000,
  message: '',
  serverTime: NOW,
  ...change
})

export const payTicket = (change: Partial<PayCreateResults> = {}): PayCreateResults => ({
  payOrderNum: 'PAY20261120AAAA',
  action: 'redirect',
  cashierUrl: '/sandbox/cashier/pp1',
  params: {},
  payPrice: 1393,
  payDeadline: NOW + 25 * 60_000,
  serverTime: NOW,
  ...change
})

export const prepPlan = (change: Partial<PrepPlan> = {}): PrepPlan => ({
  title: '澄安体检·深度体检·男士款',
  startsAt: Date.parse('2026-11-24T08:00:00+08:00'),
  endsAt: Date.parse('2026-11-24T08:30:00+08:00'),
  location: '澄安·北京望京分院',
  steps: [
    { at: '11-23 20:00 起', title: '清淡饮食', text: '22:00 后禁食；可少量饮白水', icon: 'clock' },
    { at: '到检当天', title: '空腹到院', text: '晨起憋尿（泌尿彩超）', icon: 'drop' }
  ],
  ics: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
  ...change
})
