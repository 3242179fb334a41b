import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/date'
import { tables } from '../../support/local-server'
import { otherPerson, type Other } from '../../support/others'
import { logIn } from '../log-in'
import type { ActivityStep } from './scene'

const { orderEvents, orderVisits } = tables
const NEWCOMER = '13700000201'
const AHEAD = 5

let friend: Other
let order = ''

/** Who was invited takes what new accounts get; then they invite somebody, and are rewarded once that one was examined. */
export const awards: readonly ActivityStep[] = [
  [
    'by the link of an inviter: a login, and both coupons with one tap',
    async ({ user, server }) => {
      await user.open('/newcomer-award?inviteUserId=u1001&inviteId=IN01')
      await logIn(user, NEWCOMER)
      await user.at(/^\/newcomer-award/)
      await user.see('第一次来，先领两张券')
      await user.doubleTap('一键领取 2 张')
      await user.see('已经领到卡包里了')
      await user.see('券后价参考')
      await user.reload()
      await user.see('已经领到卡包里了')
      await server.passTime(1_000)
      await user.open('/mine/coupons')
      await user.see('口腔立减30')
    }
  ],
  [
    'their own link: nobody yet, then a friend who has not ordered',
    async ({ user, server }) => {
      await user.open('/invite-rewards')
      await user.see('还没有邀请过朋友')
      const [, inviteuserid = '', inviteid = ''] =
        /inviteUserId=([^&\s]+)&inviteId=([^&\s]+)/.exec(await user.text()) ?? []
      assert.notEqual(inviteuserid, '')
      await user.tap('当面扫码')
      await user.see('请好友扫码')
      await user.tap('关闭')
      friend = await otherPerson(server, '13700000202', { inviteuserid, inviteid })
      await server.passTime(1_000)
      await user.reload()
      await user.see('还没下单')
    }
  ],
  [
    'the friend orders, is examined, and a day later the coupon is there',
    async ({ user, server }) => {
      order = await friend.buy('CK1003', AHEAD)
      await user.reload()
      await user.see('到检后到账')
      const { db } = server
      await db.update(orderVisits).set({ state: 'visited' }).where(eq(orderVisits.orderNum, order))
      await db.insert(orderEvents).values({ orderNum: order, event: 'visited', detail: {}, at: server.now() })
      await server.passTime(DAY_MS + 1_000)
      await server.passTime(1_000)
      await user.reload()
      await user.see('券已到账')
      await user.see('1 人 · 得 1 张，最多 10 张')
    }
  ]
]
