import assert from 'node:assert/strict'
import { desc, eq, sql } from 'drizzle-orm'
import type { Driver } from '../support/driver'
import { tables, type LocalServer } from '../support/local-server'
import type { Wire } from '../support/wire'
import { BRANCH } from './book-checkup'
import { COMPLETE, REFRESH } from './calls'
import { agree, goOnToConfirm, holdSlot, submit, toAddons, toConfirm } from './steps'
import { leaveSeats } from '../../../server/testing/stock'

export interface Evening {
  readonly user: Driver
  readonly server: LocalServer
  readonly wire: Wire
}
export type EveningScene = readonly [name: string, run: (evening: Evening) => Promise<void>]

const { holds, orderLines, orderPeople, orders, orderVisits, products, sessions, slots } = tables
const CODE = 'CK1003'
export const HOLD_OVER_MS = 601_000
/** Time to pay, and a second. */
export const PAY_OVER_MS = 30 * 60_000 + 1_000
const CHOSEN_BREAKFAST = /清淡中式/

export const newestHold = async ({ server }: Evening) => {
  const [hold] = await server.db.select().from(holds).orderBy(desc(holds.createdAt)).limit(1)
  assert.ok(hold, 'a seat is held')
  return hold
}

export const slotOf = async ({ server }: Evening, id: number) => {
  const [slot] = await server.db.select().from(slots).where(eq(slots.id, id))
  assert.ok(slot)
  return slot
}

export const allOrders = ({ server }: Evening) =>
  server.db.select().from(orders).orderBy(desc(orders.createdAt))

/** The one order that the scene makes. */
export async function orderMadeBy(evening: Evening, run: () => Promise<void>) {
  const before = new Set((await allOrders(evening)).map(({ orderNum }) => orderNum))
  await run()
  const [made, ...more] = (await allOrders(evening)).filter(({ orderNum }) => !before.has(orderNum))
  assert.ok(made, 'an order was made')
  assert.equal(more.length, 0, 'and no second one')
  const { orderNum, payableFen } = made
  const { db } = evening.server
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderNum, orderNum))
  const [visit] = await db.select().from(orderVisits).where(eq(orderVisits.orderNum, orderNum))
  const [examinee] = await db.select().from(orderPeople).where(eq(orderPeople.orderNum, orderNum))
  assert.ok(visit && examinee)
  const told = made.priceLines.reduce((sum, { amountFen }) => sum + amountFen, 0)
  const paidFor = lines.reduce((sum, line) => sum + line.payableFen, 0)
  assert.deepEqual([told, paidFor], [payableFen, payableFen])
  return { ...made, lines, visit, person: examinee.person }
}

/** What the server, time and other people do to somebody who orders; each is told and nothing typed is lost. */
export const evening: readonly EveningScene[] = [
  [
    'price: changed before the order; the new one is shown line by line and ordered at only after a yes',
    async (scene) => {
      const { user, server, wire } = scene
      await toConfirm(user)
      const count = (await allOrders(scene)).length
      const raise = (fen: number) =>
        server.db
          .update(products)
          .set({ salePriceFen: sql`${products.salePriceFen} + ${fen}::int` })
          .where(eq(products.productCode, CODE))
          .returning()
      const [product] = await raise(5000)
      assert.ok(product)
      const sent = wire.count(COMPLETE)
      await user.tap('提交订单')
      await user.see('价格已变动')
      await user.see(/订单金额由 ¥[\d.]+ 变为 ¥[\d.]+，是否继续下单？/)
      await user.tap('再看看')
      await user.gone('价格已变动')
      await user.see(CHOSEN_BREAKFAST)
      assert.deepEqual([(await allOrders(scene)).length, wire.count(COMPLETE) - sent], [count, 1])
      const made = await orderMadeBy(scene, () => submit(scene.user))
      assert.equal(made.priceLines[0]?.amountFen, product.salePriceFen)
      await user.see(String(made.payableFen / 100))
      await raise(-5000)
    }
  ],
  [
    'off the shelf: told so, led to the product; back on it, what was chosen is still there',
    async (scene) => {
      const { user, server } = scene
      await toConfirm(user)
      const count = (await allOrders(scene)).length
      const put = (onShelf: boolean) =>
        server.db.update(products).set({ onShelf }).where(eq(products.productCode, CODE))
      await put(false)
      try {
        await user.tap('提交订单')
        await user.see(/已下架/)
        await user.tap('知道了')
        await user.at(/^\/selling\/checkup\/CK1003/)
        assert.equal((await allOrders(scene)).length, count)
      } finally {
        await put(true)
      }
      await toAddons(user)
      await goOnToConfirm(user)
      await user.see(CHOSEN_BREAKFAST)
      await agree(user)
      await orderMadeBy(scene, () => submit(scene.user))
    }
  ],
  [
    'slot stopped: told so, back at the branches; another span leads on with the same choices',
    async (scene) => {
      const { user, server } = scene
      await toConfirm(user)
      const { slotRowId } = await newestHold(scene)
      const count = (await allOrders(scene)).length
      await server.db.update(slots).set({ open: false }).where(eq(slots.id, slotRowId))
      await user.tap('提交订单')
      await user.see('温馨提示')
      await user.tap('知道了')
      await user.at(/^\/process\/booking/)
      assert.equal((await allOrders(scene)).length, count)
      await user.see(`${BRANCH} 下一步`)
      await holdSlot(user, /^08:30-09:00 /)
      await goOnToConfirm(user)
      await user.see(CHOSEN_BREAKFAST)
      await agree(user)
      const made = await orderMadeBy(scene, () => submit(scene.user))
      assert.equal(made.visit.timespan, '08:30-09:00')
      await server.db.update(slots).set({ open: true }).where(eq(slots.id, slotRowId))
    }
  ],
  [
    'hold over, seat still free: the order takes it again by itself',
    async (scene) => {
      const { user, server } = scene
      await toConfirm(user)
      const { id, slotRowId } = await newestHold(scene)
      await server.passTime(HOLD_OVER_MS)
      const [old] = await server.db.select().from(holds).where(eq(holds.id, id))
      assert.equal(old?.state, 'expired')
      const { remaining } = await slotOf(scene, slotRowId)
      const made = await orderMadeBy(scene, () => submit(scene.user))
      assert.equal(made.visit.slotId, slotRowId)
      assert.equal((await slotOf(scene, slotRowId)).remaining, remaining - 1)
    }
  ],
  [
    'hold over while away: told so on return, one tap keeps the same span again',
    async (scene) => {
      const { user, server } = scene
      await toConfirm(user)
      await server.passTime(HOLD_OVER_MS)
      await user.reload()
      await user.see('名额保留已到期')
      await user.tap('再试同一时段')
      await user.gone('名额保留已到期')
      await user.see('名额已为你保留，剩余')
      await user.see(CHOSEN_BREAKFAST)
      assert.equal((await newestHold(scene)).state, 'held')
      await agree(user)
      await orderMadeBy(scene, () => submit(scene.user))
    }
  ],
  [
    'last seat taken by others meanwhile: near spans are offered, one tap takes one',
    async (scene) => {
      const { user, server } = scene
      await toConfirm(user)
      const { slotRowId } = await newestHold(scene)
      await server.passTime(HOLD_OVER_MS)
      const { remaining } = await slotOf(scene, slotRowId)
      await leaveSeats(server.db, eq(slots.id, slotRowId), 0)
      try {
        await user.tap('提交订单')
        await user.see('为你找到相近的可约时段')
        await user.tap(/^选这个 /)
        await user.gone('为你找到相近的可约时段')
        await user.see(CHOSEN_BREAKFAST)
        const made = await orderMadeBy(scene, () => submit(scene.user))
        assert.notEqual(made.visit.slotId, slotRowId)
        assert.equal((await slotOf(scene, slotRowId)).remaining, 0)
        assert.equal((await newestHold(scene)).orderNum, made.orderNum)
      } finally {
        await leaveSeats(server.db, eq(slots.id, slotRowId), remaining)
      }
    }
  ],
  [
    'payment time over on the pay page: the order is closed, the seat free, and booking again offered',
    async (scene) => {
      const { user, server } = scene
      await toConfirm(user)
      const made = await orderMadeBy(scene, () => submit(scene.user))
      const { slotId } = made.visit
      assert.ok(slotId)
      const { remaining } = await slotOf(scene, slotId)
      await server.passTime(PAY_OVER_MS)
      user.preparePay('approve')
      await user.tap(/^微信支付 ¥/)
      await user.see('订单已关闭')
      await user.see(/名额已释放，可重新预约。/)
      await user.see('再次预约')
      const [closed] = await server.db.select().from(orders).where(eq(orders.orderNum, made.orderNum))
      assert.ok(closed?.closedAt)
      assert.equal(closed.paidFen, 0)
      assert.equal((await slotOf(scene, slotId)).remaining, remaining + 1)
    }
  ],
  [
    'login expired with several calls under way: renewed once, and nobody notices',
    async (scene) => {
      const { user, server, wire } = scene
      await toAddons(user)
      await server.db.update(sessions).set({ accessExpiresAt: new Date(0) })
      const before = wire.count(REFRESH)
      await user.reload()
      await user.see(/^共2\d项$/)
      await user.at(/^\/process\/addon/)
      await user.tap('选择同型半胱氨酸')
      await user.see('共22项')
      assert.equal(wire.count(REFRESH) - before, 1)
    }
  ]
]
