import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { desc } from 'drizzle-orm'
import { THROTTLE_MS } from '@/domain/constants'
import { DAY_MS } from '@/domain/date'
import { logIn } from '../log-in'
import { tables } from '../../support/local-server'
import { otherPerson } from '../../support/others'
import { bookAndPay } from './book'
import type { ActivityScene, ActivityStep } from './scene'

const PRODUCT = 'CK1017'
const AHEAD = 5

async function newestGroup({ server: { db } }: ActivityScene): Promise<string> {
  const { groups } = tables
  const [group] = await db.select().from(groups).orderBy(desc(groups.startAt)).limit(1)
  assert.ok(group)
  return group.groupId
}

/** Buying together: begun, paid, filled by those who have the link; then joined by a link and not filled, with the money back. */
export const groupBuy: readonly ActivityStep[] = [
  [
    'begun',
    async ({ user }) => {
      await user.open('/group-buy')
      await user.see('满 3 人一起买更便宜')
      await user.see('没凑齐时，付的钱自动原路退回，不用申请，也不会改成单买。')
      await user.tap('登录后参团')
      await logIn(user)
      await user.at(/^\/group-buy/)
      await user.tap('开团 ¥568.00')
      await user.see(/^名额为你留到 /)
      await user.reload()
      await user.see('去下单')
    }
  ],
  [
    'paid',
    async ({ user }) => {
      await user.tap('去下单')
      await bookAndPay(user, '568.00', '支付成功')
      await user.tap('邀请好友，凑齐成团')
      await user.at(/^\/group-buy/)
      await user.see('还差 2 人成团')
      await user.see('邀请好友，还差 2 人')
    }
  ],
  [
    'filled',
    async (scene) => {
      const { user, server } = scene
      const groupId = await newestGroup(scene)
      for (const mobile of ['13700000101', '13700000102']) {
        const friend = await otherPerson(server, mobile)
        const joined = await server.beside.call('group.join', { groupId }, friend.who)
        assert.equal(joined.code, 1, joined.message)
        await friend.buy(PRODUCT, AHEAD)
      }
      await user.open(`/group-buy?groupId=${groupId}`)
      await user.see('已成团')
      await user.tap('看订单')
      await user.at(/^\/order\/order-detial\//)
      await user.see('待到检')
    }
  ],
  [
    'joined by a link',
    async ({ user, server }) => {
      const leader = await otherPerson(server, '13700000103')
      const begun = await server.beside.call('group.start', { activityId: 'GB01' }, leader.who)
      assert.equal(begun.code, 1, begun.message)
      await leader.buy(PRODUCT, AHEAD)
      await user.open(`/group-buy?groupId=${begun.results.groupId}`)
      await user.see('还差 2 人成团')
      await user.tap('参团 ¥568.00')
      await user.see('去下单')
      // A tap at once is the second one of a double tap.
      await pause(THROTTLE_MS)
      await user.tap('去下单')
      await bookAndPay(user, '568.00', '支付成功')
      await user.tap('查看订单')
      await user.see('等人凑齐')
      await user.tap('邀请好友')
      await user.at(/^\/group-buy/)
      await user.see('还差 1 人成团')
    }
  ],
  [
    'not filled: the money is back by itself, and the page and the order say so',
    async (scene) => {
      const { user, server } = scene
      await server.passTime(DAY_MS)
      await server.passTime(1_000)
      await user.open(`/group-buy?groupId=${await newestGroup(scene)}`)
      await user.see('没有凑齐，已经结束')
      await user.see(/^¥\d+\.\d\d 已经原路退回$/)
      await user.open('/mine/order')
      await user.see('已退款')
    }
  ]
]
