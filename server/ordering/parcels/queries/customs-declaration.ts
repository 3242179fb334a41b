import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { customsYear } from '@/domain/customs/customs'
import type { Db } from '../../../db/client'
import { customsDeclarations } from '../../../db/schema'
import { Refusal } from '../../../http/refusal'
import type { WholeOrder } from '../../order/whole-order'
import { fulfilmentOf } from '../../fulfilment'
import type { CustomsState } from '../../fulfilment/fulfilment'
import { ORDER_TEXTS } from '../../texts'
import { personOfCustoms, usedOfYear } from './customs-year'

/** How an order stands with customs; sums in fen. */
export interface Declaration {
  readonly order: WholeOrder
  readonly state: CustomsState
  readonly dutiableFen: number
  readonly taxFen: number
  readonly declaredAt: Date | null
  /** Epoch ms; null once it is declared, and while it is not paid. */
  readonly declareBefore: number | null
  /** What orders of its person have of the year in which it was placed, this one too. */
  readonly yearUsedFen: number
}

/** What the person whom an order is declared for has of its year. */
async function usedByBuyer(db: Db, { people, createdAt }: WholeOrder): Promise<number> {
  const idNumber = people.find(({ role }) => role === 'buyer')?.person.idNumber
  if (!idNumber) return 0
  return usedOfYear(db, await personOfCustoms(db, createdAt, idNumber), customsYear(createdAt.getTime()))
}

/** How an order stands with customs. Refuses with 404 one of goods that do not come from abroad. */
export async function declarationOf(db: Db, order: WholeOrder): Promise<Declaration> {
  const { parcel } = fulfilmentOf(order)
  const state = parcel.customs(order)
  if (state === null) throw new Refusal(ErrorCode.notFound, ORDER_TEXTS.nothingToDeclare)
  const [declared] = await db
    .select()
    .from(customsDeclarations)
    .where(eq(customsDeclarations.orderNum, order.orderNum))
  const sum = (...roles: readonly string[]): number =>
    order.lines
      .filter(({ role }) => roles.includes(role))
      .reduce((total, { quantity, unitFen }) => total + quantity * unitFen, 0)
  return {
    order,
    state,
    dutiableFen: sum('product', 'freight'),
    taxFen: sum('tax'),
    declaredAt: declared?.declaredAt ?? null,
    declareBefore: parcel.declareBefore(order),
    yearUsedFen: await usedByBuyer(db, order)
  }
}
