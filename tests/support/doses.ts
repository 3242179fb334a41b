import type { OrderDetail } from '@/contract/order/dto/order'
import { orderDetail } from './order'

type Dose = OrderDetail['doses'][number]

export const ORDER = 'CA20261120BBBB'

const dose = (no: number, change: Partial<Dose>): Dose => ({
  ...{ no, state: 'toBook', date: '', timespan: '', hospitalId: '', hospitalName: '', from: '', to: '' },
  interval: 0,
  action: '',
  ...change
})

/** Three doses of a paid order: the first was given on 11-05, the second may be from 11-24 on. */
const threeDoses = (): Dose[] => [
  dose(1, {
    ...{ state: 'visited', date: '2026-11-05', timespan: '09:00-10:00' },
    ...{ hospitalId: 'V4201', hospitalName: '澄安预防接种门诊（深圳科技园）' }
  }),
  dose(2, { from: '2026-11-24', interval: 19, action: 'book' }),
  dose(3, { from: '2027-03-24', interval: 120 })
]

export const dosedOrder = (change: Partial<OrderDetail> = {}): OrderDetail =>
  orderDetail({
    ...{ orderNum: ORDER, orderType: 13, kind: 'vaccine', kindName: '疫苗', productCode: 'VA1302' },
    ...{ comboName: '四价HPV疫苗（三针全程）', orderStatus: 45, statusName: '待使用', appointmentDate: '' },
    ...{ userPayPrice: 2360, actions: ['refund', 'contact'], credential: null, prep: [] },
    person: { name: '林**', mobile: '138****0002', idType: 1, idNumber: '990***********0228', gender: 0 },
    lines: [
      { kind: 'base', label: '套餐', note: '', amount: 2460 },
      { kind: 'coupon', label: '优惠券', note: '', amount: -100 }
    ],
    doses: threeDoses(),
    ...change
  })

/** The second has its day already. */
export const secondBooked = (): Dose[] => {
  const [first, second, third] = threeDoses()
  if (!first || !second || !third) throw new Error('three doses')
  const at = { date: '2026-11-25', timespan: '10:00-11:00', hospitalId: 'V4201' }
  return [
    first,
    { ...second, ...at, state: 'booked', hospitalName: '澄安预防接种门诊（深圳科技园）', action: 'date' },
    third
  ]
}

/** None was given yet: the first is booked on 11-24, the others may be from a day on. */
export const threeDays = (): Dose[] => {
  const at = { date: '2026-11-24', timespan: '08:00-08:30', hospitalId: 'V4201' }
  return [
    dose(1, { ...at, state: 'booked', hospitalName: '澄安预防接种门诊（深圳科技园）', action: 'date' }),
    dose(2, { from: '2027-01-23', interval: 60 }),
    dose(3, { from: '2027-05-23', interval: 120 })
  ]
}

/** A vaccine of one dose, which has its day. */
export const oneDose = (change: Partial<Dose> = {}): Dose[] => {
  const at = { date: '2026-11-25', timespan: '10:00-11:00', hospitalId: 'V4201' }
  return [
    dose(1, {
      ...at,
      state: 'booked',
      hospitalName: '澄安预防接种门诊（深圳科技园）',
      action: 'date',
      ...change
    })
  ]
}
