/** Messages of WeChat about an order: who is asked for what, once, and what is sent. */
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { loadConfig } from '../config'
import { orders, outbox, subscriptions, users } from '../db/schema'
import { transact } from '../db/transact'
import { writeMessages } from '../message/commands/write-messages'
import { runOps } from '../ops/run'
import { workOff } from '../outbox/work-off'
import { server, session, steps, stranger, testOrders } from '../testing/order-tests'
import { RECIPIENT } from '../testing/ordering'
import { sendSubscribedBy } from './commands/send-subscribed'
import { subscriptionOffer } from './queries/offer'
import { subscriptionSender } from './sender'
import type { SubscriptionSender } from './sending'

/** As the sandbox’s login makes them. */
const OPENID = `o${'demo'.padEnd(27, '0')}`

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
  const warned = vi.fn()
  beforeEach(() => {
    sent.splice(0)
    warned.mockClear()
  })
  const work = async (sender: SubscriptionSender | null) => {
    const { database, clock, app } = server
    const context = { db: database.db, now: clock.now, log: { ...app.log, warn: warned } }
    for await (const _piece of workOff(context, { subscription: sendSubscribedBy(sender) }));
  }
  const sender: SubscriptionSender = {
    async send(message) {
      sent.push(message)
      return 'sent'
    }
  }
  const wechat = () => subscriptionSender(server.config, server.database.db, server.clock.now)
  const known = async (openid: string | null) => {
    const { db } = server.database
    await db.update(users).set({ openid }).where(eq(users.phone, '10000000001'))
  }
  const tell = async (orderNum: string, key: string, title = '明天到检') => {
    const { database, clock } = server
    const [owner] = await database.db.select().from(users).where(eq(users.phone, '10000000001'))
    const at = clock.now()
    await known(OPENID)
    await transact(database.db, (tx) =>
      writeMessages(tx, [
        { userId: owner!.id, orderNum, key, at, category: 'order', title, text: '', subscription: 'visit' }
      ])
    )
  }
  const row = async (orderNum: string) => {
    const rows = await server.database.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.orderNum, orderNum))
    return rows.find(({ kind }) => kind === 'visit')
  }

  test('what was said yes to, once, with the page of its order', async () => {
    const orderNum = await visit()
    await keep(orderNum, ['visit'])
    await tell(orderNum, 'remind:1')
    await tell(orderNum, 'remind:1')
    await work(sender)
    await tell(orderNum, 'remind:2')
    await work(sender)
    const page = `pages/order/order-detail/index?orderNum=${orderNum}`
    expect(sent).toEqual([
      { openid: OPENID, templateId: 'T-visit', orderNum, kind: 'visit', title: '明天到检', page }
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
    expect(await row(orderNum)).toMatchObject({ sentAt: null, sendingAt: null, refused: null })
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
    expect(await row(orderNum)).toMatchObject({ sentAt: null, refused: null })
  })

  test('what WeChat refuses is kept with its words, told in the log, and not asked again', async () => {
    const orderNum = await visit()
    await keep(orderNum, ['visit'])
    const ask = vi.fn(async () => ({ refused: '43101 user refuse to accept the msg' }))
    for (const key of ['remind:7', 'remind:8']) {
      await tell(orderNum, key)
      await work({ send: ask })
    }
    expect(ask).toHaveBeenCalledTimes(1)
    expect(await row(orderNum)).toMatchObject({
      sentAt: null,
      refused: '43101 user refuse to accept the msg'
    })
    expect(warned).toHaveBeenCalledWith(
      expect.objectContaining({ orderNum, kind: 'visit', why: '43101 user refuse to accept the msg' }),
      expect.any(String)
    )
  })

  test('WeChat is asked outside of a transaction', async () => {
    const orderNum = await visit()
    await keep(orderNum, ['visit'])
    await tell(orderNum, 'remind:9')
    const seen: unknown[] = []
    await work({
      // A connection of its own: PGlite has one, which a transaction would hold.
      async send() {
        seen.push((await row(orderNum))?.sendingAt)
        return 'sent'
      }
    })
    expect(seen).toEqual([server.clock.now()])
  })

  test('a server that died over a message leaves one that is not sent a second time', async () => {
    const orderNum = await visit()
    await keep(orderNum, ['visit'])
    await tell(orderNum, 'remind:10')
    const { db } = server.database
    const sendingAt = server.clock.now()
    await db.update(subscriptions).set({ sendingAt }).where(eq(subscriptions.kind, 'visit'))
    await work(sender)
    expect(await row(orderNum)).toMatchObject({ refused: null })
    server.clock.advance(60_000)
    await work(sender)
    expect(sent).toEqual([])
    expect(await row(orderNum)).toMatchObject({ refused: '发送中服务器停止，是否送达未知，不再发送' })
  })

  test('what is half a day late is no news any more', async () => {
    const orderNum = await visit()
    await keep(orderNum, ['visit'])
    await tell(orderNum, 'remind:11')
    server.clock.advance(13 * 3_600_000)
    await work(sender)
    expect(sent).toEqual([])
    expect(await row(orderNum)).toMatchObject({ refused: '过时未发' })
  })

  describe('by the sandbox', () => {
    test('one yes is spent by one message, and an operator sees it', async () => {
      const orderNum = await visit()
      await keep(orderNum, ['visit'])
      await tell(orderNum, 'remind:12', '明天上午八点半到检，记得空腹八小时以上')
      await work(wechat())
      const { sentAt } = (await row(orderNum)) ?? {}
      expect(sentAt).toEqual(server.clock.now())
      const context = { db: server.database.db, now: server.clock.now }
      const { exit, text } = await runOps(
        context,
        ['subscriptions', 'list', '--order', orderNum, '--json'],
        'a'
      )
      expect(exit).toBe(0)
      expect(JSON.parse(text)).toMatchObject({
        rows: [
          { order: orderNum, message: 'visit', ended: '已发送', title: expect.stringMatching(/^明天上午/) }
        ]
      })
      const spent = {
        openid: OPENID,
        templateId: 'T-visit',
        orderNum,
        kind: 'visit' as const,
        title: '又一条'
      }
      expect(await wechat()?.send({ ...spent, page: 'pages/order/order-detail/index' })).toEqual({
        refused: '43101 user refuse to accept the msg'
      })
    })

    const GOOD = {
      ...{ openid: OPENID, templateId: 'T-visit', orderNum: 'CA1', kind: 'visit' as const },
      ...{ title: '明天到检', page: 'pages/order/order-detail/index?orderNum=CA1' }
    }
    test.each([
      ['somebody else’s id', { openid: 'o-demo' }, '40003'],
      ['an address in the place of a page', { page: '/pages/order/order-detail/index' }, '41030'],
      ['more words than a field takes', { title: '一'.repeat(21) }, '47003'],
      ['what nobody said yes to', { templateId: 'T-other' }, '43101']
    ])('%s is refused', async (_name, wrong, code) => {
      expect(await wechat()?.send({ ...GOOD, ...wrong })).toEqual({
        refused: expect.stringMatching(new RegExp(`^${code} `)) as string
      })
    })
  })
})

test('where nobody could send it nothing is offered', async () => {
  const order = (await server.database.db.select().from(orders)).find(({ orderType }) => orderType === 1)!
  const { db } = server.database
  expect(await subscriptionOffer(db, { ...server.config, demo: false }, order)).toEqual([])
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
