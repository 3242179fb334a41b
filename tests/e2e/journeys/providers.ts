import assert from 'node:assert/strict'
import { runOps } from '../../../server/ops/run'
import type { Till } from '../../../server/testing/providers/tills'
import type { Sent } from '../../../server/testing/providers/wechat-pay-notices'
import { LEFT, type Payer } from '../support/payers'
import type { ShopWithProviders } from '../support/providers'
import { passGreeting } from './greeting'
import { moveToAnotherDay, submit, toConfirm } from './steps'

interface ProviderScene {
  readonly shop: ShopWithProviders
  readonly till: Till
  readonly payer: Payer
}
export type ProviderStep = readonly [name: string, run: (scene: ProviderScene) => Promise<void>]

/** Longer than the shop waits before it asks a provider again, ms. */
const ASKED_AGAIN_MS = 10 * 60_000
const PAID = '预约成功'

const isPaid = async ({ payer: { user } }: ProviderScene): Promise<void> => {
  await user.at(/^\/pay-success/)
  await user.see(PAID)
}

/** To the cashier with a new order. */
async function order({ payer: { user } }: ProviderScene): Promise<void> {
  await toConfirm(user)
  await submit(user)
}

/** From the page after paying: all of it is asked back. */
async function askBack({ payer: { user } }: ProviderScene): Promise<void> {
  await user.tap('查看订单')
  await user.at(/^\/order\/order-detial/)
  await user.tap('申请退款')
  await user.at(/^\/reFund\//)
  await user.see(/，原路退回$/)
  await user.tap('其他原因')
  await user.tap('提交申请')
  await user.tap('确定退款')
  await user.see('退款详情')
}

/** The order of the page on top, looked at anew. */
async function orderReads({ payer: { user } }: ProviderScene, state: '退款中' | '已退款'): Promise<void> {
  await user.tap('查看订单')
  await user.at(/^\/order\/order-detial/)
  await user.see(state)
}

/** What was told late, by the scene that tells it. */
let late: (() => Sent) | null = null

/**
 * Money and its way back between a payer, a provider's fake and the shop: left and paid with a notice that comes twice at once, paid
 * with a notice that comes much later, given back at once, slowly and not at all. The same for each channel, on the site and in the mini-program.
 */
export const withProvider: readonly ProviderStep[] = [
  [
    '01-log-in',
    async ({ payer }) => {
      await payer.user.open('/')
      await passGreeting(payer.user)
      await payer.user.open('/mine/order')
      await payer.logIn()
      await payer.user.at(/^\/mine\/order/)
    }
  ],
  [
    '02-left',
    async (scene) => {
      const { payer, shop, till } = scene
      await order(scene)
      await payer.pay('leave', async () => undefined)
      await payer.user.see(LEFT)
      if (await payer.user.shows('重新支付')) await payer.user.tap('重新支付')
      await payer.user.gone(LEFT)
      assert.deepEqual([till.state(await shop.lastTry()), await shop.bookedFen()], ['waiting', 0])
    }
  ],
  [
    '03-told-twice',
    async (scene) => {
      const { payer, shop, till } = scene
      await payer.pay('approve', async (notice) => {
        await Promise.all([shop.tell(till, notice()), shop.tell(till, notice())])
      })
      await isPaid(scene)
      const booked = await shop.bookedFen()
      assert.ok(booked > 0)
    }
  ],
  [
    '04-back-slowly',
    async (scene) => {
      const { shop, till } = scene
      till.refundsAre('processing')
      await askBack(scene)
      await orderReads(scene, '退款中')
      const told = till.arrives((await shop.lastRefund()).gatewayNo)
      if (told) await shop.tell(till, told)
      else await shop.server.passTime(ASKED_AGAIN_MS)
      await scene.payer.user.reload()
      await scene.payer.user.see('已退款')
      assert.equal(till.refunds(), 1)
      moveToAnotherDay()
    }
  ],
  [
    '05-told-late',
    async (scene) => {
      const { payer, shop } = scene
      scene.till.refundsAre('done')
      await order(scene)
      await payer.pay('approve', async (notice) => {
        late = notice
      })
      // Nobody has told of it: the shop asks.
      await payer.user.see(/^已完成支付$|^预约成功$/)
      if (await payer.user.shows('已完成支付')) await payer.user.tap('已完成支付')
      await isPaid(scene)
      const booked = await shop.bookedFen()
      await shop.server.passTime(ASKED_AGAIN_MS)
      assert.ok(late)
      await shop.tell(scene.till, late())
      assert.equal(await shop.bookedFen(), booked)
    }
  ],
  [
    '06-not-given-back',
    async (scene) => {
      const { shop } = scene
      scene.till.refundsAre('failed')
      await askBack(scene)
      await orderReads(scene, '退款中')
      await shop.server.passTime(ASKED_AGAIN_MS)
      assert.equal(scene.till.refunds(), 1)
    }
  ],
  [
    '07-by-a-person',
    async (scene) => {
      const { shop, payer } = scene
      scene.till.refundsAre('done')
      const { db, now } = shop.server
      const { refundNo } = await shop.lastRefund()
      const { exit, text } = await runOps({ db, now }, ['refunds', 'retry', refundNo], 'night-shift')
      assert.equal(exit, 0, text)
      await shop.server.passTime(ASKED_AGAIN_MS)
      await payer.user.reload()
      await payer.user.see('已退款')
      assert.equal(scene.till.refunds(), 2)
      moveToAnotherDay()
    }
  ]
]
