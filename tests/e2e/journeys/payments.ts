import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Driver, PayEnd } from '../support/driver'
import { tables } from '../support/local-server'
import { orderMadeBy, type EveningScene } from './evening'
import { submit, toCashier, toConfirm } from './steps'

const { orders } = tables

/** At the pay sheet of the mini-program or the cashier of the site, from the pay page. */
async function tryToPay(user: Driver, end: PayEnd): Promise<void> {
  await toCashier(user)
  user.preparePay(end)
  await user.tap(/^微信支付 ¥/)
  await user.pay(end)
}

/** Who comes back from the cashier of the site is asked; the pay sheet of the mini-program tells by itself. */
async function toldOfLeaving(user: Driver): Promise<void> {
  await user.see(/^已取消支付$|支付是否已完成？/)
  if (await user.shows('重新支付')) await user.tap('重新支付')
  await user.gone(/^已取消支付$|支付是否已完成？/)
}

/** A payment that does not go through at once: told each time, the order stays payable, a later try pays it once. */
export const payments: readonly EveningScene[] = [
  [
    'payment left, then declined: told each time, the order stays payable, and the third try pays it',
    async (scene) => {
      const { user, server } = scene
      await toConfirm(user)
      const { orderNum } = await orderMadeBy(scene, () => submit(scene.user))
      const payStatus = async () =>
        (await server.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.payStatus
      await tryToPay(user, 'leave')
      await toldOfLeaving(user)
      assert.equal(await payStatus(), PAY_STATUS.unpaid)
      await tryToPay(user, 'decline')
      await user.see(/支付未成功，请重新支付|支付未完成，请重试或更换支付方式/)
      await tryToPay(user, 'approve')
      await user.at(/^\/pay-success/)
      await user.see('预约成功')
      assert.equal(await payStatus(), PAY_STATUS.paid)
    }
  ]
]
