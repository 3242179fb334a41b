/** Messages by WeChat itself, against a stand-in that refuses what it refuses. */
import { eq } from 'drizzle-orm'
import { loadConfig } from '../config'
import { orders, subscriptions, users } from '../db/schema'
import { transact } from '../db/transact'
import { writeMessages } from '../message/commands/write-messages'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { json } from '../testing/providers/serve'
import { FakeWechat, WECHAT_ENV } from '../testing/providers/wechat'

const OPENID = `o${'reader'.padEnd(27, '0')}`
const SEND = '/cgi-bin/message/subscribe/send'
let at = () => 0
const wechat = new FakeWechat(() => at())
const env: Record<string, string> = {
  ...WECHAT_ENV,
  ...{ WX_TEMPLATES: 'visit=T-visit', WX_TEMPLATE_FIELDS: 'visit=thing4/character_string1/phrase2' }
}
beforeAll(async () => {
  env['PROVIDER_ORIGINS'] = `wechat=${await wechat.start()}`
})
testOrders({ env })
beforeAll(() => {
  at = () => server.clock.now().getTime()
})
afterAll(() => wechat.stop())
beforeEach(async () => {
  const { db } = server.database
  await db.delete(subscriptions)
  await db.update(users).set({ openid: OPENID }).where(eq(users.id, 'u1001'))
  wechat.subscriptions.templates.set('T-visit', ['thing4', 'character_string1', 'phrase2'])
  wechat.subscriptions.sent.splice(0)
  wechat.asked.splice(0)
})

let told = 0
/** A visit whose owner said yes, and of which there is something to be told. */
async function tellOf({ yes = true } = {}): Promise<string> {
  const { db } = server.database
  const own = (await db.select().from(orders).where(eq(orders.orderType, 1))).find(
    ({ userId }) => userId === 'u1001'
  )
  const { orderNum } = own!
  await server.call('subscription.keep', { orderNum, accepted: ['visit'] }, { session })
  if (yes) wechat.subscriptions.agree(OPENID, 'T-visit')
  const message = { userId: 'u1001', orderNum, key: `tomorrow:${(told += 1)}`, at: server.clock.now() }
  await transact(db, (tx) =>
    writeMessages(tx, [
      { ...message, category: 'order', title: '明天上午到检', text: '', subscription: 'visit' }
    ])
  )
  return orderNum
}
const row = async () => (await server.database.db.select().from(subscriptions))[0]
const sends = () => wechat.calls(SEND)
const again = async () => {
  server.clock.advance(61_000)
  await steps.tick()
}

test('what a visit’s owner said yes to is sent by WeChat, with all fields of its template', async () => {
  const orderNum = await tellOf()
  await steps.tick()
  expect(wechat.subscriptions.sent).toEqual([
    {
      ...{ touser: OPENID, template_id: 'T-visit', lang: 'zh_CN', miniprogram_state: 'trial' },
      page: `pages/order/order-detail/index?orderNum=${orderNum}`,
      data: {
        thing4: { value: '明天上午到检' },
        character_string1: { value: orderNum },
        phrase2: { value: '到检提醒' }
      }
    }
  ])
  expect(await row()).toMatchObject({ sentAt: server.clock.now(), refused: null })
  await again()
  expect(sends()).toBe(1)
})

test.each<[string, () => unknown, string]>([
  ['a yes that WeChat has not', () => undefined, '43101 user refuse to accept the msg'],
  ['a template that is gone', () => wechat.subscriptions.templates.clear(), '40037 invalid template_id'],
  [
    'a template with another field',
    () => wechat.subscriptions.templates.set('T-visit', ['thing4', 'time2']),
    '47003 argument invalid'
  ],
  [
    'an account that may send no more',
    () => wechat.once.set(SEND, json({ errcode: 43107, errmsg: 'banned' })),
    '43107 subscribe message is banned'
  ]
])('%s is kept as WeChat’s refusal, and not asked again', async (_about, breakIt, refused) => {
  await tellOf({ yes: false })
  breakIt()
  await steps.tick()
  expect(await row()).toMatchObject({ sentAt: null, sendingAt: null, refused })
  await again()
  expect(sends()).toBe(1)
})

test.each<[string, number | null]>([
  ['a busy WeChat', -1],
  ['a limit', 45009],
  ['a code that nobody knows', 99999],
  ['a connection that breaks off', null]
])('%s is tried again, and sends one message', async (_about, errcode) => {
  await tellOf()
  wechat.once.set(SEND, errcode === null ? null : json({ errcode, errmsg: 'x' }))
  await steps.tick()
  expect(await row()).toMatchObject({ sentAt: null, sendingAt: null, refused: null })
  await again()
  expect(wechat.subscriptions.sent).toHaveLength(1)
  expect((await row())?.sentAt).not.toBeNull()
})

test('a token that WeChat takes no more is fetched anew on the way', async () => {
  await tellOf()
  await steps.tick()
  wechat.resetTokens()
  await server.database.db.delete(subscriptions)
  await tellOf()
  await steps.tick()
  expect(wechat.subscriptions.sent).toHaveLength(2)
})

test.each([
  ['visit=thing1', ['thing1']],
  ['report=thing3/character_string1', ['thing1', 'character_string2']]
])('fields %s: of a visit %j', (raw, visit) => {
  expect(loadConfig({ WX_TEMPLATE_FIELDS: raw }, process.cwd())).toMatchObject({
    ok: true,
    config: { wxTemplateFields: { visit } }
  })
})

test.each(['visit', 'other=thing1', 'visit=time1', 'visit=character_string1', 'visit=thing'])(
  'fields %s are refused',
  (raw) => expect(loadConfig({ WX_TEMPLATE_FIELDS: raw }, process.cwd()).ok).toBe(false)
)
