import type { OrderCard, OrderDetail, OrderList, PrepPlan } from '@/contract/order/dto/order'
import type { PayCreateResults, PayStatusResults } from '@/contract/pay/dto'
import {
  checkupPlan,
  checkupTicket,
  paidCheckup,
  paidList,
  unpaidCheckup,
  unpaidList,
  unpaidStatus
} from '../recorded/orders'

type KitState = NonNullable<OrderDetail['kit']>

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

const newest = ({ list }: OrderList): OrderCard => {
  const [card] = list
  if (!card) throw new Error('no order was recorded')
  return card
}

/** A paid checkup that waits for the visit on 2026-11-24. */
export const orderCard = (change: Partial<OrderCard> = {}): OrderCard => ({
  ...newest(paidList),
  payPrice: change.userPayPrice ?? newest(paidList).userPayPrice,
  ...change
})

/** The same order before payment, 25 minutes left. */
export const unpaidCard = (change: Partial<OrderCard> = {}): OrderCard => ({
  ...newest(unpaidList),
  ...change
})

export const orderDetail = (change: Partial<OrderDetail> = {}): OrderDetail => ({ ...paidCheckup, ...change })

export const unpaidDetail = (change: Partial<OrderDetail> = {}): OrderDetail => ({
  ...unpaidCheckup,
  ...change
})

export const payStatus = (change: Partial<PayStatusResults> = {}): PayStatusResults => ({
  ...unpaidStatus,
  ...change
})

export const payTicket = (change: Partial<PayCreateResults> = {}): PayCreateResults => ({
  ...checkupTicket,
  ...change
})

export const prepPlan = (change: Partial<PrepPlan> = {}): PrepPlan => ({ ...checkupPlan, ...change })

/** A kit that is packed. */
export const kitState = (change: Partial<KitState> = {}): KitState => ({
  ...{ codes: [], kits: 1, guide: [], box: [], reportDays: 10, sendTo: null, back: null, adviseBy: '' },
  ...{ canBind: false, canSend: false },
  ...change
})
