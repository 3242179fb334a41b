import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CardVerb } from '../../db/schema/card'
import type { Standing } from '@/domain/card/card-state'
import { CARD_WORDS } from '@/domain/card/texts'
import { ErrorCode } from '@/contract/errors'
import type { Db } from '../../db/client'
import { cardMovements, orderEvents, orderLines, orders } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { CARD_TEXTS } from '../texts'
import { walletCardOf, type WalletCard } from './wallet'

interface MovementsAsked {
  readonly cardNumber: string
  readonly of: 'quota' | 'balance' | 'right'
  readonly rightId: string | undefined
}

interface Movement {
  readonly id: number
  /** What was occupied is used once somebody has come. */
  readonly verb: CardVerb | 'use'
  readonly text: string
  /** Below 0 for what goes. */
  readonly amount: number
  readonly left: number
  readonly at: Date
  /** '' without one, and of one that its owner has deleted. */
  readonly orderNum: string
  readonly orderType: number
}

export interface CardHistory {
  readonly standing: Standing
  /** The newest first. */
  readonly list: readonly Movement[]
}

const standingOfAccount = ({ quota, balance, rights }: WalletCard, asked: MovementsAsked): Standing => {
  const standing =
    asked.of === 'quota'
      ? quota
      : asked.of === 'balance'
        ? balance
        : rights.find(({ right }) => right.id === asked.rightId)
  if (!standing) throw new Refusal(ErrorCode.notFound, CARD_TEXTS.comboMissing)
  return standing
}

/** Every movement of an account of an own card. Refuses with 404 another's card, and an account that it has not. */
export async function cardMovementsOf(
  db: Db,
  userId: string,
  asked: MovementsAsked,
  now: Date
): Promise<CardHistory> {
  const wallet = await walletCardOf(db, userId, asked.cardNumber, now)
  const standing = standingOfAccount(wallet, asked)
  const rows = await db
    .select()
    .from(cardMovements)
    .where(
      and(
        eq(cardMovements.cardNumber, asked.cardNumber),
        eq(cardMovements.account, asked.of),
        asked.of === 'right' ? eq(cardMovements.rightId, asked.rightId ?? '') : undefined
      )
    )
    .orderBy(asc(cardMovements.id))
  const numbers = [...new Set(rows.flatMap(({ orderNum }) => orderNum ?? []))]
  const known = await ordersOf(db, numbers, userId)
  const list = rows.map(({ id, verb, amount, leftAfter, orderNum, note, at }): Movement => {
    const order = known.get(orderNum ?? '')
    const used = verb === 'take' && order?.visitedAt != null
    return {
      ...{ id, left: leftAfter, at: used && order.visitedAt ? order.visitedAt : at },
      verb: used ? 'use' : verb,
      amount: verb === 'take' || verb === 'expire' ? -amount : amount,
      text: note !== '' ? note : textOf({ verb, order, company: wallet.card.company }),
      orderNum: order && !order.deleted ? order.orderNum : '',
      orderType: order?.orderType ?? 0
    }
  })
  return { standing, list: list.toReversed() }
}

interface Known {
  readonly orderNum: string
  readonly orderType: number
  readonly productName: string
  readonly deleted: boolean
  readonly visitedAt: Date | null
  readonly addonNames: readonly string[]
}

async function ordersOf(db: Db, numbers: readonly string[], userId: string): Promise<Map<string, Known>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.orderNum, [...numbers]), eq(orders.userId, userId)))
  const visits = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderNum, [...numbers]),
        inArray(orderEvents.event, ['visited', 'visit-undone'])
      )
    )
    .orderBy(asc(orderEvents.id))
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderNum, [...numbers]), eq(orderLines.role, 'addon')))
  return new Map(
    rows.map((row) => {
      const last = visits.findLast(({ orderNum }) => orderNum === row.orderNum)
      const own = lines.filter(({ orderNum, coveredFen }) => orderNum === row.orderNum && coveredFen > 0)
      return [
        row.orderNum,
        {
          ...{ orderNum: row.orderNum, orderType: row.orderType, productName: row.productName },
          deleted: row.deletedAt !== null,
          visitedAt: last?.event === 'visited' ? last.at : null,
          addonNames: own.flatMap(({ items }) => items.map(({ name }) => name))
        }
      ]
    })
  )
}

interface Said {
  readonly verb: CardVerb
  readonly order: Known | undefined
  readonly company: string
}

function textOf({ verb, order, company }: Said): string {
  if (verb === 'grant') return company === '' ? CARD_WORDS.issued : CARD_WORDS.issuedBy(company)
  if (verb === 'expire') return CARD_WORDS.ranOut
  if (verb === 'return') return CARD_WORDS.returned
  if (!order) return ''
  const [first, ...more] = order.addonNames
  if (first === undefined) return order.productName
  return more.length > 0 ? CARD_WORDS.items(first, more.length + 1) : first
}
