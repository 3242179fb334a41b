import assert from 'node:assert/strict'
import { and, eq } from 'drizzle-orm'
import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { tables, type LocalServer } from '../support/local-server'
import { DEMO_PHONE } from './log-in'
import type { Linked } from './deep-links'

const { contacts, orders, users } = tables

/** Finds what the links of a run lead to in the sample data; one order is given to somebody else. */
export async function prepareLinks({ db }: LocalServer): Promise<Linked> {
  const everybody = await db.select().from(users)
  const me = everybody.find(({ phone }) => phone === DEMO_PHONE)
  const other = everybody.find(({ phone }) => phone !== DEMO_PHONE)
  assert.ok(me && other)
  const find = async (status: OrderStatus) => {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, me.id), eq(orders.status, status)))
    assert.ok(order, `an order in ${status}`)
    return order.orderNum
  }
  const foreignOrder = await find(ORDER_STATUS.noShow)
  await db.update(orders).set({ userId: other.id }).where(eq(orders.orderNum, foreignOrder))
  const contactOf = async (userId: string) => {
    const [contact] = await db.select().from(contacts).where(eq(contacts.userId, userId))
    assert.ok(contact)
    return contact.id
  }
  return {
    unpaidOrder: await find(ORDER_STATUS.unpaid),
    paidOrder: await find(ORDER_STATUS.toVisit),
    foreignOrder,
    contact: await contactOf(me.id),
    foreignContact: await contactOf(other.id)
  }
}
