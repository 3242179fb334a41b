import assert from 'node:assert/strict'
import { and, eq } from 'drizzle-orm'
import { tables } from '../support/local-server'
import { BRANCH } from './book-checkup'
import { OFFLINE, PAY, QUOTE, REFRESH } from './calls'
import {
  allOrders,
  HOLD_OVER_MS,
  newestHold,
  orderMadeBy,
  slotOf,
  type Evening,
  type EveningScene
} from './evening'
import { DEMO_PHONE, logIn } from './log-in'
import { goOnToConfirm, holdSlot, PRICED, submit, toAddons, toBooking, toConfirm } from './steps'
import { leaveSeats } from '../../../server/testing/stock'

const { holds, orderEvents, payments, sessions, slots } = tables
const SMS = /\/oauth2\/authcode/
const LOGIN = /\/oauth2\/authorize1/
const SMS_PAUSE_MS = 61_000
const NOTICE_DELAY_MS = 60_000
const OTHER_PHONE = '10000000006'

async function gateway({ server }: Evening, path: string, body: object): Promise<number> {
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  return answer.status
}

/** Somebody else logs in, keeps the slot and orders it. */
async function otherOrders({ server: { beside } }: Evening, slot: typeof slots.$inferSelect): Promise<void> {
  const { results: sent } = await beside.call('auth.sendCode', { mobile: OTHER_PHONE })
  const login = await beside.call('auth.login', { mobile: OTHER_PHONE, code: sent.demoCode ?? '' })
  const session = login.results
  const place = { orgCode: slot.orgCode, date: slot.date, slotId: slot.slotId }
  const hold = await beside.call('hold.take', { ...place, productCode: 'CK1003' }, { session })
  assert.equal(hold.code, 1, hold.message)
  const order = await beside.call(
    'order.complete',
    {
      hospitalId: slot.orgCode,
      productCode: 'CK1003',
      regDate: slot.date,
      timeSpanId: slot.slotId,
      timespanStr: slot.timespan,
      breakfastId: 1,
      holdId: hold.results.holdId,
      customAddPackage: [],
      medUserInfo: {
        cardType: 1,
        contactsId: '',
        gender: 1,
        identityCard: '99010119880314011X',
        medUserName: '陈予安',
        medUserPhone: OTHER_PHONE
      }
    },
    { session }
  )
  assert.equal(order.code, 1, order.message)
}

/** What others do at the same time: the network, another buyer, the gateway, the session's own server. */
export const beside: readonly EveningScene[] = [
  [
    'a quote that is answered late, after another choice, changes neither the price nor the draft',
    async ({ user, wire }) => {
      await toAddons(user)
      const late = wire.holdAnswer(QUOTE)
      await user.press('选择同型半胱氨酸')
      await late.arrived
      await user.back()
      await user.at(/^\/process\/booking/)
      await holdSlot(user, /^08:30-09:00 /)
      await user.tap('选择经颅多普勒')
      await user.see(/^1218(\.00)?元$/)
      await late.release()
      await user.see(/^1218(\.00)?元$/)
      await user.reload()
      await user.see(/^1218(\.00)?元$/)
      await user.see('共22项')
      await user.tap('选择经颅多普勒')
      await user.see('共21项')
    }
  ],
  [
    'hold over on the add-ons: told so, one tap keeps the same span, and the way goes on',
    async (scene) => {
      const { user, server } = scene
      await toAddons(user)
      await server.passTime(HOLD_OVER_MS)
      await user.reload()
      await user.see('名额保留已到期')
      await user.tap('再试同一时段')
      await user.gone('名额保留已到期')
      await user.see('名额已为你保留，剩余')
      assert.equal((await newestHold(scene)).state, 'held')
      await goOnToConfirm(user)
    }
  ],
  [
    'two people after the last seat: who comes second is told and offered what is near; one order, no seat too many',
    async (scene) => {
      const { user, server } = scene
      await toAddons(user)
      const { slotRowId } = await newestHold(scene)
      await server.passTime(HOLD_OVER_MS)
      const before = await slotOf(scene, slotRowId)
      const count = (await allOrders(scene)).length
      await toBooking(user)
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:00-08:30 /)
      await leaveSeats(server.db, eq(slots.id, slotRowId), 1)
      try {
        await otherOrders(scene, before)
        await user.tap('确定')
        await user.see(/为你找到相近的可约时段/)
        assert.equal((await slotOf(scene, slotRowId)).remaining, 0)
        assert.equal((await allOrders(scene)).length, count + 1)
        const kept = and(eq(holds.slotRowId, slotRowId), eq(holds.state, 'held'))
        assert.deepEqual(await server.db.select().from(holds).where(kept), [])
        await user.tap(/^选这个 /)
        await user.at(/^\/process\/addon/)
        assert.notEqual((await newestHold(scene)).slotRowId, slotRowId)
      } finally {
        await leaveSeats(server.db, eq(slots.id, slotRowId), before.remaining)
      }
    }
  ],
  [
    'notices forged, late, twice and out of order: the page follows the gateway, the order is paid once',
    async (scene) => {
      const { user, server, wire } = scene
      await toConfirm(user)
      const made = await orderMadeBy(scene, () => submit(scene.user))
      assert.equal(await gateway(scene, '/api/pay/notify', { orderNum: made.orderNum, kind: 'paid' }), 400)
      await user.reload()
      await user.see('支付剩余时间')

      assert.equal(
        await gateway(scene, '/sandbox/control', { delayMs: NOTICE_DELAY_MS, notify: 'twice' }),
        200
      )
      const tries = wire.count(PAY)
      user.preparePay('decline')
      await user.tap(/^微信支付 ¥/)
      await user.pay('decline')
      await user.see(/支付未(成功|完成)/)
      user.preparePay('approve')
      await user.tap(/^微信支付 ¥/)
      await user.pay('approve')
      await user.at(/^\/pay-success/)
      await user.see('预约成功')
      assert.equal(wire.count(PAY) - tries, 2)
      // Now the refusal of the first try comes, twice, and then what is known already, twice.
      await server.passTime(NOTICE_DELAY_MS + 1_000)
      await user.reload()
      await user.see('预约成功')
      const paid = and(eq(payments.payOrderNum, made.payOrderNum), eq(payments.state, 'paid'))
      assert.equal((await server.db.select().from(payments).where(paid)).length, 1)
      const told = and(eq(orderEvents.orderNum, made.orderNum), eq(orderEvents.event, 'paid'))
      assert.equal((await server.db.select().from(orderEvents).where(told)).length, 1)
      await gateway(scene, '/sandbox/control', {})
    }
  ],
  [
    'ten failed renewals: told once and led to login; lost answers of code and login are told, then it goes on where it was',
    async ({ user, server, wire }) => {
      await toAddons(user)
      await server.db.update(sessions).set({ accessExpiresAt: new Date(0) })
      const refused = wire.answerWith(REFRESH, {
        status: 200,
        body: { code: 503, message: '服务异常', results: null }
      })
      await user.tap('选择同型半胱氨酸')
      await user.at(/^\/mine\/authorize/)
      await user.see('获取验证码')
      const told = (await user.text()).split('登录超时，请重新登录').length - 1
      assert.ok(told <= 1, `told ${told} times`)
      assert.equal(refused.calls(), 10)
      refused.stop()

      await server.passTime(SMS_PAUSE_MS)
      await user.type('手机号', DEMO_PHONE)
      wire.loseAnswer(SMS)
      await user.tap('获取验证码')
      await user.see(OFFLINE)
      await user.tap('获取验证码')
      await user.see(/操作太频繁，请\d+秒后再试/)
      await server.passTime(SMS_PAUSE_MS)
      const code = async () => /演示验证码 (\d{6})/.exec(await user.text())?.[1] ?? ''
      await user.tap('获取验证码')
      await user.see(/演示验证码 \d{6}/)
      const first = await code()
      await user.type('验证码', first)
      await user.tap(/^我已阅读并同意《用户协议》/)
      wire.loseAnswer(LOGIN)
      await user.gone(OFFLINE)
      await user.tap('登录')
      await user.see(OFFLINE)
      await server.passTime(SMS_PAUSE_MS)
      await user.tap('登录')
      await user.see('请先获取验证码')
      await user.tap('获取验证码')
      await user.gone(`演示验证码 ${first}`)
      await user.see(/演示验证码 \d{6}/)
      await user.type('验证码', await code())
      await user.tap('登录')
      await user.at(/^\/process\/addon/)
      await user.see(PRICED)
    }
  ],
  [
    'login ended by the server: led to the login page, and everything chosen is there after it',
    async (scene) => {
      const { user, server } = scene
      await toAddons(user)
      // On the site the address has a query of its own that must come back with it.
      const address = `/process/addon/checkup/CK1003${user.target === 'h5' ? '?type=quickCheckup' : ''}`
      await user.open(address)
      await user.see(PRICED)
      const chosen = /共\s*2\d\s*项/.exec(await user.text())?.[0].replace(/\s/g, '') ?? ''
      await server.passTime(61_000)
      await server.db.update(sessions).set({ accessExpiresAt: new Date(0), revokedAt: server.now() })
      await user.reload()
      await user.at(/^\/mine\/authorize/)
      await logIn(user)
      await user.at(new RegExp(`^${address.replace('?', '\\?')}$`))
      await user.see(chosen)
      await user.open('/process/addon/checkup/CK1003')
      await user.see(PRICED)
      await goOnToConfirm(user)
      await user.see('陈予安')
    }
  ]
]
