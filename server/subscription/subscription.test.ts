/** Messages of WeChat about an order: who is asked for what, once, and what is sent. */
import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { loadConfig } from '../config'
import { orders, outbox, subscriptions, users } from '../db/schema'
import { transact } from '../db/transact'
import { writeMessages } from '../message/commands/write-messages'
import { workOff } from '../outbox/work-off'
import { server, session, steps, stranger, testOrders } from '../testing/order-tests'
import { RECIPIENT } from '../testing/ordering'
import { sendSubscribedBy } from './commands/send-subscribed'
import type { SubscriptionSender } from './sender'

testOrders({ env: { WX_TEMPLATES: 'visit=T-visit, report=T-report, change=T-change' } })
afterEach(async () => {
  await server.database.db.delete(subscriptions)
})

async function paidGoods(): Promise<string> {
  const goods = { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }
  const { results } = await server.call('order.completeGoods', { ...RECIPIENT, ...goods }, { session })
  const { orderNum } = results[0]!
  await steps.pay(session, orderNum)
  return orderNum
}
/** A visit that the demo user has booked. */
async function visit(): Promise<string> {
  const own = await server.database.db.select().from(orders).where(eq(orders.orderType, 1))
  const found = own.find(({ userId }) => userId === session.userInfo.user_id)
  if (!found) throw new Error('the demo has no checkup')
  return found.orderNum
}
const offer = async (orderNum: string) =>
  (await server.call('subscription.offer', { orderNum }, { session })).results.templates
const keep = (orderNum: string, accepted: ('visit' | 'report' | 'change')[], by = session) =>
  server.callRaw('subscription.keep', { orderNum, accepted }, { session: by })

test('of a visit all three are offered, of goods what becomes of their money', async () => {
  expect(await offer(await visit())).toEqual([
    { kind: 'visit', templateId: 'T-visit' },
    { kind: 'report', templateId: 'T-report' },
    { kind: 'change', templateId: 'T-change' }
  ])
  expect(await offer(await paidGoods())).toEqual([{ kind: 'change', templateId: 'T-change' }])
})

test('an order asks once, whatever was answered, and its owner alone', async () => {
  const orderNum = await visit()
  expect(await keep(orderNum, ['visit'], stranger)).toMatchObject({ code: ErrorCode.notFound })
  expect(await server.callRaw('subscription.offer', { orderNum }, { session: stranger })).toMatchObject({
    code: ErrorCode.notFound
  })
  await keep(orderNum, [])
  expect(await offer(orderNum)).toEqual([])
  await keep(orderNum, ['visit', 'report', 'change'])
  const rows = await server.database.db.select().from(subscriptions)
  expect(rows.map(({ kind, accepted }) => [kind, accepted]).sort()).toEqual([
    ['change', false],
    ['report', false],
    ['visit', false]
  ])
})

describe('what is sent', () => {
  const sent: Parameters<SubscriptionSender['send']>[0][] = []
  beforeEach(() => void sent.splice(0))
  const work = async (sender: SubscriptionSender | null) => {
    const { database, clock, app } = server
    const context = { db: database.db, now: clock.now, log: app.log }
    for await (const _piece of workOff(context, { subscription: sendSubscribedBy(sender) }));
  }
  const sender: SubscriptionSender = { send: async (message) => void sent.push(message) }
  const tell = async (orderNum: string, key: string) => {
    const { database, clock } = server
    const [owner] = await database.db.select().from(users).where(eq(users.phone, '10000000001'))
    const at = clock.now()
    await database.db.update(users).set({ openid: 'o-demo' }).where(eq(users.id, owner!.id))
    await transact(database.db, (tx) =>
      writeMessages(tx, [
        {
          userId: owner!.id,
          orderNum,
          key,
          at,
          category: 'order',
          title: '明天到检',
          text: '',
          subscription: 'visit'
        }
      ])
    )
  }

  test('what was said yes to, once', async () => {
    const orderNum = await visit()
    await keep(orderNum, ['visit'])
    await tell(orderNum, 'remind:1')
    await tell(orderNum, 'remind:1')
    await work(sender)
    await tell(orderNum, 'remind:2')
    await work(sender)
    expect(sent).toEqual([
      { openid: 'o-demo', templateId: 'T-visit', orderNum, kind: 'visit', title: '明天到检' }
    ])
  })

  test('nothing to whoever said no, or was not asked', async () => {
    const orderNum = await visit()
    await tell(orderNum, 'remind:3')
    await work(sender)
    await keep(orderNum, ['report'])
    await tell(orderNum, 'remind:4')
    await work(sender)
    expect(sent).toEqual([])
  })

  test('one that fails is tried again', async () => {
    const orderNum = await visit()
    await keep(orderNum, ['visit'])
    await tell(orderNum, 'remind:5')
    await work({ send: () => Promise.reject(new Error('no token')) })
    server.clock.advance(60_000)
    await work(sender)
    expect(sent).toHaveLength(1)
  })

  test('without a sender nothing is, and the entry is done', async () => {
    const orderNum = await visit()
    await keep(orderNum, ['visit'])
    await tell(orderNum, 'remind:6')
    await work(null)
    const [entry] = await server.database.db
      .select()
      .from(outbox)
      .where(eq(outbox.key, 'subscription:remind:6'))
    expect(entry?.doneAt).not.toBeNull()
    expect(
      (await server.database.db.select().from(subscriptions)).every(({ sentAt }) => sentAt === null)
    ).toBe(true)
  })
})

test.each([
  ['visit=A,report=B', { visit: 'A', report: 'B' }],
  ['', {}]
])('templates %s', (raw, wxTemplates) => {
  expect(loadConfig({ WX_TEMPLATES: raw }, process.cwd())).toMatchObject({
    ok: true,
    config: { wxTemplates }
  })
})

test.each(['visit', 'other=A', 'visit=A B', 'visit='])('templates %s are refused', (raw) => {
  expect(loadConfig({ WX_TEMPLATES: raw }, process.cwd()).ok).toBe(false)
})
