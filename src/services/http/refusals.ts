/** Why an order is refused (20001, 27004–27008), in our own words and fen. */
import type {
  BadDiscounts,
  PriceChange,
  SameOrder as WireOrder,
  UnfitPerson
} from '@/contract/order/dto/place-order'
import type { CallError } from '@/contract/errors'
import { toFen } from '@/domain/money'
import type { PersonField } from '@/domain/person/form-fields'
import type { PriceLine } from '@/domain/quote/lines'
import { toLines } from '../order/price-lines'

/** The same order, which waits for its payment; or, `paid`, another visit of the same person to that branch on that day. */
export interface SameOrder {
  readonly number: string
  readonly type: number
  readonly payFen: number
  readonly paid: boolean
}

/** What was quoted and what holds now; undefined what the server does not tell. */
export interface ChangedPrice {
  readonly fromFen: number | undefined
  readonly toFen: number | undefined
  readonly oldLines: PriceLine[]
  readonly newLines: PriceLine[]
  readonly priceVersion: string | undefined
  /** Why, where the sums alone do not tell. */
  readonly reason: string | undefined
}

/** The server's names of a person's fields, and the row of the form each stands for. */
const FIELD_OF: Readonly<Record<string, PersonField>> = {
  name: 'name',
  medUserName: 'name',
  mobile: 'mobile',
  medUserPhone: 'mobile',
  gender: 'gender',
  sex: 'gender',
  age: 'idNumber',
  birthday: 'birthday',
  idNumber: 'idNumber',
  id_number: 'idNumber',
  identityCard: 'idNumber',
  cardType: 'idNumber',
  sexHistory: 'sexHistory',
  breakfast: 'breakfast',
  receiveName: 'name',
  receivePhone: 'mobile',
  receiveCity: 'region',
  receiveAddress: 'address',
  buyerName: 'buyerName',
  idCard: 'idNumber'
}

/** `results` of a refusal: a list of one, or the thing itself. */
function detailOf<T>({ results }: CallError): Partial<T> {
  const [value] = ([] as unknown[]).concat(results)
  return typeof value === 'object' && value !== null ? (value as Partial<T>) : {}
}

const fenOf = (yuan: number | undefined): number | undefined => (yuan === undefined ? undefined : toFen(yuan))

export function changedPrice(error: CallError): ChangedPrice {
  const change = detailOf<PriceChange>(error)
  return {
    fromFen: fenOf(change.oldPrice),
    toFen: fenOf(change.newPrice),
    oldLines: toLines(change.oldLines ?? []),
    newLines: toLines(change.newLines ?? []),
    priceVersion: change.priceVersion,
    reason: change.reason
  }
}

/** Who cannot be examined, by the field that tells. */
export function unfitPerson(error: CallError): { readonly field: PersonField; readonly reason: string } {
  const { field = '', reason } = detailOf<UnfitPerson>(error)
  return { field: FIELD_OF[field] ?? 'name', reason: reason || error.message }
}

/** The row of the form whose value is not taken (20001); undefined when something else is refused. */
export const refusedField = (error: CallError): PersonField | undefined =>
  FIELD_OF[detailOf<UnfitPerson>(error).field ?? '']

/** Coupons that cannot be used; none named: none of them. */
export function badCoupons(error: CallError): { readonly codes: readonly string[]; readonly reason: string } {
  const { couponCodes = [], reason } = detailOf<BadDiscounts>(error)
  return { codes: couponCodes, reason: reason || error.message }
}

/** Null when the server does not say which, or of which type. */
export function sameOrder(error: CallError): SameOrder | null {
  const { orderNum, orderType, payPrice = 0, paid = false } = detailOf<WireOrder>(error)
  return orderNum && orderType !== undefined
    ? { number: orderNum, type: orderType, payFen: toFen(payPrice), paid }
    : null
}
