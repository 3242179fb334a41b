/**
 * What a customer has chosen and typed of one product and not yet ordered.
 *
 * - `draftKey(subject)`: the same product on a company card is another draft, and so is a visit of an order
 * - `bookedOf(draft)`: the draft once branch, day and slot are chosen
 * - `withVisit(draft, visit)`: the parts that a chosen slot leads to
 * - `keep(drafts)` and `keptDrafts(value)`: as they are kept between two starts
 */
import { ANY_KIND, kindNamed, type ProductKind } from '../kinds'
import type { Choice, DraftParts, DraftProduct, Visit } from './parts'

export type DraftKey = `buy:${string}:${string}` | `visit:${string}:${number}`

/** What a draft is of. */
export interface DraftSubject<K extends ProductKind = ProductKind> {
  readonly kind: K
  readonly productCode: string
  /** Number of the company card that it is booked with; '' without one. */
  readonly card?: string | undefined
  /** A visit of an order that gets a day, or another one: nothing is bought. */
  readonly visit?: OrderedVisit | undefined
}

export interface OrderedVisit {
  readonly orderNum: string
  /** 1 is the first. */
  readonly no: number
}

export interface Draft<K extends ProductKind = ProductKind> extends DraftSubject<K> {
  readonly key: DraftKey
  readonly parts: Partial<DraftParts>
}

/** A draft with its place and time. */
export interface BookedDraft {
  readonly draft: Draft
  readonly productCode: string
  readonly product: DraftProduct
  readonly visit: Visit
  readonly choice: Choice
}

/** Drafts of another shape are dropped: raised with every change after which an older part would be misread. */
const SHAPE = 2

const NOTHING_CHOSEN: Choice = { addons: [], exchangeId: null, quote: null }

export const draftKey = ({ kind, productCode, card, visit }: DraftSubject): DraftKey =>
  visit ? `visit:${visit.orderNum}:${visit.no}` : `buy:${kind}:${productCode}${card ? `:${card}` : ''}`

/** The visit of an order that an address is for. */
export const visitOf = ({
  orderNum,
  visitNo
}: {
  readonly orderNum?: string
  readonly visitNo?: string
}): OrderedVisit | undefined => (orderNum ? { orderNum, no: Number(visitNo) || 1 } : undefined)

/** What is paid together has a draft under a code that no product has. */
export const CART_SUBJECT: DraftSubject = { kind: ANY_KIND, productCode: 'cart' }

export const newDraft = <K extends ProductKind>(subject: DraftSubject<K>): Draft<K> => ({
  ...subject,
  key: draftKey(subject),
  parts: {}
})

export const choiceOf = (draft: Draft | undefined): Choice => draft?.parts.choice ?? NOTHING_CHOSEN

/** Undefined while branch, day or slot are missing. */
export function bookedOf(draft: Draft | undefined): BookedDraft | undefined {
  const { product, visit } = draft?.parts ?? {}
  if (!draft || !product || !visit) return undefined
  return { draft, productCode: draft.productCode, product, visit, choice: choiceOf(draft) }
}

/** Whether two visits are at the same branch on the same day. */
export const samePlace = (
  left: Pick<Visit, 'branch' | 'date'> | undefined,
  right: Pick<Visit, 'branch' | 'date'>
): boolean => left?.branch.id === right.branch.id && left.date === right.date

/** A quote stands for one branch and one day: a move drops it. */
export function withVisit({ parts }: Draft, visit: Visit): Pick<DraftParts, 'visit'> & Partial<DraftParts> {
  if (!parts.choice || samePlace(parts.visit, visit)) return { visit }
  return { visit, choice: { ...parts.choice, quote: null } }
}

interface Kept {
  readonly shape: typeof SHAPE
  readonly drafts: readonly Draft[]
}

export const keep = (drafts: readonly Draft[]): Kept => ({ shape: SHAPE, drafts })

const isDraft = (row: unknown): row is Draft =>
  typeof row === 'object' &&
  row !== null &&
  'key' in row &&
  typeof row.key === 'string' &&
  'kind' in row &&
  typeof row.kind === 'string' &&
  kindNamed(row.kind) !== null &&
  'parts' in row &&
  typeof row.parts === 'object' &&
  row.parts !== null

/** What an older or a newer client kept, and drafts of an unknown kind, are left out. */
export function keptDrafts(value: unknown): readonly Draft[] {
  if (typeof value !== 'object' || value === null || !('shape' in value) || value.shape !== SHAPE) return []
  return 'drafts' in value && Array.isArray(value.drafts) ? value.drafts.filter(isDraft) : []
}
