import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { addDays, dateOf, DAY_MS, instantAt, longDate } from '@/domain/date'
import { putCoupon } from '../../../coupon/commands/grant-coupon'
import { activities, coupons, draws, drawTables, goodsPrizes, products } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { topUpGift } from '../../../money/commands/issue-gift'
import { writeMessages } from '../../../message/commands/write-messages'
import type { Consumer } from '../../../outbox/work-off'
import { fingerprint } from '../../../settings/fingerprint'
import { DRAW_TEXTS } from '../../texts'
import { isGiven } from '../queries/given-prize'

const payloadOf = v.object({ drawId: v.string() })
/** Days that money has after the month in which it was drawn. */
const MONEY_DAYS = 90
const NUMBER_LENGTH = 10

/**
 * Credits what a draw has given, once: prize, state and the word to the user in the transaction that marks the entry done. One that fails
 * is tried again by the outbox, for ever; of an account that was erased meanwhile nothing is left to credit.
 */
export const creditPrize: Consumer = async (tx, { payload }, now) => {
  const { drawId } = v.parse(payloadOf, payload)
  const [found] = await tx
    .select({ draw: draws, given: drawTables, activityName: activities.name })
    .from(draws)
    .innerJoin(drawTables, isGiven)
    .innerJoin(activities, eq(activities.activityId, draws.activityId))
    .where(eq(draws.drawId, drawId))
    .for('update', { of: draws })
  if (!found || found.draw.state !== 'crediting') return
  const { userId, couponCode, day } = found.draw
  const { fen, kind, name: prizeName, productCode, days } = found.given
  if (userId === null) return
  const credited =
    kind === 'goods'
      ? await creditGoods(
          tx,
          { userId, drawId, prizeName, productCode: productCode ?? '', days: days ?? 0 },
          now
        )
      : couponCode === null
        ? await creditMoney(tx, { userId, drawId, day, fen: fen ?? 0 }, now)
        : await creditCoupon(tx, userId, couponCode, now)
  const { reference, expiresAt, textOf } = credited
  await tx.update(draws).set({ state: 'credited', reference, expiresAt }).where(eq(draws.drawId, drawId))
  const until = longDate(dateOf(expiresAt.getTime()))
  await writeMessages(tx, [
    {
      ...{ userId, key: `prize:${drawId}`, category: 'activity', at: now },
      title: DRAW_TEXTS.creditedTitle(found.activityName),
      text: textOf(until)
    }
  ])
}

interface Credited {
  /** null of what has no number. */
  readonly reference: string | null
  readonly expiresAt: Date
  /** What the user is told, with the day until which it counts. */
  readonly textOf: (until: string) => string
}

/** @throws for a coupon that there is not, so that it is tried again once there is */
async function creditCoupon(tx: Tx, userId: string, couponCode: string, now: Date): Promise<Credited> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.couponCode, couponCode))
  if (!coupon) throw new Error(`no coupon ${couponCode} for a prize`)
  const { id: reference, expiresAt } = await putCoupon(tx, userId, coupon, now)
  return { reference, expiresAt, textOf: (until) => DRAW_TEXTS.creditedCoupon(coupon.name, until) }
}

interface Goods {
  readonly userId: string
  readonly drawId: string
  readonly prizeName: string
  readonly productCode: string
  readonly days: number
}

/**
 * They can be ordered from now on: the time begins when they are there to be had.
 * @throws for a product that is not on sale, so that it is tried again once it is
 */
async function creditGoods(
  tx: Tx,
  { userId, drawId, prizeName, productCode, days }: Goods,
  now: Date
): Promise<Credited> {
  const [product] = await tx
    .select({ onShelf: products.onShelf })
    .from(products)
    .where(eq(products.productCode, productCode))
  if (!product?.onShelf) throw new Error(`no goods ${productCode} for a prize`)
  const endsAt = new Date(now.getTime() + days * DAY_MS)
  await tx.insert(goodsPrizes).values({ drawId, userId, productCode, endsAt })
  return { reference: null, expiresAt: endsAt, textOf: (until) => DRAW_TEXTS.creditedGoods(prizeName, until) }
}

interface Money {
  readonly userId: string
  readonly drawId: string
  readonly day: string
  readonly fen: number
}

/** One gift card an account and month. */
async function creditMoney(tx: Tx, { userId, drawId, day, fen }: Money, now: Date): Promise<Credited> {
  const month = day.slice(0, 7)
  const nextMonth = addDays(`${month}-28`, 4).slice(0, 7)
  const expiresAt = new Date(instantAt(addDays(`${nextMonth}-01`, MONEY_DAYS)))
  const hash = await fingerprint(tx, now, `red-packet|${userId}|${month}`)
  const tail = hash.replace(/[^A-Za-z0-9]/g, '').slice(0, NUMBER_LENGTH)
  const no = `RP${month.replace('-', '')}${tail}`
  await topUpGift(tx, { no, userId, amountFen: fen, expiresAt, cause: drawId }, now)
  return { reference: no, expiresAt, textOf: (until) => DRAW_TEXTS.creditedMoney(fen, no, until) }
}
