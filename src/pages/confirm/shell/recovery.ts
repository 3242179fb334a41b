import { CallError, ErrorCode } from '@/contract/errors'
import { formatYuan } from '@/domain/money'
import { payableFen, type PriceLine } from '@/domain/quote/lines'
import { navigate } from '@/routes/navigate'
import {
  badCoupons,
  changedPrice,
  refusedField,
  sameOrder,
  unfitPerson,
  type ChangedPrice,
  type SameOrder
} from '@/services/http/refusals'
import type { DialogLine } from '@/stores/feedback'
import type { Root } from '@/stores/root'
import type { Confirmable } from '../shared/confirmable'
import { texts } from '../shared/texts'
import { recoveryTexts } from './recovery-texts'

/** What the user is asked or told when an order is refused (27004–27008). `true`: send it again. */
export class Recovery {
  constructor(
    private readonly root: Root,
    private readonly model: Confirmable,
    private readonly show: (id: string) => void,
    private readonly askAboutSame: (order: SameOrder) => void
  ) {}

  async from(error: unknown): Promise<boolean> {
    if (!(error instanceof CallError)) {
      this.root.presentError(error)
      return false
    }
    const own = await this.model.refused(error)
    if (own !== null) return own
    switch (error.code) {
      case ErrorCode.priceChanged:
        return this.priceChanged(changedPrice(error))
      case ErrorCode.offShelf:
        return this.offShelf(error)
      case ErrorCode.personUnfit:
        return this.unfit(error)
      case ErrorCode.discountUnavailable:
        return this.dropCoupons(error)
      case ErrorCode.duplicateOrder:
        return this.duplicate(error)
      case ErrorCode.badParameter:
        return this.badField(error)
      default:
        this.root.presentError(error)
        return false
    }
  }

  private async priceChanged(change: ChangedPrice): Promise<boolean> {
    const { newLines, priceVersion, reason } = change
    const { priced } = this.model
    // A version that the server no longer knows has no lines of its own: what is on screen stands for it.
    const known = change.oldLines.length > 0
    const oldLines = known ? change.oldLines : (priced?.lines ?? [])
    const from = (known ? change.fromFen : undefined) ?? payableFen(oldLines)
    const to = change.toFen ?? payableFen(newLines)
    const goOn = await this.root.feedback.confirm({
      title: recoveryTexts.priceTitle,
      text: recoveryTexts.priceText(formatYuan(from), formatYuan(to), reason),
      list: comparedLines(oldLines, newLines),
      confirmText: recoveryTexts.goOn,
      cancelText: recoveryTexts.lookAgain
    })
    // Either way the screen shows what holds now.
    if (priced && newLines.length > 0 && priceVersion) {
      const lines = newLines.filter(({ key }) => key !== 'coupon')
      this.model.setPrice(lines, priceVersion)
    }
    await Promise.all([this.model.loadQuote(), this.model.price.loadCoupons()])
    return goOn
  }

  private async offShelf(error: CallError): Promise<false> {
    await this.root.feedback.alert({
      title: texts.noticeTitle,
      text: error.message || recoveryTexts.offShelf
    })
    navigate('selling', this.model.params, { replace: true })
    return false
  }

  private async unfit(error: CallError): Promise<false> {
    const { field, reason } = unfitPerson(error)
    const text = reason || recoveryTexts.unfit
    await this.root.feedback.alert({ title: texts.noticeTitle, text })
    this.show(this.model.refuse(field, text))
    return false
  }

  /** What the server does not take is told at its field, in the form's own words where the server has none. */
  private badField(error: CallError): false {
    const row = refusedField(error)
    const message = error.message || this.model.otherMessage
    if (row && message) this.show(this.model.refuse(row, message))
    this.root.presentError(new CallError(error.code, message, error.results))
    return false
  }

  private async dropCoupons(error: CallError): Promise<boolean> {
    const { codes, reason } = badCoupons(error)
    const { price } = this.model
    const kept = price.couponCodes.filter((code) => codes.length > 0 && !codes.includes(code))
    this.root.items.set('choosed-coupon', kept)
    await Promise.all([price.loadCoupons(), price.loadAmount()])
    return this.root.feedback.confirm({
      title: recoveryTexts.discountTitle,
      text: recoveryTexts.discountText(reason || recoveryTexts.discountReason, formatYuan(price.totalFen)),
      confirmText: recoveryTexts.goOn,
      cancelText: recoveryTexts.lookAgain
    })
  }

  private async duplicate(error: CallError): Promise<false> {
    const order = sameOrder(error)
    if (order) this.askAboutSame(order)
    else this.root.feedback.toast({ text: error.message || recoveryTexts.submitAgain })
    return false
  }
}

type Lines = readonly PriceLine[]

/** The new lines, each with the amount it had; lines that went come last. */
function comparedLines(oldLines: Lines, newLines: Lines): DialogLine[] {
  const sameLine = (line: Lines[number]) => (other: Lines[number]) =>
    other.key === line.key && other.label === line.label
  const now = newLines.map((line) => {
    const before = oldLines.find(sameLine(line))
    const text = line.note ? `${line.label} ${line.note}` : line.label
    const priceFen = line.amountFen
    if (!before) return { text, priceFen, note: recoveryTexts.priceNew }
    const was = before.amountFen
    return was === priceFen
      ? { text, priceFen }
      : { text, priceFen, note: recoveryTexts.priceWas(formatYuan(was)) }
  })
  const gone = oldLines
    .filter((line) => !newLines.some(sameLine(line)))
    .map((line) => ({
      text: line.label,
      priceFen: 0,
      note: `${recoveryTexts.priceGone}，${recoveryTexts.priceWas(formatYuan(line.amountFen))}`
    }))
  return [...now, ...gone]
}
