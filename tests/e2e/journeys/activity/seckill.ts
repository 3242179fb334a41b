import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { dateOf, addDays, instantAt, MINUTE_MS } from '@/domain/date'
import { tables } from '../../support/local-server'
import { logIn } from '../log-in'
import { bookAndPay } from './book'
import type { ActivityStep } from './scene'

const PACKAGE = '夜班与久坐人群套餐'
const METER = '上臂式电子血压计'
/** So long before its beginning the page of a sale is open. */
const EARLY_MS = 20_000

/** Flash sales: one is bought and paid by its price; another is told of before it begins, and opens while its page is open. */
export const seckill: readonly ActivityStep[] = [
  [
    'a reminder asks for a login, and stands after a reload',
    async ({ user }) => {
      await user.open('/seckill')
      await user.see('以服务器时间为准')
      await user.see(`马上抢购${PACKAGE}`)
      await user.tap(/^明天 20:00/)
      await user.tap(`${METER}开抢前提醒我`)
      await logIn(user)
      await user.at(/^\/seckill/)
      await user.tap(/^明天 20:00/)
      await user.tap(`${METER}开抢前提醒我`)
      await user.see('已设提醒')
      await user.reload()
      await user.tap(/^明天 20:00/)
      await user.see('已设提醒')
    }
  ],
  [
    'bought and paid by the price of the sale, once a person',
    async ({ user, server: { db } }) => {
      await user.open('/seckill')
      await user.tap(`马上抢购${PACKAGE}`)
      await bookAndPay(user, '328.00')
      const [sale] = await db.select().from(tables.flashSales).where(eq(tables.flashSales.activityId, 'SK01'))
      assert.equal(sale?.taken, 1)
      await user.open('/seckill')
      await user.see('每人限 1 份，已经买过')
      await user.see('已买过')
    }
  ],
  [
    'the reminder comes five minutes before',
    async ({ user, server }) => {
      const begins = instantAt(addDays(dateOf(server.now().getTime()), 1), '20:00')
      await server.passTime(begins - 4 * MINUTE_MS - server.now().getTime())
      await user.open('/mine/message')
      await user.see(`${METER}的秒杀马上开始`)
    }
  ],
  [
    'the sale opens while its page is open, without a touch',
    async ({ user, server }) => {
      const begins = instantAt(dateOf(server.now().getTime()), '20:00')
      await server.passTime(begins - EARLY_MS - server.now().getTime())
      await user.open('/seckill')
      await user.tap(/^今天 20:00/)
      await user.see(`${METER}开抢前提醒我`)
      await user.see(`马上抢购${METER}`)
      await user.tap(`马上抢购${METER}`)
      await user.at(/^\/selling\/health-selection\/HS2003/)
      await user.see('129')
    }
  ]
]
