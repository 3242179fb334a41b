import { and, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { isWithin } from '@/domain/card/rights'
import { dateOf, instantAt } from '@/domain/date'
import { changeOf, MAX_CHANGES, type ChangeKind, type ChangeProblem } from '@/domain/order/change'
import type { DoseWindow } from '@/domain/kinds/doses'
import { formOf } from '@/domain/kinds/forms'
import { numberedVisit, visitWordsOf } from '@/domain/kinds/visit-words'
import { genderOf, ID_TYPE } from '@/domain/person/codes'
import { suitability } from '@/domain/person/suitability'
import type { BranchRow, ProductRow, Shop } from '../../../catalogue/queries/read-shop'
import { partsOf, versionOf } from '../../../catalogue/queries/shop-parts'
import { branchOf, takesProduct } from '../../../catalogue/queries/sold-product'
import { shopNow } from '../../../catalogue/queries/shop'
import type { Db } from '../../../db/client'
import { cardRights, orderChanges } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import type { RequestContext } from '../../../http/context'
import { badInput, Refusal } from '../../../http/refusal'
import { familyOf } from '../../../stock/family'
import { slotAt } from '../../../stock/queries/stock'
import { planSeat, type SeatContext, type SeatPlan } from '../../checkout/visit/plan-seat'
import { priceDifference } from '../change-price'
import { goesOn } from '../../order/order-policy'
import { personOf, type WholeOrder } from '../../order/whole-order'
import { nextVisit, visitWindow } from '../../visits/queries/doses'
import { changePriced, personUnfit } from '../../refusals'
import { ORDER_TEXTS } from '../../texts'
import type { SeatRequest } from '../../checkout/request'

export interface ChangeRequest extends SeatRequest {
  /** Of an order of several visits; without it the one that wants attention first. */
  readonly visitNo?: number | undefined
  /** What the customer has agreed that it costs more, in fen; below 0 less. */
  readonly agreedFen: number
  /** The call gives a first day, or another one; without it either. */
  readonly as?: ChangeKind | undefined
}

type Visit = WholeOrder['visits'][number]

/** What is to become of a visit, before a seat is looked for. */
interface ChangeTerms {
  readonly kind: ChangeKind
  readonly visit: Visit
  readonly branch: BranchRow
  readonly product: ProductRow
  readonly shop: Shop
  readonly differenceFen: number
}

export interface ValidatedChange {
  readonly kind: ChangeKind
  readonly visit: Visit
  readonly branch: BranchRow
  readonly seat: SeatPlan
  readonly wanted: SeatContext & { readonly product: ProductRow }
  readonly differenceFen: number
  /** The version of the shop by which it was judged, and the parts of the shop that it depends on. */
  readonly guard: { readonly version: number; readonly parts: readonly string[] }
}

const PROBLEMS: Readonly<Record<ChangeProblem, string>> = {
  over: ORDER_TEXTS.changeOver,
  late: ORDER_TEXTS.changeLate,
  often: ORDER_TEXTS.changeOften(MAX_CHANGES)
}

interface WantedVisit {
  readonly no: number | undefined
  readonly as: ChangeKind | undefined
  readonly date: string
}

/**
 * The visit that is to get a day or another one. Refuses with 0 an order or a visit for which it is too late, and a dose whose turn
 * has not come; with 20001 a day on which it may not be.
 */
async function changeableVisit(
  db: Db,
  order: WholeOrder,
  { no: visitNo, as, date }: WantedVisit,
  now: Date
): Promise<{ visit: Visit; kind: ChangeKind }> {
  if (!goesOn(order)) throw new Refusal(ErrorCode.business, ORDER_TEXTS.changeNotAllowed)
  const visit = nextVisit(order.visits, visitNo, as)
  if (!visit) throw new Refusal(ErrorCode.business, ORDER_TEXTS.visitMissing)
  const change = changeOf(visit, now.getTime())
  if (!change.ok) throw new Refusal(ErrorCode.business, PROBLEMS[change.problem])
  if (as && change.kind !== as) {
    throw new Refusal(
      ErrorCode.business,
      (as === 'book' ? ORDER_TEXTS.bookedAlready : ORDER_TEXTS.notBookedYet)(visitWordsOf(order.kind).turn)
    )
  }
  const window = await visitWindow(db, order, visit)
  if (window === null)
    throw new Refusal(ErrorCode.business, ORDER_TEXTS.doseBefore(numberedVisit(order.kind, visit.no - 1)))
  checkDay(window, date)
  await checkRight(db, order, date)
  const proposed = and(eq(orderChanges.orderNum, order.orderNum), eq(orderChanges.state, 'proposed'))
  const open = await db.select({ id: orderChanges.id }).from(orderChanges).where(proposed).limit(1)
  if (open.length > 0) throw new Refusal(ErrorCode.business, ORDER_TEXTS.changeOpen)
  return { visit, kind: change.kind }
}

/** What a card pays for is had within the time of the entitlement; one that the company took back meanwhile stays with the order. */
async function checkRight(db: Db, { rightId }: WholeOrder, date: string): Promise<void> {
  if (rightId === null) return
  const [right] = await db.select().from(cardRights).where(eq(cardRights.id, rightId))
  if (!right || isWithin(right, new Date(instantAt(date)))) return
  const lastDay = dateOf(right.expiresAt.getTime() - 1)
  throw badInput(ORDER_TEXTS.outOfCard(dateOf(right.startsAt.getTime()), lastDay), { field: 'regDate' })
}

/**
 * What another day or branch would cost. Refuses as `changeableVisit`, with 404 the branch, 20001 a branch that does not take it, 27006 a
 * person who is too young or too old by then.
 */
export async function changeTerms(
  db: Db,
  order: WholeOrder,
  { orgCode, ...wanted }: WantedVisit & { readonly orgCode: string },
  now: Date
): Promise<ChangeTerms> {
  const { visit, kind } = await changeableVisit(db, order, wanted, now)
  const shop = await shopNow(db)
  const product = shop.products.get(order.productCode)
  const branch = branchOf(shop, orgCode)
  if (!product || !takesProduct(shop, branch.orgCode, product.productCode)) {
    throw badInput(ORDER_TEXTS.branchNotTaking, { field: 'hospitalId' })
  }
  checkItems(order, branch)
  checkPerson(order, product, wanted.date)
  const differenceFen = differenceAt(order, kind, product.salePriceFen)
  return { kind, visit, branch, product, shop, differenceFen }
}

/**
 * Everything that can be said of a change without writing. Refuses besides `changeTerms`: 27003 as an order of that slot
 * does, 27004 a difference that nobody has agreed to.
 */
export async function validateChange(
  context: RequestContext,
  order: WholeOrder,
  wish: ChangeRequest
): Promise<ValidatedChange> {
  const { db, now } = context
  const wanted = { no: wish.visitNo, as: wish.as, date: wish.date, orgCode: wish.branchCode }
  const terms = await changeTerms(db, order, wanted, now())
  const { kind, visit, branch, product, shop, differenceFen } = terms
  const family = familyOf({ kind: order.kind, category: order.orderType })
  const { branchCode: orgCode, date, slotId, doctorId } = wish
  const slot = await slotAt(db, { orgCode, kind: family, date, slotId, doctorId })
  const facts = { shop, product, slot, seats: visit.seats }
  const seat = await planSeat(context, wish, facts)
  const guard = { version: shop.version, parts: partsOf({ productCode: product.productCode, orgCode }) }
  const judged = { kind, visit, branch, seat, wanted: facts, differenceFen, guard }
  checkAgreed(order, judged, wish.agreedFen)
  return judged
}

/**
 * The same under the lock of the order, by its rows as they are now: another change may have moved the visit and paid or given back the
 * difference since. null when the shop has changed since: all is to be judged again.
 */
export async function validateLocked(
  tx: Tx,
  order: WholeOrder,
  judged: ValidatedChange,
  agreedFen: number,
  now: Date
): Promise<ValidatedChange | null> {
  const { guard, seat, wanted } = judged
  if ((await versionOf(tx, guard.parts)) > guard.version) return null
  const wish = { no: judged.visit.no, as: judged.kind, date: seat.slot.date }
  const { visit, kind } = await changeableVisit(tx, order, wish, now)
  const differenceFen = differenceAt(order, kind, wanted.product.salePriceFen)
  const again = { ...judged, visit, kind, differenceFen }
  checkAgreed(order, again, agreedFen)
  return again
}

const differenceAt = (order: WholeOrder, kind: ChangeKind, salePriceFen: number): number =>
  kind === 'date' ? priceDifference(order, salePriceFen) : 0

/** It is a change, at the difference that the customer has agreed to. */
function checkAgreed(
  order: WholeOrder,
  { kind, visit, seat, differenceFen }: Pick<ValidatedChange, 'kind' | 'visit' | 'seat' | 'differenceFen'>,
  agreedFen: number
): void {
  if (seat.slot.id === visit.slotId && kind === 'date') {
    throw new Refusal(ErrorCode.business, ORDER_TEXTS.changeSame)
  }
  if (differenceFen !== agreedFen) throw changePriced(order.payableFen, differenceFen)
}

/** What was ordered has to be done at the other branch too. */
function checkItems({ lines, visits }: WholeOrder, { orgCode, excludeItemCodes }: BranchRow): void {
  if (visits.some((visit) => visit.orgCode === orgCode)) return
  const missing = lines.flatMap(({ items }) => items.filter(({ code }) => excludeItemCodes.includes(code)))
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join('、')
  throw badInput(ORDER_TEXTS.changeItems(names), { field: 'hospitalId' })
}

function checkDay({ from, to }: DoseWindow, date: string): void {
  if ((from === null || date >= from) && (to === null || date <= to)) return
  throw badInput(ORDER_TEXTS.changeOutside(from, to), { field: 'regDate' })
}

function checkPerson(order: WholeOrder, product: ProductRow, date: string): void {
  const person = personOf(order)
  if (!person || person.idType === undefined || person.idNumber === undefined) return
  const idType = person.idType === ID_TYPE.idCard ? ID_TYPE.idCard : ID_TYPE.other
  const { gender = null, idNumber, birthday = null } = person
  const { sexLimit, ageMin, ageMax } = product
  const fits = suitability(
    { gender: genderOf(gender), idType, idNumber, birthday },
    { sexLimit: genderOf(sexLimit), ageMin, ageMax },
    date,
    formOf(product.kind, product.category).sold
  )
  if (fits.ok) return
  throw personUnfit(fits.field, fits.message)
}
