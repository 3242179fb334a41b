import assert from 'node:assert/strict'
import { and, eq } from 'drizzle-orm'
import { dateOf, DAY_MS } from '@/domain/date'
import { tables } from '../../support/local-server'
import { otherPerson } from '../../support/others'
import type { Wire } from '../../support/wire'
import { logIn } from '../log-in'
import type { ActivityScene } from './scene'

interface FaultScene extends ActivityScene {
  readonly wire: Wire
}
type ActivityFault = readonly [name: string, run: (scene: FaultScene) => Promise<void>]

const { activities, draws, drawPrizes, drawTables } = tables
const TAKE = /\/activity\/draw\/take/
const SECOND_PHONE = '10000000006'
/** A number gets one code a minute. */
const CODE_MS = 61_000
/** So long the page of an activity is open before its end. */
const SOON_MS = 12_000

const drawsOf = ({ server: { db } }: FaultScene, activityId: string) =>
  db.$count(draws, eq(draws.activityId, activityId))

/** Of two prizes the one is drawn always; of what ran out the other is given. Until the day is over. */
async function onePiece({ server: { db, now } }: FaultScene): Promise<void> {
  const day = dateOf(now().getTime())
  const of = (prizeId: string) =>
    and(eq(drawTables.activityId, 'BB01'), eq(drawTables.day, day), eq(drawTables.prizeId, prizeId))
  await db
    .update(drawTables)
    .set({ weight: 0 })
    .where(and(eq(drawTables.activityId, 'BB01'), eq(drawTables.day, day)))
  await db.update(drawTables).set({ weight: 1, room: 1, taken: 0 }).where(of('checkup80'))
  await db.update(drawPrizes).set({ stock: 1 }).where(eq(drawPrizes.prizeId, 'checkup80'))
}

/** What goes wrong in an activity; each is told and loses nothing. */
export const activityFaults: readonly ActivityFault[] = [
  [
    'the phone is a day behind: session and countdown are by the server’s clock',
    async ({ user, server }) => {
      await server.passTime(DAY_MS)
      await user.open('/seckill')
      await user.see(/^\d\d:\d\d 场进行中，距结束$/)
      await user.see(/^今天 20:00/)
      const [, hours = ''] = /距结束剩余(?:(\d+)小时)?\d+分钟/.exec(await user.text()) ?? []
      const left = (24 - new Date(server.now().getTime() + 8 * 3_600_000).getUTCHours()) % 25
      assert.ok(Math.abs(Number(hours || 0) - left) <= 1, `${hours} hours are told, ${left} are left`)
    }
  ],
  [
    'an answer that is lost: told, the same draw after a reload, and one chance used',
    async (scene) => {
      const { user, wire } = scene
      await user.open('/blind-box/lottery')
      await logIn(user)
      await user.see('今天还能开 1 次')
      wire.loseAnswer(TAKE)
      await user.tap('打开这一盒')
      await user.see(/^网络不稳，没有收到结果/)
      await user.see('看上次的结果')
      await user.reload()
      await user.see(/^上次没有收到结果/)
      await user.doubleTap('看上次的结果')
      await user.see(/^(抽中了|谢谢参与)$/)
      await user.tap('知道了')
      await user.see('今天的机会用完了')
      assert.equal(await drawsOf(scene, 'BB01'), 1)
    }
  ],
  [
    'another account on the same phone: nothing of the first one’s draws, and none of their lost answer',
    async (scene) => {
      const { user, wire, server } = scene
      await user.open('/turntable/lottery')
      await user.see('今天还能转 1 次')
      wire.loseAnswer(TAKE)
      await user.tap('开始')
      await user.see('看上次的结果')
      await user.open('/mine')
      await user.tap('退出登录')
      await user.see('确定退出登录吗？')
      await user.tap('退出登录')
      await user.see('登录 / 注册')
      await user.open('/turntable/lottery')
      await user.tap('登录后参加')
      await logIn(user, SECOND_PHONE)
      await user.see('今天还能转 1 次')
      assert.equal(await user.shows('看上次的结果'), false)
      assert.equal(await user.shows('最近抽到的'), false)
      await user.open('/turntable/lottery/record')
      await user.see('还没有抽过')
      await server.passTime(CODE_MS)
      assert.equal(await drawsOf(scene, 'TT01'), 1)
    }
  ],
  [
    'two phones and the last prize: the second is told what was drawn and what is given for it',
    async (scene) => {
      const { user, server } = scene
      await user.open('/blind-box/lottery')
      await user.see('今天还能开 1 次')
      await onePiece(scene)
      const other = await otherPerson(server, '13700000301')
      const won = await server.beside.call('draw.take', { activityId: 'BB01' }, other.who)
      assert.equal(won.results.drawn.prize.prizeId, 'checkup80', won.message)
      await user.tap('打开这一盒')
      await user.see(/^抽到的“体检满300减80券”已经发完，改为“谢谢参与”。$/)
      await user.tap('知道了')
      await user.see('已发完，共 1')
    }
  ],
  [
    'an activity that ends while its page is open says so without a touch, and draws no more',
    async ({ user, server: { db, now } }) => {
      const endAt = new Date(now().getTime() + SOON_MS)
      await db.update(activities).set({ endAt }).where(eq(activities.activityId, 'RP01'))
      await user.open('/red-packet-game')
      await user.see('开始')
      await user.see('活动已结束')
    }
  ],
  [
    'one that an operator ends while its page is open refuses the draw, tells it, and keeps the chance',
    async (scene) => {
      const { user, server } = scene
      await user.open('/turntable/monopolyGame')
      await user.see(/^掷骰子，还有 3 次$/)
      const endAt = server.now()
      await server.db.update(activities).set({ endAt }).where(eq(activities.activityId, 'MP01'))
      await user.tap(/^掷骰子，还有 3 次$/)
      await user.see('活动已结束')
      assert.equal(await drawsOf(scene, 'MP01'), 0)
    }
  ],
  [
    'back and reload at each step of a group: one seat, one group',
    async ({ user, server: { db } }) => {
      await user.open('/group-buy')
      await user.doubleTap('开团 ¥568.00')
      await user.see('去下单')
      await user.reload()
      await user.tap('去下单')
      await user.at(/^\/selling\/checkup\/CK1017/)
      await user.systemBack()
      await user.see('去下单')
      await user.tap('退出这个团')
      await user.see('开团 ¥568.00')
      assert.deepEqual([await db.$count(tables.groups), await db.$count(tables.groupSeats)], [1, 0])
    }
  ]
]
