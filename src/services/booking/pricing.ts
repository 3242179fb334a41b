/** The price of a choice (§7 'Real-time price quote'), in our own words and fen. */
import type { ExchangeOffer, QuoteInput, RealTimePrice } from '@/contract/booking/dto/quote'
import { CallError, ErrorCode, NETWORK_ERROR_TEXT } from '@/contract/errors'
import { isPaperReport } from '@/domain/addon/selection-read'
import { OPER_TYPE, type ItemRef, type OperType, type Selection } from '@/domain/addon/types'
import type { BookedDraft } from '@/domain/draft/draft'
import type { Choice, DraftQuote, ExchangeCard } from '@/domain/draft/parts'
import { fenOf } from '@/domain/kinds/fen'
import { toFen } from '@/domain/money'
import { toWireSelection } from './addon-wire'
import type { Call } from '../http/call'
import { toLines } from '../order/price-lines'

/** §9: the add-on quote display range. */
const DISPLAY_RANGES = [3]
/** The default of the selling groupSource (§3). */
const GROUP_SOURCE = '1'

/** A choice to be priced, with what a tap just changed in it. */
export interface AskedQuote extends Pick<Choice, 'addons' | 'exchangeId'> {
  readonly operType?: OperType
  readonly toggled?: Readonly<ItemRef> | null
  /** The earlier order that is booked again. */
  readonly again?: string | undefined
}

export interface Quoted {
  readonly quote: DraftQuote
  /** The choice that the price stands for: the server may have changed what was asked (R4.38). */
  readonly selection: Selection
  /** Medical tips of the toggled item. */
  readonly tips: readonly string[]
  /** What has to be agreed to before the toggle counts; '' for nothing. */
  readonly remark: string
}

const toExchange = (offer: ExchangeOffer): ExchangeCard => ({
  id: offer.id,
  productCode: offer.productCode,
  productCategory: offer.productCategory,
  name: offer.productName,
  image: offer.productImage,
  clerk: offer.clerk,
  priceFen: toFen(offer.productPrice),
  originalPriceFen: toFen(offer.productOriginalPrice),
  eligible: offer.exProduct,
  gapFen: toFen(offer.gap)
})

const toQuote = (dto: RealTimePrice, fen: typeof toFen): DraftQuote => ({
  userPayFen: fen(dto.userPayPrice),
  basePriceFen: fen(dto.basePrice),
  addonSelfPaidFen: fen(dto.addonPrice),
  enterprisePaidFen: fen(dto.enterprisePayPrice),
  quotaUsedFen: fen(dto.quotaUsed),
  ...(dto.cardPrice ? { cardPaidFen: fen(dto.cardPrice) } : {}),
  exchangeFen: fen(dto.exchangePrice),
  allItemNumber: dto.allItemNumber,
  lines: toLines(dto.lines, fen),
  addons: dto.customAddItemList.map(({ packageId, list }) => ({
    packageId,
    items: list.map(({ addItemCode, addItemName, addItemSalePrice }) => ({
      itemCode: addItemCode,
      name: addItemName,
      priceFen: fen(addItemSalePrice)
    }))
  })),
  exchanges: dto.addItemActivityConfigDTOS.map(toExchange),
  reminders: dto.reminders ?? [],
  priceVersion: dto.priceVersion
})

/** The server's list, with the paper-report choice that was asked along. */
const servedOf = ({ addons }: DraftQuote, asked: Selection): Selection => [
  ...addons
    .filter(({ packageId, items }) => items.length > 0 && !isPaperReport(packageId))
    .map(({ packageId, items }) => ({ packageId, itemCodes: items.map(({ itemCode }) => itemCode) })),
  ...asked.filter(({ packageId }) => isPaperReport(packageId))
]

type AskPrice = (call: Call, asked: QuoteInput) => Promise<readonly RealTimePrice[]>

/** By the call of a way to book. @throws CallError, 40003 and 40004 with what `affectedItems` of `addons` reads */
export const quotedBy = (ask: AskPrice) =>
  async function quote(
    call: Call,
    { draft, productCode, visit }: BookedDraft,
    { addons, exchangeId, operType = OPER_TYPE.add, toggled = null, again }: AskedQuote
  ): Promise<Quoted> {
    const input = {
      addItemConfigId: exchangeId,
      customAddPackage: toWireSelection(addons),
      orgCode: visit.branch.id,
      productCode,
      groupSource: GROUP_SOURCE,
      operType,
      toggled: toggled && { ...toggled },
      rtime: visit.date,
      displayRanges: DISPLAY_RANGES,
      ...(again ? { orderNum: again } : {})
    }
    const [dto] = await ask(call, input)
    if (!dto) throw new CallError(ErrorCode.badAnswer, NETWORK_ERROR_TEXT)
    const quote = toQuote(dto, fenOf(draft.kind))
    return {
      quote,
      selection: servedOf(quote, addons),
      tips: dto.specialItem.map(({ specialTip }) => specialTip).filter((tip) => tip !== ''),
      remark: dto.addItemRemark
    }
  }

export const quoteAddons = quotedBy((call, asked) => call('addon.quote', asked))
