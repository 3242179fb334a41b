import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { GIFT_WORDS } from '@/domain/gift/texts'
import { goesOut, type GiftVerb } from '@/domain/gift/verbs'
import type { Db } from '../../db/client'
import { giftMovements, giftSends, orders, storedValues } from '../../db/schema'

export type GiftCardRow = typeof storedValues.$inferSelect

/** All gift cards of a user, those that end first before the others. */
export const giftCardsOf = (db: Db, userId: string): Promise<GiftCardRow[]> =>
  db
    .select()
    .from(storedValues)
    .where(eq(storedValues.userId, userId))
    .orderBy(asc(storedValues.expiresAt), asc(storedValues.no))

interface MovementsAsked {
  /** Of one card; of all without it. */
  readonly no?: string | undefined
  readonly page: number
  readonly size: number
}

export interface GiftMovement {
  readonly id: number
  readonly no: string
  readonly verb: GiftVerb
  readonly text: string
  /** Fen; below 0 for what goes. */
  readonly amountFen: number
  readonly leftFen: number
  readonly at: Date
  /** '' without one, and of one that its owner has deleted. */
  readonly orderNum: string
  readonly orderType: number
}

/** Movements of a user's gift cards, the newest first, a page of them. */
export async function giftMovementsOf(
  db: Db,
  userId: string,
  { no, page, size }: MovementsAsked
): Promise<{ readonly list: GiftMovement[]; readonly total: number }> {
  const which = and(eq(storedValues.userId, userId), no === undefined ? undefined : eq(giftMovements.no, no))
  const [counted] = await db
    .select({ n: count() })
    .from(giftMovements)
    .innerJoin(storedValues, eq(storedValues.no, giftMovements.no))
    .where(which)
  const rows = await db
    .select({ movement: giftMovements, toName: giftSends.toName })
    .from(giftMovements)
    .innerJoin(storedValues, eq(storedValues.no, giftMovements.no))
    .leftJoin(giftSends, eq(giftSends.sendNo, giftMovements.sendNo))
    .where(which)
    .orderBy(desc(giftMovements.id))
    .limit(size)
    .offset((page - 1) * size)
  const known = await ordersOf(
    db,
    userId,
    rows.flatMap(({ movement }) => movement.orderNum ?? [])
  )
  const list = rows.map(({ movement: { id, verb, amount, leftAfter, orderNum, at, ...one }, toName }) => {
    const order = known.get(orderNum ?? '')
    return {
      ...{ id, no: one.no, verb, leftFen: leftAfter, at },
      text: textOf(verb, order?.productName, toName),
      amountFen: goesOut(verb) ? -amount : amount,
      orderNum: order && order.deletedAt === null ? order.orderNum : '',
      orderType: order?.orderType ?? 0
    }
  })
  return { list, total: counted?.n ?? 0 }
}

function textOf(verb: GiftVerb, productName: string | undefined, toName: string | null): string {
  if (verb === 'take' && productName !== undefined) return productName
  return verb === 'send' && toName ? GIFT_WORDS.sendTo(toName) : GIFT_WORDS[verb]
}

async function ordersOf(db: Db, userId: string, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      ...{ orderNum: orders.orderNum, orderType: orders.orderType },
      ...{ productName: orders.productName, deletedAt: orders.deletedAt }
    })
    .from(orders)
    .where(and(inArray(orders.orderNum, [...new Set(numbers)]), eq(orders.userId, userId)))
  return new Map(rows.map((row) => [row.orderNum, row]))
}
