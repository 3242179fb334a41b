/** What is kept of orders for a start without network. */
import type { OrderCard, OrderDetail } from '@/contract/order/dto/order'

/** What a branch's desk asks for. */
export interface DeskFacts {
  readonly orderNum: string
  readonly productName: string
  /** 'YYYY-MM-DD'; '' of what is used by codes. */
  readonly date: string
  readonly timespan: string
  readonly branchName: string
  readonly address: string
  /** First character and stars. */
  readonly personName: string
  /** The number to read out; '' of what is used by codes. */
  readonly number: string
  readonly codes: readonly string[]
}

/** Of the next appointment: no money, nothing that leads on to more. */
export const ofNext = (orders: readonly OrderCard[]): readonly OrderCard[] =>
  orders.map((order) => ({
    ...order,
    ...{ terms: [], userPayPrice: 0, payPrice: 0, stored: [], payOrderNum: '', owed: null },
    ...{ actions: [], report: null, comboThumbnail: '' }
  }))

/** Only of an order that is still to be shown at a desk; null of any other. */
export function ofDesk(order: OrderDetail): DeskFacts | null {
  const codes = order.codes.filter(({ state }) => state === 'unused').map(({ code }) => code)
  if (!order.credential && codes.length === 0) return null
  return {
    ...{ orderNum: order.orderNum, productName: order.comboName, date: order.appointmentDate },
    ...{ timespan: order.timespan, branchName: order.hospitalName, address: order.hospAddress },
    ...{ personName: order.appointmentUser, number: order.credential?.number ?? '', codes }
  }
}
