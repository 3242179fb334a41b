import { fingerprint } from '../../settings/fingerprint'
import type { PiecesLeft } from '@/contract/dto/goods'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { mostPieces, piecesProblem } from '@/domain/quote/goods-quote'
import { depositOf } from '@/domain/order/dues'
import { payTermsOf } from '../../catalogue/queries/pay-terms'
import { partsOf } from '../../catalogue/queries/shop-parts'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput, Refusal } from '../../http/refusal'
import { factsOf } from '../../pricing/queries/facts'
import { priceGoods, type PricedGoods } from '../../pricing/queries/price-goods'
import { checkRecipient } from '../commands/check-recipient'
import { checkInvoice, goodsRow, partsOfGoods, remarkOf } from '../commands/goods-row'
import { discountClaims, ownerOf, productLine } from '../order/discount-claims'
import { ORDER_TEXTS } from '../texts'
import type { Judged, OrderFlow } from './flow'

type CompleteInput = ParsedInput<'order.completeGoods'>

const KIND = 'health-selection'

export const healthSelectionFlow: OrderFlow<CompleteInput> = { judge }

/** Everything that can be said without writing: price, pieces, recipient, coupons, invoice. */
async function judge(context: RequestContext, input: CompleteInput): Promise<Judged> {
  const { db, comefrom, channel } = context
  const user = requireUser(context)
  const userId = user.id
  const now = context.now()
  const { productCode, skuId, quantity } = input
  const parts = partsOf({ productCode })
  const facts = await factsOf(db, { userId, productCode, now, parts })
  const priced = await priceGoods(db, facts, { productCode, skuId, quantity, channel, now })
  if (priced.product.kind !== KIND) throw badInput(ORDER_TEXTS.kindWrong, { field: 'productCode' })
  checkPieces(priced)
  const recipient = checkRecipient(user, input, priced)
  const { name, mobile, region = '', address = '' } = recipient
  const choiceHash = await fingerprint(db, now, ['recipient', skuId, name, mobile, region, address].join('|'))
  const invoice = checkInvoice(input)
  const remark = remarkOf(input)
  return {
    priced,
    seen: input.priceVersion,
    deposit: depositOf(payTermsOf(priced.product), null),
    hold: null,
    guard: { version: facts.shop.version, parts },
    beside: '',
    rows: (share) => {
      const judged = { input, userId, comefrom, now, priced, recipient, choiceHash, invoice, remark, share }
      const order = goodsRow(judged)
      const made = partsOfGoods(judged, order)
      const lineId = productLine(made.lines)
      const piece = { ...ownerOf(order), kind: 'sku' as const, resource: skuId, amount: quantity, lineId }
      return { order, parts: made, claims: [...discountClaims(order, made), piece] }
    },
    gone: async () => piecesGone(await priceGoods(db, facts, { productCode, skuId, quantity, channel, now }))
  }
}

/** Refuses with 27002 more than are left, with 20001 more than one order takes. */
function checkPieces(priced: PricedGoods): void {
  const { quantity, limits } = priced
  if (quantity <= mostPieces(limits)) return
  if (quantity > limits.stock) throw piecesGone(priced)
  throw badInput(piecesProblem(limits), { field: 'quantity' })
}

/** What is left of the choice, which may be less than a moment ago. */
function piecesGone({ sku: { skuId }, limits: { stock } }: PricedGoods): Refusal {
  const text = stock === 0 ? ORDER_TEXTS.soldOut : ORDER_TEXTS.piecesLeft(stock)
  return new Refusal(ErrorCode.quotaFull, text, [{ skuId, left: stock } satisfies PiecesLeft])
}
