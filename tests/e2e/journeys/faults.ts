import assert from 'node:assert/strict'
import { BRANCH } from './book-checkup'
import { logIn } from './log-in'
import { COMPLETE, HOLD, OFFLINE, QUOTE, SLOTS } from './calls'
import { ordersMadeBy, type Fault } from './scene'
import { agree, toAddons, toBooking, toCashier, toConfirm } from './steps'

export const faultsAtLogin: readonly Fault[] = [
  [
    'login: no network when the code is asked for, the number stays, and a second try works',
    async ({ user, wire }) => {
      await user.open('/mine/authorize')
      await user.type('手机号', '10000000001')
      wire.offline(true)
      await user.tap('获取验证码')
      await user.see(OFFLINE)
      wire.offline(false)
      await logIn(user)
      await user.at(/^\/(mine)?(\?|$)/)
      await user.open('/mine')
      await user.see('陈予安')
    }
  ]
]

export const faultsOnTheWay: readonly Fault[] = [
  [
    'home: no network shows a way to load again, which works once it is back',
    async ({ user, wire }) => {
      await user.open('/shop')
      await user.see('深度体检·男士款')
      wire.offline(true)
      await user.tap('深度体检·男士款')
      await user.see(OFFLINE)
      wire.offline(false)
      await user.tap('重新加载')
      await user.see('立即预约')
    }
  ],
  [
    'booking: slots and hold are asked for again, the day stays chosen',
    async (scene) => {
      const { user, wire } = scene
      await toBooking(user)
      void wire.loseRequest(SLOTS)
      await user.tap(`${BRANCH} 下一步`)
      await user.see(OFFLINE)
      await user.gone(/^网络错误$/)
      if (await user.shows('重新加载')) await user.tap('重新加载')
      else await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:00-08:30 /)
      wire.loseAnswer(HOLD)
      await user.tap('确定')
      await user.see(OFFLINE)
      await user.tap('确定')
      await user.at(/^\/process\/addon/)
      await user.see(/^共2\d项$/)
    }
  ],
  [
    'add-ons: a lost quote takes the choice back without a word; a reload keeps what is chosen',
    async (scene) => {
      const { user, wire } = scene
      await toAddons(user)
      await user.tap('选择同型半胱氨酸')
      await user.see('共22项')
      await user.see('1168')
      const lost = wire.loseRequest(QUOTE)
      await user.tap('选择经颅多普勒')
      await lost
      await user.see('共22项')
      await user.reload()
      await user.see('共22项')
      await user.tap('选择经颅多普勒')
      await user.see('共23项')
      await user.see('1306')
      await user.reload()
      await user.see('共23项')
      await user.see('1306')
    }
  ],
  [
    'confirm: a reload keeps person, breakfast and coupon',
    async (scene) => {
      const { user } = scene
      await toConfirm(user)
      const total = /应付[^¥]*¥?\s*([\d.]+)/
      const before = total.exec(await user.text())?.[1]
      assert.ok(before)
      await user.reload()
      await user.see(/清淡中式/)
      await user.see(/张可用$|无可用/)
      // The coupons' number may be there before what they take off.
      await user.see(before)
      await agree(user)
      assert.equal(total.exec(await user.text())?.[1], before)
      const made = await ordersMadeBy(scene, async () => {
        await user.tap('提交订单')
        await toCashier(user)
      })
      assert.equal(made.length, 1)
    }
  ]
]

export const faultsAtSubmit: readonly Fault[] = [
  [
    'submit: the answer is lost, a second tap leads to the one order that was made',
    async (scene) => {
      const { user, wire } = scene
      await toConfirm(user)
      const before = wire.count(COMPLETE)
      const made = await ordersMadeBy(scene, async () => {
        wire.loseAnswer(COMPLETE)
        await user.tap('提交订单')
        await user.see(OFFLINE)
        await user.tap('提交订单')
        await toCashier(user)
      })
      assert.equal(made.length, 1)
      assert.equal(wire.count(COMPLETE) - before, 2)
    }
  ],
  [
    'submit: killed after a lost answer, opened again, led to the one order; the cashier stands after a reload',
    async (scene) => {
      const { user, wire } = scene
      await toConfirm(user)
      const made = await ordersMadeBy(scene, async () => {
        wire.loseAnswer(COMPLETE)
        await user.tap('提交订单')
        await user.see(OFFLINE)
        await user.reload()
        await user.see(/张可用$|无可用/)
        await agree(user)
        await user.tap('提交订单')
        // The lost order has the best coupon: what is asked now is another order, and the first one is offered.
        await user.see(/支付剩余时间|您有一笔相同的订单未支付/)
        if (await user.shows('去支付')) await user.tap('去支付')
        await toCashier(user)
        await user.reload()
        await toCashier(user)
      })
      assert.equal(made.length, 1)
    }
  ]
]

/** What goes wrong on an evening with a bad network; each says so and loses nothing. */
