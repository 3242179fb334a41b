import assert from 'node:assert/strict'
import { eq } from 'drizzle-orm'
import { tables } from '../support/local-server'
import { newestHold, orderMadeBy, type Evening, type EveningScene } from './evening'
import { agree, dayOfVisit, goOnToConfirm, holdSlot, submit, toBooking } from './steps'

const { slots } = tables
export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const aheadOfPhone = ({ server }: Evening) => server.now().getTime() - Date.now()

async function ordersForTheDayChosen(scene: Evening): Promise<void> {
  const { user, server } = scene
  await toBooking(user)
  await holdSlot(user)
  await user.tap('选择经颅多普勒')
  await user.see(/^共2[2-9]项$/)
  await goOnToConfirm(user)
  await user.reload()
  await user.tap(/^陈予安/)
  await user.tap(/^早餐预约/)
  await user.tap(/^清淡中式/)
  await agree(user)
  await user.see('名额已为你保留，剩余')
  const hold = await newestHold(scene)
  const leftMs = hold.expiresAt.getTime() - server.now().getTime()
  assert.ok(leftMs > 0 && leftMs <= 600_000, `the seat is kept for ${leftMs} ms`)
  const made = await orderMadeBy(scene, () => submit(scene.user))
  const [slot] = await server.db.select().from(slots).where(eq(slots.id, hold.slotRowId))
  assert.equal(made.visit.date, slot?.date)
  assert.ok(made.visit.date?.endsWith(dayOfVisit().short), 'the day that was chosen')
}

/** First of all: the server was started a day behind the phone, and is put right afterwards. */
export const phoneAhead: EveningScene = [
  'the phone is a day ahead: days, price, seat and order are right by the server’s clock',
  async (scene) => {
    assert.ok(aheadOfPhone(scene) < -23 * HOUR_MS)
    await ordersForTheDayChosen(scene).finally(() => scene.server.passTime(DAY_MS))
  }
]

export const phoneBehind: EveningScene = [
  'the phone is a day behind: days, price, seat and order are right by the server’s clock',
  async (scene) => {
    await scene.server.passTime(DAY_MS)
    assert.ok(aheadOfPhone(scene) > 23 * HOUR_MS)
    await ordersForTheDayChosen(scene)
  }
]
