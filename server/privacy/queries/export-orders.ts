import { asc, desc, eq, inArray, or } from 'drizzle-orm'
import { toYuan } from '@/domain/money'
import { TENDER_NAMES } from '@/domain/order/tenders'
import type { Db } from '../../db/client'
import * as schema from '../../db/schema'
import { instalmentsOfOrders } from '../../money/queries/instalments'
import { PRIVACY_TEXTS } from '../texts'
import { exportGifts } from './export-gifts'
import { at } from './when'

type Order = typeof schema.orders.$inferSelect

/** Pay orders of each order, with those of its balance, changes and added items. */
async function payOrdersOf(db: Db, orders: readonly Order[]): Promise<(order: Order) => readonly string[]> {
  const dues = await instalmentsOfOrders(
    db,
    orders.map(({ orderNum }) => orderNum)
  )
  return ({ orderNum, payOrderNum }) => [
    payOrderNum,
    ...dues.flatMap((due) => (due.orderNum === orderNum && due.payOrderNum ? due.payOrderNum : []))
  ]
}

/** What the account's orders hold of their user: people, visits, parcels, codes, remarks, and how they were paid. */
export async function exportOrders(db: Db, orders: readonly Order[]): Promise<object[]> {
  if (orders.length === 0) return []
  const { deliveryEvents, orderCodes, orderDeliveries, orderLines, orderPeople } = schema
  const { orderReports, orderVisits, payments } = schema
  const numbers = orders.map(({ orderNum }) => orderNum)
  const paidUnder = await payOrdersOf(db, orders)
  const people = await db.select().from(orderPeople).where(inArray(orderPeople.orderNum, numbers))
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderNum, numbers))
  const visits = await db
    .select()
    .from(orderVisits)
    .where(inArray(orderVisits.orderNum, numbers))
    .orderBy(asc(orderVisits.no))
  const parcels = await db.select().from(orderDeliveries).where(inArray(orderDeliveries.orderNum, numbers))
  const way = await db
    .select()
    .from(deliveryEvents)
    .where(
      inArray(
        deliveryEvents.deliveryId,
        parcels.map(({ id }) => id)
      )
    )
    .orderBy(asc(deliveryEvents.at))
  const codes = await db.select().from(orderCodes).where(inArray(orderCodes.orderNum, numbers))
  const reports = await db.select().from(orderReports).where(inArray(orderReports.orderNum, numbers))
  const paid = await db
    .select()
    .from(payments)
    .where(inArray(payments.payOrderNum, orders.flatMap(paidUnder)))
  return orders.map((order) => {
    const own = <Row extends { orderNum: string }>(rows: readonly Row[]) =>
      rows.filter(({ orderNum }) => orderNum === order.orderNum)
    return {
      orderNum: order.orderNum,
      productName: order.productName,
      quantity: order.quantity,
      status: order.status,
      price: toYuan(order.payableFen),
      paid: toYuan(order.paidFen),
      refunded: toYuan(order.refundedFen),
      createdAt: at(order.createdAt),
      paidAt: at(order.paidAt),
      cardNumber: order.cardNumber ?? '',
      // Remark, where it is sent, whose invoice, what was answered and why it was cancelled, as it stands there.
      told: order.extra,
      people: own(people).map(({ role, person }) => ({ role, ...person })),
      lines: own(lines).map(({ name, quantity, payableFen, items }) => ({
        ...{ name, quantity, price: toYuan(payableFen) },
        items: items.map((item) => item.name)
      })),
      visits: own(visits).map(({ orgName, orgAddress, date, timespan, state, undone }) => ({
        ...{ orgName, orgAddress, date, timespan, state, undone }
      })),
      parcels: own(parcels).map(({ id, direction, courier, parcelNo, state }) => ({
        ...{ direction, courier, parcelNo, state },
        way: way
          .filter(({ deliveryId }) => deliveryId === id)
          .map((event) => ({ at: at(event.at), title: event.title, text: event.text }))
      })),
      codes: own(codes).map(({ code, state, orgName, takenAt }) => ({
        ...{ code, state, orgName, takenAt: at(takenAt) }
      })),
      reports: own(reports).map(({ kitCode, reportNo, state }) => ({ kitCode, reportNo, state })),
      payments: paid
        .filter(({ payOrderNum, paidAt }) => paidAt !== null && paidUnder(order).includes(payOrderNum))
        .map(({ channel, amountFen, paidAt }) => ({ channel, amount: toYuan(amountFen), at: at(paidAt) }))
    }
  })
}

/** What was asked back of the account's orders, in the customer's words and the shop's. */
export async function exportRefunds(db: Db, orders: readonly Order[]): Promise<object[]> {
  if (orders.length === 0) return []
  const { refunds } = schema
  const of = or(
    inArray(
      refunds.orderNum,
      orders.map(({ orderNum }) => orderNum)
    ),
    inArray(refunds.payOrderNum, orders.flatMap(await payOrdersOf(db, orders)))
  )
  const rows = await db.select().from(refunds).where(of).orderBy(desc(refunds.createdAt))
  return rows.map(({ refundNo, orderNum, amountFen, reasonName, detail, answer, createdAt, settledAt }) => ({
    ...{ refundNo, orderNum, amount: toYuan(amountFen), reason: reasonName, detail, answer },
    ...{ askedAt: at(createdAt), settledAt: at(settledAt) }
  }))
}

/** Invoices of the account's orders. */
export async function exportInvoices(db: Db, orders: readonly Order[]): Promise<object[]> {
  if (orders.length === 0) return []
  const { invoices } = schema
  const numbers = orders.map(({ orderNum }) => orderNum)
  const rows = await db.select().from(invoices).where(inArray(invoices.orderNum, numbers))
  return rows.map(({ orderNum, title, taxNumber, email, amountFen, number, issuedAt }) => ({
    ...{ orderNum, title, taxNumber, email, number },
    amount: toYuan(amountFen),
    issuedAt: at(issuedAt)
  }))
}

/** Coupons, gift cards and cards that the account has. */
export async function exportWallet(db: Db, userId: string) {
  const { boundCards, cardBalances, cardMembers, cardRights, coupons, userCoupons } = schema
  const held = await db
    .select({ name: coupons.name, coupon: userCoupons })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.couponCode, userCoupons.couponCode))
    .where(eq(userCoupons.userId, userId))
  const cards = await db.select().from(boundCards).where(eq(boundCards.userId, userId))
  const numbers = cards.map(({ cardNumber }) => cardNumber)
  const rights = await db.select().from(cardRights).where(inArray(cardRights.cardNumber, numbers))
  const members = await db.select().from(cardMembers).where(inArray(cardMembers.cardNumber, numbers))
  const onCards = await db.select().from(cardBalances).where(eq(cardBalances.userId, userId))
  return {
    优惠券: held.map(({ name, coupon: { status, grantedAt, expiresAt, usedAt } }) => ({
      ...{ name, status, grantedAt: at(grantedAt), expiresAt: at(expiresAt), usedAt: at(usedAt) }
    })),
    [TENDER_NAMES.gift]: await exportGifts(db, userId),
    [TENDER_NAMES.cardBalance]: onCards.map(({ no, grantedFen, takenFen, expiresAt }) => ({
      ...{ no, amount: toYuan(grantedFen), used: toYuan(takenFen), expiresAt: at(expiresAt) }
    })),
    卡: cards.map(({ cardNumber, name, company, quotaFen, quotaUsedFen, passwordHash, expiresAt }) => ({
      ...{ cardNumber, name, company, quota: toYuan(quotaFen), quotaUsed: toYuan(quotaUsedFen) },
      ...{ password: passwordHash === null ? '' : PRIVACY_TEXTS.hidden, expiresAt: at(expiresAt) },
      rights: rights
        .filter((right) => right.cardNumber === cardNumber)
        .map((right) => ({ name: right.name, granted: right.granted, used: right.taken })),
      family: members.filter((one) => one.cardNumber === cardNumber).map(({ relation }) => relation)
    }))
  }
}
