import type { AddressField } from '@/components/contact/address-fields'
import { fieldId } from '@/components/contact/person-fields'
import type { BadDiscounts, PriceChange, SameOrder, UnfitPerson } from '@/contract/dto/order'
import { CallError, ErrorCode } from '@/contract/errors'
import { formatYuan, toFen } from '@/domain/money'
import { payableFen, type PriceLine } from '@/domain/quote/quote'
import type { PersonField } from '@/domain/person/form-fields'
import { navigate } from '@/routes/navigate'
import { toLines } from '@/services/pricing'
import type { DialogLine } from '@/stores/feedback'
import type { Root } from '@/stores/root'
import { ADDRESS_FORM } from './address'
import type { Confirmable } from './confirmable'
import { texts } from './texts'

/** The server's names of a person's fields, and the row of the form each stands for. */
const FIELD_OF: Readonly<Record<string, PersonField>> = {
  name: 'name',
  medUserName: 'name',
  mobile: 'mobile',
  medUserPhone: 'mobile',
  gender: 'gender',
  sex: 'gender',
  age: 'idNumber',
  birthday: 'birthday',
  idNumber: 'idNumber',
  id_number: 'idNumber',
  identityCard: 'idNumber',
  cardType: 'idNumber',
  sexHistory: 'sexHistory',
  breakfast: 'breakfast'
}

const ADDRESS_FIELD: Readonly<Record<string, AddressField>> = {
  receiveCity: 'region',
  receiveAddress: 'address'
}

/** `results` of a refusal: a list of one, or the thing itself. */
function detailOf<T>(error: CallError): Partial<T> {
  const [value] = ([] as unknown[]).concat(error.results)
  return typeof value === 'object' && value !== null ? (value as Partial<T>) : {}
}

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
        return this.priceChanged(detailOf<PriceChange>(error))
      case ErrorCode.offShelf:
        return this.offShelf(error)
      case ErrorCode.personUnfit:
        return this.unfit(error)
      case ErrorCode.discountUnavailable:
        return this.dropCoupons(error)
      case ErrorCode.duplicateOrder:
        return this.duplicate(error)
      case ErrorCode.badParameter:
        return this.badAddress(error)
      default:
        this.root.presentError(error)
        return false
    }
  }

  private async priceChanged(change: Partial<PriceChange>): Promise<boolean> {
    const { newPrice, priceVersion } = change
    const { priced } = this.model
    const newLines = toLines(change.newLines ?? [])
    // A version that the server no longer knows has no lines of its own: what is on screen stands for it.
    const told = toLines(change.oldLines ?? [])
    const known = told.length > 0
    const oldLines = known ? told : (priced?.lines ?? [])
    const from = known && change.oldPrice !== undefined ? toFen(change.oldPrice) : payableFen(oldLines)
    const to = newPrice === undefined ? payableFen(newLines) : toFen(newPrice)
    const goOn = await this.root.feedback.confirm({
      title: texts.priceTitle,
      text: texts.priceText(formatYuan(from), formatYuan(to)),
      list: comparedLines(oldLines, newLines),
      confirmText: texts.goOn,
      cancelText: texts.lookAgain
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
    await this.root.feedback.alert({ title: texts.noticeTitle, text: error.message || texts.offShelf })
    navigate('selling', this.model.params, { replace: true })
    return false
  }

  private async unfit(error: CallError): Promise<false> {
    const { field = '', reason } = detailOf<UnfitPerson>(error)
    const text = reason || error.message || texts.unfit
    await this.root.feedback.alert({ title: texts.noticeTitle, text })
    const row = FIELD_OF[field] ?? 'name'
    this.model.person.refuse(row, text)
    this.show(fieldId(row))
    return false
  }

  /** An address that the server does not take is told at its field; any other refused field as every error. */
  private badAddress(error: CallError): false {
    const { field = '' } = detailOf<UnfitPerson>(error)
    const row = ADDRESS_FIELD[field]
    if (row) {
      this.model.address.refuse(row, error.message)
      this.show(fieldId(row, ADDRESS_FORM))
    }
    this.root.presentError(error)
    return false
  }

  private async dropCoupons(error: CallError): Promise<boolean> {
    const { couponCodes = [], reason } = detailOf<BadDiscounts>(error)
    const kept = this.model.price.couponCodes.filter(
      (code) => couponCodes.length > 0 && !couponCodes.includes(code)
    )
    this.root.items.set('choosed-coupon', kept)
    await this.model.price.loadCoupons()
    return this.root.feedback.confirm({
      title: texts.discountTitle,
      text: texts.discountText(
        reason || error.message || texts.discountReason,
        formatYuan(this.model.price.totalFen)
      ),
      confirmText: texts.goOn,
      cancelText: texts.lookAgain
    })
  }

  private async duplicate(error: CallError): Promise<false> {
    const { orderNum, orderType = 1, payPrice = 0, paid = false } = detailOf<SameOrder>(error)
    if (orderNum) this.askAboutSame({ orderNum, orderType, payPrice, paid })
    else this.root.feedback.toast({ text: error.message || texts.submitAgain })
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
    if (!before) return { text, priceFen, note: texts.priceNew }
    const was = before.amountFen
    return was === priceFen ? { text, priceFen } : { text, priceFen, note: texts.priceWas(formatYuan(was)) }
  })
  const gone = oldLines
    .filter((line) => !newLines.some(sameLine(line)))
    .map((line) => ({
      text: line.label,
      priceFen: 0,
      note: `${texts.priceGone}，${texts.priceWas(formatYuan(line.amountFen))}`
    }))
  return [...now, ...gone]
}
