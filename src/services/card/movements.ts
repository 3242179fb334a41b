/** What became of the quota, the balance or an entitlement of a card (§7), in our own words and fen. */
import type { Standing } from '@/domain/card/card-state'
import type { Movements } from '@/contract/card/wallet-dto'
import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'
import { toMoney, toUses } from './standing'

/** Which sum of a card; of an entitlement its id. */
export type MovedSum =
  { readonly of: 'quota' | 'balance' } | { readonly of: 'right'; readonly rightId: string }

export interface Movement {
  readonly id: number
  readonly verb: Movements['list'][number]['verb']
  /** 发放, 占用, 使用, 退回, 过期 */
  readonly verbName: string
  readonly text: string
  /** Fen or uses; below 0 for what goes. */
  readonly amount: number
  readonly left: number
  /** ms since 1970. */
  readonly at: number
  /** '' without an order, and of one that its owner has deleted. */
  readonly orderNumber: string
  readonly kind: ProductKind | null
}

export interface MovementPage {
  readonly standing: Standing
  /** Fen; else it is counted in uses. */
  readonly money: boolean
  readonly list: readonly Movement[]
  /** What was left over time, the oldest first; empty where it is counted in uses. */
  readonly points: readonly { readonly at: number; readonly left: number }[]
  readonly hasMore: boolean
}

export async function readMovements(
  call: Call,
  number: string,
  sum: MovedSum,
  page: number
): Promise<MovementPage> {
  const wire = await call('card.movements', { x: number, page, ...sum })
  const money = wire.unit === 'yuan'
  const amountOf = money ? toFen : (uses: number) => uses
  return {
    standing: money ? toMoney(wire) : toUses(wire),
    money,
    list: wire.list.map(({ id, verb, verbName, text, amount, left, at, orderNum, orderType }) => ({
      id,
      verb,
      verbName,
      text,
      amount: amountOf(amount),
      left: amountOf(left),
      at,
      orderNumber: orderNum,
      kind: kindOfCategory(orderType)
    })),
    points: wire.points.map(({ at, left }) => ({ at, left: amountOf(left) })),
    hasMore: wire.hasMore
  }
}
