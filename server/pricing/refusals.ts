import type { PriceChange } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { toYuan } from '@/domain/money'
import { Refusal } from '../http/refusal'
import { priceLineDto } from './dto'
import type { Priced, QuotedBefore } from './queries/quoted'
import { PRICING_TEXTS } from './texts'

/** 27004: what was quoted, null where nobody was, and what holds now. @param reason where more has changed than sums */
export function priceChanged(
  before: QuotedBefore | null,
  { priceVersion, quote }: Priced,
  reason?: string
): Refusal {
  const change: PriceChange = {
    priceVersion,
    oldPrice: toYuan(before?.payableFen ?? 0),
    newPrice: toYuan(quote.userPayFen),
    oldLines: before?.lines.map(priceLineDto) ?? [],
    newLines: quote.lines.map(priceLineDto),
    ...(reason === undefined ? {} : { reason })
  }
  return new Refusal(ErrorCode.priceChanged, PRICING_TEXTS.priceChanged, [change])
}
