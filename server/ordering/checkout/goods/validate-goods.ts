import type { ProductKind } from '@/domain/kinds'
import { parcelOf } from '@/domain/cart/freight'
import { depositOf } from '@/domain/order/instalments'
import { mostPieces, piecesProblem } from '@/domain/quote/goods-quote'
import { freightOf } from '@/domain/quote/lines'
import { payTermsOf } from '../../../catalogue/queries/pay-terms'
import { partsOf } from '../../../catalogue/queries/shop-parts'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput, type Refusal } from '../../../http/refusal'
import { pricingContextOf, type PricingContext } from '../../../pricing/queries/pricing-context'
import { priceGoods, type PricedGoods } from '../../../pricing/queries/price-goods'
import { fingerprint } from '../../../settings/fingerprint'
import type { Reservation, ReservationKind } from '../../reservations'
import type { OrderDraft } from '../../kinds/flow'
import type { NewOrder, NewParts } from '../checkout'
import { productLine } from '../product-line'
import { ownerOf } from '../owner'
import { piecesGone } from '../../refusals'
import type { GoodsRequest } from '../request'
import { addressOf } from '../../order/recipient'
import { ORDER_TEXTS } from '../../texts'
import { checkRecipient } from './check-recipient'
import { checkInvoice, goodsRow, partsOfGoods, remarkOf } from './goods-row'

/** An order of goods as far as every kind judges it. */
export interface GoodsContext {
  readonly context: RequestContext
  readonly facts: PricingContext
  readonly priced: PricedGoods
  readonly buyer: ReturnType<typeof checkRecipient>['buyer']
  readonly now: Date
}

/** What one kind of goods has besides what all have. */
export interface MoreGoods {
  /** Tells apart two orders of the same recipient and choice. */
  readonly sameBut?: string
  readonly questionId?: string | null
  /** Kept with the order. */
  readonly extra?: Readonly<Record<string, unknown>>
  readonly people?: (order: NewOrder) => NewParts['people']
  readonly reports?: (order: NewOrder) => NewParts['reports']
  readonly claims?: (order: NewOrder) => readonly Reservation[]
  /** Null: as for all goods. */
  readonly gone?: (kind: ReservationKind) => Promise<Refusal | null>
}

interface GoodsKind {
  readonly kind: ProductKind
  /** Refuses before anything else but the price is looked at. */
  readonly limits?: (priced: PricedGoods) => void
  readonly more?: (judged: GoodsContext) => Promise<MoreGoods>
}

/** Everything that can be said without writing of what is bought by pieces: price, pieces, recipient, coupons, invoice. */
export async function validateGoods(
  context: RequestContext,
  request: GoodsRequest,
  { kind, limits, more }: GoodsKind
): Promise<OrderDraft> {
  const { db, comefrom, channel } = context
  const user = requireUser(context)
  const userId = user.id
  const now = context.now()
  const { productCode, skuId, quantity, priceVersion } = request
  const parts = partsOf({ productCode })
  const facts = await pricingContextOf(db, { userId, productCode, now, parts })
  const asked = { productCode, skuId, quantity, channel, now }
  const priced = await priceGoods(db, facts, asked)
  if (priced.product.kind !== kind) throw badInput(ORDER_TEXTS.kindWrong, { field: 'productCode' })
  limits?.(priced)
  checkPieces(priced)
  const { recipient, buyer } = checkRecipient(user, request, priced)
  const own = await more?.({ context, facts, priced, buyer, now })
  const { name, mobile, region = '', address = '' } = recipient
  const choiceHash = await fingerprint(
    db,
    now,
    ['recipient', skuId, name, mobile, region, address, ...(own?.sameBut ? [own.sameBut] : [])].join('|')
  )
  const invoice = checkInvoice(request)
  const remark = remarkOf(request)
  return {
    priced,
    parcel: parcelOf(priced.product, freightOf(priced.quote.lines), addressOf(recipient)),
    seen: priceVersion,
    deposit: depositOf(payTermsOf(priced.product), null),
    hold: null,
    guard: { version: facts.shop.version, parts },
    beside: '',
    rows: (share) => {
      const judged = { userId, comefrom, now, priced, recipient, choiceHash, invoice, remark, share }
      const row = goodsRow(judged)
      const order = {
        ...row,
        questionId: own?.questionId ?? null,
        extra: { ...row.extra, ...own?.extra }
      }
      const made = partsOfGoods(judged, order)
      const lineId = productLine(made.lines)
      const piece = { ...ownerOf(order), kind: 'sku' as const, resource: skuId, amount: quantity, lineId }
      return {
        order,
        parts: {
          ...made,
          people: [...made.people, ...(own?.people?.(order) ?? [])],
          reports: own?.reports?.(order) ?? []
        },
        claims: [...(own?.claims?.(order) ?? []), piece]
      }
    },
    gone: async (claim) => (await own?.gone?.(claim)) ?? leftOf(await priceGoods(db, facts, asked))
  }
}

/** Refuses with 27002 more than are left, with 20001 more than one order takes. */
function checkPieces(priced: PricedGoods): void {
  const { quantity, limits } = priced
  if (quantity <= mostPieces(limits)) return
  if (quantity > limits.stock) throw leftOf(priced)
  throw badInput(piecesProblem(limits), { field: 'quantity' })
}

/** What is left of the choice, which may be less than a moment ago. */
const leftOf = ({ sku: { skuId }, limits: { stock } }: PricedGoods): Refusal => piecesGone(skuId, stock)
