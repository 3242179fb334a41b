import { isGivenInDoses } from '@/domain/kinds/traits'
import type { ProductKind } from '@/domain/kinds'

/** What goes back of an order for what went back of it, by what was bought, given, sent and received. Money in fen. */

interface Line {
  readonly id: string
  readonly role: string
  readonly product: string
  readonly sku: string | null
  readonly quantity: number
  readonly unitFen: number
  /** Of coupons, and what a change made cheaper. */
  readonly offFen: number
  readonly payableFen: number
  /** Its check items, with what each costs by itself. */
  readonly items: readonly { readonly code: string; readonly priceFen: number; readonly listFen?: number }[]
  /** Pieces that have left the shop. */
  readonly sent: number
  /** Codes that its product promises for a piece. */
  readonly codesPerPiece: number
}

/** A refund whose money is paid or on its way, and the pieces or items for which it is. */
interface Back {
  /** 2: what was received comes back first. */
  readonly type: number
  readonly reasonId: string
  /** The shop has what came back. */
  readonly received: boolean
  readonly parts: readonly { readonly lineId: string; readonly itemCode: string; readonly quantity: number }[]
}

export interface Given {
  readonly orderNum: string
  readonly kind: ProductKind
  readonly category: number
  readonly lines: readonly Line[]
  readonly visits: readonly {
    readonly state: string
    readonly undone: readonly { readonly code: string }[]
  }[]
  /** In the order in which they were asked for. */
  readonly back: readonly Back[]
  /** In the order in which they were made. */
  readonly codes: readonly {
    readonly id: string
    readonly lineId: string
    readonly state: string
    /** What the shop says that it is worth: objected to where it is not its share, and reckoned with nowhere. */
    readonly saidFen: number
  }[]
}

export const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((all, row) => all + of(row), 0)
const halfUp = (fen: number, part: number, of: number): number => Math.floor((2 * fen * part + of) / (2 * of))

export const CODE_BACK: readonly string[] = ['refunding', 'refunded']
const RETURNED = 2
/** Broken, or not what was ordered. */
const SHOPS_FAULT = ['10', '11']

const productsOf = ({ lines }: Given): Line[] => lines.filter(({ role }) => role === 'product')

/** Pieces of a line that went back, refund by refund. */
const piecesOf = (back: readonly Back[], { id }: Line): number[] =>
  back
    .flatMap(({ parts }) => parts.filter(({ lineId, itemCode }) => lineId === id && itemCode === ''))
    .map(({ quantity }) => quantity)

const backOf = (back: readonly Back[], line: Line): number => sum(piecesOf(back, line), (pieces) => pieces)

/** What goes back of an order for which so much was paid. */
export function backFen(order: Given, paidFen: number): number {
  const { back, codes, visits } = order
  if (back.length === 0) return 0
  if (codes.length > 0)
    return sum(
      codes.filter(({ state }) => CODE_BACK.includes(state)),
      ({ id }) => codeFen(order, id, paidFen)
    )
  return visits.length > 0 ? visitFen(order, paidFen) : goodsFen(order, paidFen)
}

/** A visit goes back as a whole, of doses those that were not given, and of one that was made what was not done. */
function visitFen(order: Given, paidFen: number): number {
  const { back, visits } = order
  const [product] = productsOf(order)
  if (!product) return 0
  if (backOf(back, product) > 0) {
    const given = isGivenInDoses(order) ? visits.filter(({ state }) => state === 'visited').length : 0
    return Math.max(0, paidFen - given * product.unitFen)
  }
  let left = lineFen(order, product, paidFen)
  const of = sum(product.items, listFen)
  for (const { parts } of back) {
    const undone = product.items.filter(({ code }) => parts.some(({ itemCode }) => itemCode === code))
    left -= Math.min(left, halfUp(lineFen(order, product, paidFen), sum(undone, listFen), of))
  }
  return lineFen(order, product, paidFen) - left
}

const listFen = ({ listFen: list, priceFen }: Line['items'][number]): number => list ?? priceFen

/** What of the money was paid for a line: all lines share it by what they cost, and odd fen go to the largest rests. */
function lineFen({ lines }: Given, { id }: Line, paidFen: number): number {
  const cost = sum(lines, ({ payableFen }) => payableFen)
  if (cost === 0) return 0
  const shares = lines.map((line, at) => ({
    ...{ id: line.id, at, fen: Math.floor((paidFen * line.payableFen) / cost) },
    rest: (paidFen * line.payableFen) % cost
  }))
  const odd = paidFen - sum(shares, ({ fen }) => fen)
  const place = shares
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .findIndex((share) => share.id === id)
  return (shares.find((share) => share.id === id)?.fen ?? 0) + (place < odd ? 1 : 0)
}

/** What of the money was paid for a code: those of a line are alike to the half fen, and the last has what is left. */
export function codeFen(order: Given, id: string, paidFen: number): number {
  const lineId = order.codes.find((code) => code.id === id)?.lineId
  const line = order.lines.find((one) => one.id === lineId)
  if (!line) return 0
  const codes = order.codes.filter((code) => code.lineId === lineId)
  const fen = lineFen(order, line, paidFen)
  const share = halfUp(fen, 1, codes.length)
  const at = codes.findIndex((code) => code.id === id)
  const left = Math.max(0, fen - at * share)
  return at === codes.length - 1 ? left : Math.min(share, left)
}

/** The way out is paid once the last piece goes back, unless the customer sends it back and the shop did nothing wrong. */
function goodsFen(order: Given, paidFen: number): number {
  const { back, lines } = order
  const products = productsOf(order)
  const isAll = (line: Line) => backOf(back, line) === line.quantity
  const last = back.at(-1)
  const keepsFreight = last?.type === RETURNED && !SHOPS_FAULT.includes(last.reasonId)
  const freightFen = keepsFreight
    ? sum(lines, ({ role, payableFen }) => (role === 'freight' ? payableFen : 0))
    : 0
  if (products.every(isAll)) return paidFen - freightFen
  return sum(products, (line) =>
    isAll(line)
      ? line.payableFen
      : sum(piecesOf(back, line), (pieces) => halfUp(line.payableFen, pieces, line.quantity))
  )
}

/** What went back although it was used, done or not there. */
export function wrongBack(order: Given): string[] {
  const { orderNum, back, codes, visits } = order
  if (codes.length > 0 || back.length === 0) return []
  const [came, wrong]: [boolean, string[]] = [visits.some(({ state }) => state === 'visited'), []]
  for (const line of productsOf(order)) {
    const pieces = backOf(back, line)
    if (pieces > line.quantity) wrong.push(`${line.id}: ${pieces} of ${line.quantity} went back`)
    if (pieces > 0 && came && !isGivenInDoses(order))
      wrong.push(`${line.id} went back of a visit that was made`)
    const returned = backOf(
      back.filter(({ type }) => type === RETURNED),
      line
    )
    if (returned > line.sent) wrong.push(`${line.id}: ${returned} came back of ${line.sent} sent`)
    if (pieces - returned + line.sent > line.quantity)
      wrong.push(
        `${line.id}: ${line.sent} were sent and ${pieces - returned} went back unsent of ${line.quantity}`
      )
    const items = back.flatMap(({ parts }) =>
      parts.flatMap(({ lineId, itemCode }) => (lineId === line.id && itemCode !== '' ? [itemCode] : []))
    )
    const undone = visits
      .flatMap((visit) => (visit.state === 'visited' ? visit.undone : []))
      .map(({ code }) => code)
    for (const code of new Set(items)) {
      const times = items.filter((one) => one === code).length
      if (times > 1) wrong.push(`${line.id}: item ${code} went back ${times} times`)
      if (pieces > 0) wrong.push(`${line.id}: item ${code} and all of it went back`)
      if (!undone.includes(code)) wrong.push(`${line.id}: item ${code} was done and went back`)
    }
  }
  if (back.some(({ type, received }) => type === RETURNED && !received))
    wrong.push(`${orderNum}: paid back before it came back`)
  return wrong
}
