import assert from 'node:assert/strict'
import { BRANCH } from './book-checkup'
import { COMPLETE, HOLD, OFFLINE, PAY, QUOTE } from './calls'
import { ordersMadeBy, type Fault, type Scene } from './scene'
import { agree, PRICED, toBooking, toCashier } from './steps'

const SLOW_MS = 2_000
const TOTAL = /应付[^¥]*¥?\s*([\d.]+)/

/** One tap without a network: told, and still here. */
async function withoutNetwork({ user, wire }: Scene, what: string | RegExp, told: RegExp): Promise<void> {
  await user.gone(OFFLINE)
  wire.offline(true)
  await user.tap(what)
  await user.see(told)
  wire.offline(false)
}

/** Two taps as fast as a finger can, with answers that take two seconds: one call. */
async function once(scene: Scene, what: string | RegExp, call: RegExp, arrive: () => Promise<void>) {
  const { user, wire } = scene
  const before = wire.count(call)
  wire.slow(SLOW_MS)
  await user.doubleTap(what)
  await arrive()
  wire.slow(0)
  assert.equal(wire.count(call) - before, 1, `${what} called once`)
}

/** From the branches to the paid order; at each step the network is lost, comes back, and is slow under an impatient thumb. */
export const everyStep: Fault = [
  'each step without a network is told and loses nothing; at two seconds an answer two quick taps do it once',
  async (scene) => {
    const { user, wire } = scene
    const made = await ordersMadeBy(scene, async () => {
      await toBooking(user)
      wire.slow(SLOW_MS)
      await user.tap(`${BRANCH} 下一步`)
      await user.tap(/^08:00-08:30 /)
      wire.slow(0)
      await withoutNetwork(scene, '确定', OFFLINE)
      await once(scene, '确定', HOLD, async () => {
        await user.at(/^\/process\/addon/)
        await user.see(/^共2\d项$/)
        await user.see(PRICED)
      })

      const chosen = async () => Number(/共\s*(\d+)\s*项/.exec(await user.text())?.[1])
      const before = await chosen()
      // A quote that fails takes the choice back without a word.
      const lost = wire.loseRequest(QUOTE)
      await user.tap('选择同型半胱氨酸')
      await lost
      await user.see(`共${before}项`)
      await once(scene, '选择同型半胱氨酸', QUOTE, () => user.see(`共${before + 1}项`))

      await user.gone(OFFLINE)
      wire.offline(true)
      await user.doubleTap(/^(确认加项|不加项，下一步)$/)
      await user.at(/^\/process\/confirm/)
      // The toast may be over before a slow screen has been looked at; what did not load says so and stays.
      await user.see(/网络错误|联系人加载失败/)
      wire.offline(false)
      // Two taps opened one page: one step back is the page before.
      await user.back()
      await user.at(/^\/process\/addon/)
      await user.tap(/^(确认加项|不加项，下一步)$/)
      await user.at(/^\/process\/confirm/)
      await user.tap(/^陈予安/)
      await user.tap(/^早餐预约/)
      await user.tap(/^清淡中式/)
      await user.see(/张可用$|无可用/)
      wire.slow(SLOW_MS)
      await user.reload()
      await user.see(/清淡中式/)
      await user.see(/张可用$|无可用/)
      wire.slow(0)
      await agree(user)

      const total = TOTAL.exec(await user.text())?.[1]
      await withoutNetwork(scene, '提交订单', OFFLINE)
      assert.equal(TOTAL.exec(await user.text())?.[1], total)
      await once(scene, '提交订单', COMPLETE, () => toCashier(user))

      user.preparePay('approve')
      await user.gone(OFFLINE)
      wire.loseAnswer(PAY)
      await user.tap(/^微信支付 ¥/)
      await user.see(OFFLINE)
      await user.see('支付剩余时间')
      await once(scene, /^微信支付 ¥/, PAY, () => user.pay('approve'))
      await user.at(/^\/pay-success/)
      await user.see('预约成功')
    })
    assert.deepEqual(
      made.map(({ statusName }) => statusName),
      ['待到检']
    )
  }
]
