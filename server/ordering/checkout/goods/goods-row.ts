import { validateInvoice, type InvoiceForm } from '@/domain/invoice/invoice'
import { withoutEmoji } from '@/domain/emoji'
import { chargingFreight, goodsLines } from '@/domain/order/lines'
import { REMARK_MAX_LENGTH } from '@/domain/order/remark'
import { freightOf, type LineKey } from '@/domain/quote/lines'
import type { Share } from '../../kinds/flow'
import type { OrderPerson } from '../../../db/schema/ordering/order'
import { badInput } from '../../../http/refusal'
import type { PricedGoods } from '../../../pricing/queries/price-goods'
import { ORDER_TEXTS } from '../../texts'
import type { NewOrder, NewParts } from '../checkout'
import type { GoodsRequest } from '../request'
import { deliveryId, lineId } from '../../order/part-id'
import { sameGoods } from '../../order/same-key'
import { orderHead } from '../order-head'

export interface GoodsParts {
  userId: string
  comefrom: number
  now: Date
  priced: PricedGoods
  recipient: OrderPerson
  /** The same recipient of the same choice in two orders has the same hash. */
  choiceHash: string
  invoice: InvoiceForm | null
  remark: string
  share: Share
}

/** The title of the invoice, by the form's own rules; null without one. Refuses with 20001. */
export function checkInvoice({ wantsInvoice, invoice }: GoodsRequest): InvoiceForm | null {
  if (!wantsInvoice) return null
  if (!invoice) throw badInput(ORDER_TEXTS.invoiceMissing, { field: 'invoice' })
  const checked = validateInvoice(invoice)
  if (checked.ok) return checked.value
  throw badInput(checked.errors[0]?.message ?? ORDER_TEXTS.invoiceMissing, { field: 'invoice' })
}

/** What a customer says to whoever packs it. Refuses with 20001 what is too long. */
export function remarkOf({ remark }: GoodsRequest): string {
  const text = withoutEmoji(remark).trim()
  if (Array.from(text).length > REMARK_MAX_LENGTH) {
    throw badInput(ORDER_TEXTS.remarkLong(REMARK_MAX_LENGTH), { field: 'remark' })
  }
  return text
}

/** The row of a new order of goods, from what has been judged. */
export function goodsRow(parts: GoodsParts) {
  const { userId, choiceHash, priced } = parts
  const { product, sku, quantity, unitFen } = priced
  return {
    ...orderHead(parts),
    quantity,
    sameKey: sameGoods({ userId, productCode: product.productCode, choiceHash }),
    extra: {
      goods: { skuId: sku.skuId, spec: sku.spec, note: sku.note, unitFen },
      invoice: parts.invoice,
      remark: parts.remark
    }
  } satisfies NewOrder
}

/** Who receives it, what is paid for, and the parcel. */
export function partsOfGoods(
  { priced, recipient, share: { discount, quote: charged } }: GoodsParts,
  { orderNum }: NewOrder
): NewParts {
  const { product, sku, quantity, unitFen, sent, quote } = priced
  const fenOf = (line: LineKey) => quote.lines.find(({ key }) => key === line)?.amountFen ?? 0
  const own = goodsLines({
    product: { code: product.productCode, name: product.name },
    quantity,
    unitFen,
    discountFen: discount.fen,
    freightFen: fenOf('freight'),
    taxFen: fenOf('tax')
  })
  const lines = chargingFreight(own, freightOf(charged.lines) ?? 0).map((line, index) => ({
    ...line,
    id: lineId(orderNum, index + 1),
    orderNum,
    skuId: line.role === 'product' ? sku.skuId : null
  }))
  const parcel = deliveryId(orderNum, 1)
  return {
    people: [{ orderNum, role: 'recipient', person: recipient }],
    lines,
    visits: [],
    deliveries: sent ? [{ id: parcel, orderNum, direction: 'out', state: 'packing' }] : [],
    deliveryLines: sent
      ? lines
          .filter(({ role }) => role === 'product')
          .map(({ id }) => ({ deliveryId: parcel, lineId: id, quantity }))
      : [],
    reports: []
  }
}
