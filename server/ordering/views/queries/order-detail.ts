import type { ShopFace } from '../../../settings/shop-profile'
import { and, eq } from 'drizzle-orm'
import type { OrderCard, OrderDetail } from '@/contract/order/dto/order'
import { maskPerson } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import type { Db } from '../../../db/client'
import { orderChanges } from '../../../db/schema'
import { priceLineDto } from '../../../pricing/dto'
import { partDto } from '../../fulfilment/part-dto'
import { partOf } from '../../fulfilment/queries/parts'
import { extraOf, goodsExtraOf } from '../../order/snapshot'
import { lastPayment, toldMoney } from '../../order/queries/order-money'
import { wholeOrder } from '../../order/queries/order-parts'
import { personOf, type OrderRow } from '../../order/whole-order'
import { paidTogether, paymentsOf } from '../../payments/queries/paid-together'
import { ORDER_TEXTS } from '../../texts'
import { timelineOf } from '../timeline'
import { orderCardDto, paidOrderDto } from './order-card'
import { orderHistory } from './order-history'
import { placeOf } from './order-place'

/** Where and when the visit of an order will be once its change is paid. */
async function plannedVisit(
  db: Db,
  { orderNum, owed }: OrderCard
): Promise<Pick<NonNullable<OrderCard['owed']>, 'visit'>> {
  if (owed?.purpose !== 'change') return {}
  const [change] = await db
    .select({ plan: orderChanges.plan })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderNum, orderNum), eq(orderChanges.state, 'proposed')))
  if (!change) return {}
  const { date, timespan, orgName } = change.plan
  return { visit: { appointmentDate: date, timespan, hospitalName: orgName } }
}

/** An order with its way and price lines, which add up to what is paid, and what is told of it by how it is fulfilled (§7 checkupDetail). */
export async function orderDetail(
  db: Db,
  row: OrderRow,
  now: Date,
  { phone, invoices }: ShopFace
): Promise<OrderDetail> {
  const order = await wholeOrder(db, row)
  const place = await placeOf(db, order)
  const { invoice } = goodsExtraOf(order)
  const payment = (await paymentsOf(db, [order]))(order)
  const { terms, payments } = await toldMoney(db, order)
  const card = orderCardDto(order, terms, { tel: place.branch?.tel || phone, invoices }, payment, now)
  const person = personOf(order)
  return {
    ...card,
    ...partDto(await partOf(db, order, place, now), order.userId),
    owed: card.owed && { ...card.owed, ...(await plannedVisit(db, card)) },
    orderPayPrice: toYuan(order.payableFen),
    together: payment.orders > 1 ? (await paidTogether(db, order)).map(paidOrderDto) : [],
    payment: await lastPayment(db, order),
    payments,
    person: { ...maskPerson(person), gender: person?.gender ?? 0 },
    lines: order.priceLines.map(priceLineDto),
    timeline: timelineOf(order, await orderHistory(db, order.orderNum), place.reportWorkdays),
    invoice: invoice && invoices ? ORDER_TEXTS.invoiceOf(invoice) : '',
    cancelReason: extraOf(order).cancelReason,
    serverTime: now.getTime()
  }
}
