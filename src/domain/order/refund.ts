/** What goes back of an order, to the fen: by whole lines, by pieces of a line, by check items. */
import { allocateFen } from '../money'
import { ORDER_STATUS, type OrderStatus } from './codes'
import type { OrderLine } from './lines'

export interface RefundableLine extends Pick<OrderLine, 'quantity' | 'payableFen' | 'items'> {
  readonly id: string
}

/** A part of a line that is wanted back; without `quantity` all that is left of it, without `itemCode` of the line itself. */
export interface RequestedPart {
  readonly lineId: string
  readonly itemCode?: string | undefined
  readonly quantity?: number | undefined
}

/** `itemCode` is '' of whole pieces. */
export interface RefundedPart {
  readonly lineId: string
  readonly itemCode: string
  readonly quantity: number
  readonly amountFen: number
}

export type RefundProblem = 'unknown' | 'tooMany' | 'nothing'

export type RefundPreview =
  | {
      readonly ok: true
      readonly parts: readonly RefundedPart[]
      readonly amountFen: number
      /** Nothing of the order is left then. */
      readonly whole: boolean
    }
  | { readonly ok: false; readonly problem: RefundProblem }

/** Time marked the visit as missed; whether nobody came is known to its branch alone, so that a person looks before money goes. */
export const waitsForWord = (status: OrderStatus): boolean => status === ORDER_STATUS.noShow

/** a * b / c, rounded half up. */
const shareOf = (a: number, b: number, c: number): number => Math.floor((2 * a * b + c) / (2 * c))

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** What has been given back of a line already. */
function returnedOf(line: RefundableLine, before: readonly RefundedPart[]) {
  const own = before.filter(({ lineId }) => lineId === line.id)
  const count = (code: string) =>
    sumOf(
      own.filter(({ itemCode }) => itemCode === code),
      ({ quantity }) => quantity
    )
  const pieces = count('')
  const most = Math.max(0, ...line.items.map(({ code }) => count(code)))
  return {
    amountFen: sumOf(own, ({ amountFen }) => amountFen),
    /** Pieces of which nothing was given back. */
    piecesLeft: line.quantity - pieces - most,
    itemLeft: (code: string) => line.quantity - pieces - count(code),
    isTouched: most > 0
  }
}

/** Pieces of a line of which nothing has gone back. */
export const piecesLeft = (line: RefundableLine, before: readonly RefundedPart[]): number =>
  Math.max(0, returnedOf(line, before).piecesLeft)

/** How much of a line's price a part is: pieces by their number, items by what they cost. */
function weightOf({ items }: RefundableLine, itemCode: string, quantity: number): number {
  const piece = sumOf(items, ({ priceFen }) => priceFen)
  // Items without prices count alike.
  if (piece === 0) return quantity * (itemCode === '' ? Math.max(1, items.length) : 1)
  if (itemCode === '') return quantity * piece
  return quantity * (items.find(({ code }) => code === itemCode)?.priceFen ?? 0)
}

/** A wish in parts of which each can be given back; all that is left of a line of which items are gone are its other items. */
function partsOf(
  line: RefundableLine,
  { itemCode = '', quantity }: RequestedPart,
  before: readonly RefundedPart[]
): Omit<RefundedPart, 'amountFen'>[] | RefundProblem {
  const returned = returnedOf(line, before)
  const lineId = line.id
  if (itemCode !== '' && !line.items.some(({ code }) => code === itemCode)) return 'unknown'
  if (itemCode === '' && quantity === undefined && returned.isTouched) {
    const left = line.items.map(({ code }) => ({ lineId, itemCode: code, quantity: returned.itemLeft(code) }))
    return left.filter((part) => part.quantity > 0)
  }
  const left = itemCode === '' ? returned.piecesLeft : returned.itemLeft(itemCode)
  const count = quantity ?? left
  if (count > left) return 'tooMany'
  return count > 0 ? [{ lineId, itemCode, quantity: count }] : []
}

/** What of `paidFen` was paid for each line: of an order of which less was paid than it costs each has its share of that. */
export function paidForLines(lines: readonly RefundableLine[], paidFen: number): number[] {
  const costs = lines.map(({ payableFen }) => payableFen)
  return paidFen === sumOf(costs, (fen) => fen) ? costs : allocateFen(paidFen, costs)
}

/**
 * What each wanted part gets: its share of what was paid for its line, rounded half up; what is given back last gets what is left of
 * that, so that a line never gets more than was paid for it. `paidFen` is what was paid for all lines: of an order of which less was
 * paid than it costs each line has its share of that.
 */
export function previewRefund(
  lines: readonly RefundableLine[],
  paidFen: number,
  before: readonly RefundedPart[],
  wanted: readonly RequestedPart[]
): RefundPreview {
  const paid = paidForLines(lines, paidFen)
  const parts: RefundedPart[] = []
  for (const wish of wanted) {
    const index = lines.findIndex(({ id }) => id === wish.lineId)
    const line = lines[index]
    if (!line) return { ok: false, problem: 'unknown' }
    const wishes = partsOf(line, wish, [...before, ...parts])
    if (typeof wishes === 'string') return { ok: false, problem: wishes }
    for (const part of wishes) {
      parts.push({ ...part, amountFen: amountOf(line, paid[index] ?? 0, [...before, ...parts], part) })
    }
  }
  if (parts.length === 0) return { ok: false, problem: 'nothing' }
  const whole = isAllBack(lines, [...before, ...parts])
  return { ok: true, parts, amountFen: sumOf(parts, ({ amountFen }) => amountFen), whole }
}

/**
 * What goes back for the pieces of a line that have not been used: all that was paid, less the price of one for each that was.
 * `paidFen` is what is left of what was paid.
 */
export function refundOfUnused(
  { id: lineId, quantity, unitFen }: Pick<OrderLine, 'quantity' | 'unitFen'> & { readonly id: string },
  used: number,
  paidFen: number
): RefundPreview {
  const left = quantity - used
  if (left <= 0) return { ok: false, problem: 'nothing' }
  const amountFen = Math.max(0, paidFen - used * unitFen)
  return { ok: true, parts: [{ lineId, itemCode: '', quantity: left, amountFen }], amountFen, whole: true }
}

/** What is kept of a kit that was sent: nobody else can use it. */
export const KIT_FEN = 6_000

/** What goes back of parts once so much of them is kept, which the first of them bear first. */
export function lessKept(parts: readonly RefundedPart[], keptFen: number): RefundedPart[] {
  let left = keptFen
  return parts.map((part) => {
    const kept = Math.min(left, part.amountFen)
    left -= kept
    return { ...part, amountFen: part.amountFen - kept }
  })
}

/** Whether nothing of the lines is left. */
export const isAllBack = (lines: readonly RefundableLine[], back: readonly RefundedPart[]): boolean =>
  lines.every((line) => !isLeft(line, back))

const weightLeft = (line: RefundableLine, before: readonly RefundedPart[]): number =>
  weightOf(line, '', line.quantity) -
  sumOf(
    before.filter(({ lineId }) => lineId === line.id),
    ({ itemCode, quantity }) => weightOf(line, itemCode, quantity)
  )

/** Whether a piece, or an item of a piece, has not been given back. */
function isLeft(line: RefundableLine, before: readonly RefundedPart[]): boolean {
  const { piecesLeft, itemLeft, isTouched } = returnedOf(line, before)
  return isTouched ? line.items.some(({ code }) => itemLeft(code) > 0) : piecesLeft > 0
}

function amountOf(
  line: RefundableLine,
  paidFen: number,
  before: readonly RefundedPart[],
  { itemCode, quantity }: Omit<RefundedPart, 'amountFen'>
): number {
  const weight = weightOf(line, itemCode, quantity)
  const left = paidFen - returnedOf(line, before).amountFen
  if (weight >= weightLeft(line, before)) return left
  return Math.min(left, shareOf(paidFen, weight, weightOf(line, '', line.quantity)))
}
