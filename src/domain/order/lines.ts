/** Lines of an order in fen: what each thing costs, what is taken off, what others pay and what is left to pay. */
import { allocateFen } from '../money'
import type { Quote } from '../quote/quote'

export type LineRole = 'product' | 'addon' | 'exchange' | 'gift' | 'freight' | 'tax' | 'difference'

/** A check item of a line. */
export interface LineItem {
  code: string
  name: string
  /** The prices of a line's items add up to its unit price. */
  priceFen: number
  /** What it costs by itself; missing where that is the same, and of older orders. */
  listFen?: number
}

export interface OrderLine {
  role: LineRole
  productCode: string
  name: string
  quantity: number
  unitFen: number
  discountFen: number
  coveredFen: number
  /** quantity * unit - discount - covered */
  payableFen: number
  items: LineItem[]
}

interface LinesInput {
  quote: Pick<Quote, 'basePriceFen' | 'perPackage' | 'quotaUsedFen' | 'cardPaidFen' | 'itemTotalFen'>
  /** The product with the items in it, at the prices that they have by themselves. */
  product: { code: string; name: string; items: readonly LineItem[] }
  packageName: (packageId: number) => string
  /** The exchange item that is charged. */
  exchange: { id: number; name: string; priceFen: number } | null
  /** Of the coupons; taken from product and add-ons. */
  discountFen: number
}

type Draft = Omit<OrderLine, 'payableFen'>

/**
 * The lines of a priced choice. Their payable amounts add up to what the customer pays: a company pays its packages, its quota
 * goes to its packages by their prices, and coupons go by what is left to pay of product and add-ons.
 */
export function checkupLines({
  quote,
  product,
  packageName,
  exchange,
  discountFen
}: LinesInput): OrderLine[] {
  const { basePriceFen, perPackage, quotaUsedFen, cardPaidFen, itemTotalFen } = quote
  const prices = allocateFen(
    basePriceFen,
    product.items.map(({ priceFen }) => priceFen)
  )
  const quota = perPackage.map(({ payer, totalFen }) => (payer === 'quota' ? totalFen : 0))
  const ofQuota = allocateFen(quotaUsedFen, quota)
  const drafts: Draft[] = [
    {
      role: 'product',
      productCode: product.code,
      name: product.name,
      quantity: 1,
      unitFen: basePriceFen,
      discountFen: 0,
      coveredFen: cardPaidFen,
      items: product.items.map((item, index) => ({
        ...item,
        priceFen: prices[index] ?? 0,
        listFen: item.priceFen
      }))
    },
    ...perPackage.map(({ packageId, payer, totalFen, list }, index) => ({
      role: 'addon' as const,
      productCode: String(packageId),
      name: packageName(packageId),
      quantity: 1,
      unitFen: totalFen,
      discountFen: 0,
      coveredFen: payer === 'enterprise' ? totalFen : (ofQuota[index] ?? 0),
      items: list.map((item) => ({
        code: item.itemCode,
        name: item.itemName,
        priceFen: item.salePriceFen
      }))
    }))
  ]
  const discounts = allocateFen(
    Math.min(Math.max(discountFen, 0), itemTotalFen),
    drafts.map(({ unitFen, coveredFen }) => unitFen - coveredFen)
  )
  const lines = drafts.map((draft, index) => lineOf({ ...draft, discountFen: discounts[index] ?? 0 }))
  return exchange ? [...lines, exchangeLine(exchange)] : lines
}

interface GoodsInput {
  product: { code: string; name: string }
  quantity: number
  unitFen: number
  /** Of the coupons; taken from the goods alone. */
  discountFen: number
  /** 0 for none. */
  freightFen: number
  taxFen: number
}

/** Goods, and freight and tax where there are some. Their payable amounts add up to what the customer pays. */
export function goodsLines(input: GoodsInput): OrderLine[] {
  const { product, quantity, unitFen, discountFen } = input
  const common = { coveredFen: 0, items: [] }
  const goods = lineOf({
    ...common,
    role: 'product',
    productCode: product.code,
    name: product.name,
    quantity,
    unitFen,
    discountFen: Math.min(Math.max(discountFen, 0), quantity * unitFen)
  })
  const rest = [
    { role: 'freight', unitFen: input.freightFen },
    { role: 'tax', unitFen: input.taxFen }
  ] as const
  return [
    goods,
    ...rest
      .filter((line) => line.unitFen > 0)
      .map((line) => lineOf({ ...common, ...line, productCode: '', name: '', quantity: 1, discountFen: 0 }))
  ]
}

type Discounted = Pick<
  OrderLine,
  'role' | 'quantity' | 'unitFen' | 'discountFen' | 'coveredFen' | 'payableFen'
>

/** Roles of lines that coupons are taken from. */
const COUPONABLE: readonly LineRole[] = ['product', 'addon']

const isCouponable = ({ role }: Pick<Discounted, 'role'>): boolean => COUPONABLE.includes(role)

/** The same lines when so much of the freight is charged, in fen: what another order of the payment carries is taken off. */
export const chargingFreight = <Line extends Discounted>(
  lines: readonly Line[],
  chargedFen: number
): Line[] =>
  lines.map((line) =>
    line.role === 'freight'
      ? { ...line, discountFen: line.unitFen - chargedFen, payableFen: chargedFen }
      : line
  )

/** What coupons are judged by of an order that stands, in fen: before coupons, without exchange item, freight and tax. */
export const couponableFen = (lines: readonly Discounted[], couponFen: number): number =>
  couponFen + lines.filter(isCouponable).reduce((sum, { payableFen }) => sum + payableFen, 0)

/**
 * The same lines once coupons take off another sum, in fen. What is taken off for another reason than coupons, as that which does not
 * divide by the doses of a vaccine, stays where it is, on the product.
 */
export function withDiscount<Line extends Discounted>(
  lines: readonly Line[],
  before: number,
  discountFen: number
): Line[] {
  const fixed = lines.filter(isCouponable).reduce((sum, line) => sum + line.discountFen, 0) - before
  const own = lines.map(({ role }) => (role === 'product' ? fixed : 0))
  const parts = allocateFen(
    discountFen,
    lines.map((line, index) =>
      isCouponable(line) ? line.quantity * line.unitFen - line.coveredFen - (own[index] ?? 0) : 0
    )
  )
  return lines.map((line, index) => {
    if (!isCouponable(line)) return line
    const off = (parts[index] ?? 0) + (own[index] ?? 0)
    return { ...line, discountFen: off, payableFen: line.payableFen + line.discountFen - off }
  })
}

const lineOf = (draft: Draft): OrderLine => ({
  ...draft,
  payableFen: draft.quantity * draft.unitFen - draft.discountFen - draft.coveredFen
})

const exchangeLine = ({ id, name, priceFen }: { id: number; name: string; priceFen: number }): OrderLine =>
  lineOf({
    role: 'exchange',
    productCode: String(id),
    name,
    quantity: 1,
    unitFen: priceFen,
    discountFen: 0,
    coveredFen: 0,
    items: []
  })
