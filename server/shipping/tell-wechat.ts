import { eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { instalments, orders, payments, payOrders, users } from '../db/schema'
import type { Asker, Consumer } from '../outbox/work-off'
import { putInOutbox } from '../outbox/put'
import { shippingEntry } from '../money/shipping'
import { handedOver } from '../ordering/fulfilment/handed-over'
import { wholeOrder } from '../ordering/order/queries/order-parts'
import { selectOrders } from '../ordering/order/queries/own-order'
import { personOf } from '../ordering/order/whole-order'
import { askAsAccount } from '../wechat/as-account'
import { WechatRefusal } from '../wechat/ask'
import { shipmentOf, type PaidGoods } from './shipment'

const told = v.object({ paymentId: v.string(), round: v.number() })

/** What is not handed over yet is looked at again after so long. */
const LATER_MS = 3_600_000
/** A visit may be months away; after this WeChat has settled the money by itself, or somebody asks for it. */
const MOST_ROUNDS = 24 * 400
/** It has been told of already, or needs no telling: not a failure. */
const KNOWN_CODES = [10060002, 10060003, 10060023]

const GONE: readonly number[] = [PAY_STATUS.refunded, PAY_STATUS.refunding, PAY_STATUS.closed]

/** What a payment paid for and is not given back; null: nothing of it is. */
async function goodsOf(db: Db, paymentId: string): Promise<Omit<PaidGoods, 'mchId'> | null> {
  const [payment] = await db
    .select({ payOrderNum: payments.payOrderNum, openid: users.openid })
    .from(payments)
    .innerJoin(payOrders, eq(payOrders.payOrderNum, payments.payOrderNum))
    .innerJoin(users, eq(users.id, payOrders.userId))
    .where(eq(payments.id, paymentId))
  if (!payment || payment.openid === null) return null
  const due = db
    .select({ orderNum: instalments.orderNum })
    .from(instalments)
    .where(eq(instalments.payOrderNum, payment.payOrderNum))
  const rows = await selectOrders(db).where(inArray(orders.orderNum, due))
  const kept = rows.filter(({ payStatus }) => !GONE.includes(payStatus))
  if (kept.length === 0) return null
  const whole = await Promise.all(kept.map((row) => wholeOrder(db, row)))
  return {
    ...{ merchantOrder: paymentId, openid: payment.openid },
    orders: whole.map((order) => ({
      ...{ name: order.productName, phone: personOf(order)?.mobile ?? '', handed: handedOver(order) }
    }))
  }
}

const nothing: Consumer = () => Promise.resolve()

/**
 * Tells WeChat that what a mini-program's payment paid for was handed over: until then it keeps the money. Once a payment, when all of it
 * is; before, it is looked at again every hour. Without a mini-program and a merchant there is nobody to tell.
 */
export function tellWechat(config: Pick<Config, 'providers'>): Asker {
  const { wechat, wechatPay } = config.providers
  return {
    async ask(work, { payload }) {
      const { paymentId, round } = v.parse(told, payload)
      const { mini } = wechat
      if (!mini || !wechatPay) return nothing
      const goods = await goodsOf(work.db, paymentId)
      if (!goods) return nothing
      if (!goods.orders.every(({ handed }) => handed.all)) {
        if (round >= MOST_ROUNDS) return nothing
        return (tx, _entry, now) =>
          putInOutbox(tx, [shippingEntry(paymentId, round + 1)], new Date(now.getTime() + LATER_MS))
      }
      const shipment = shipmentOf({ ...goods, mchId: wechatPay.mchId }, work.now())
      try {
        await askAsAccount({ ...work, config }, mini, '/wxa/sec/order/upload_shipping_info', {}, shipment)
      } catch (error) {
        if (!(error instanceof WechatRefusal) || !KNOWN_CODES.includes(error.errcode)) throw error
      }
      return nothing
    }
  }
}
