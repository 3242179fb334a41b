/** Goods from abroad (§7): a person's year with customs and the declaration of an order, in our own words and fen. */
import { ErrorCode, type CallError } from '@/contract/errors'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'

/** Who orders, as customs know it. */
export interface Buyer {
  readonly name: string
  readonly idNumber: string
}

/** What orders of a person have used of the calendar year. */
export async function usedOfYear(call: Call, { name: buyerName, idNumber: idCard }: Buyer): Promise<number> {
  const { used } = await call('customs.allowance', { buyerName, idCard })
  return toFen(used)
}

/** `early`: not paid yet; `over`: it was cancelled or closed. */
type DeclarationState = 'early' | 'waiting' | 'declared' | 'released' | 'over'

export interface Declaration {
  readonly orderNum: string
  readonly product: string
  readonly state: DeclarationState
  /** Both masked. */
  readonly buyer: Buyer
  readonly dutiableFen: number
  readonly taxFen: number
  /** '' before. */
  readonly declaredAt: string
  /** Until when it is to be declared, ms since 1970; null once it is, and while it is not paid. */
  readonly declareBefore: number | null
  /** What orders of the person have of the year, this one too, and of how much. */
  readonly yearUsedFen: number
  readonly yearLimitFen: number
}

type Wire = Awaited<ReturnType<typeof ask>>
const ask = (call: Call, id: string) => call('customs.declaration', { id })

const toDeclaration = ({
  buyerName,
  idNumber,
  comboName,
  dutiable,
  tax,
  yearUsed,
  yearLimit,
  ...rest
}: Wire): Declaration => ({
  ...rest,
  product: comboName,
  buyer: { name: buyerName, idNumber },
  dutiableFen: toFen(dutiable),
  taxFen: toFen(tax),
  yearUsedFen: toFen(yearUsed),
  yearLimitFen: toFen(yearLimit)
})

export const readDeclaration = async (call: Call, orderNum: string): Promise<Declaration> =>
  toDeclaration(await ask(call, orderNum))

/** The order may leave for customs. */
export const declare = async (call: Call, orderNum: string): Promise<Declaration> =>
  toDeclaration(await call('customs.declare', { orderNum }))

const LIMITS: readonly number[] = [
  ErrorCode.crossBorderQuantity,
  ErrorCode.crossBorderAmount,
  ErrorCode.crossBorderAnnual
]

/** An order is over a limit of customs (27101–27103). */
export const isOverLimit = ({ code }: CallError): boolean => LIMITS.includes(code)
/** Who orders is not who pays (27104). */
export const isOtherPayer = ({ code }: CallError): boolean => code === ErrorCode.crossBorderPayer
