import { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { doseName } from '@/components/dose/dose-name'
import { toOrder } from '@/components/order/to-order'
import { ErrorCode, type CallError } from '@/contract/errors'
import {
  bookedOf,
  draftKey,
  visitOf,
  type BookedDraft,
  type DraftKey,
  type OrderedVisit
} from '@/domain/draft/draft'
import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import { bookDose, moveDose, type ChangedDose } from '@/services/booking/dose'
import { readOrder, type Dose, type OrderDetail } from '@/services/order/order'
import { changedPrice } from '@/services/http/refusals'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ConfirmParams, Sending } from '../../shared/confirmable'
import type { Pricing } from '../../shared/section'
import { visitRefused } from '../../shared/visit-refused'
import { texts } from './texts'

/** A dose of an order before it gets its day, or another one: whom it is for stays as it was ordered (§4), and what it costs is paid. */
export class DosePricing implements Pricing {
  readonly quote = new LoadableRequest<OrderDetail>()
  readonly hold: HoldKeeper
  readonly key: DraftKey
  readonly product = null
  readonly chosen = true
  private readonly visit: OrderedVisit
  /** What another day costs more, once that was agreed to; fen. */
  private agreedFen = 0

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly params: ConfirmParams,
    private readonly kind: ProductKind
  ) {
    this.visit = visitOf(params) ?? { orderNum: '', no: 1 }
    const subject = { kind, productCode: params.id, visit: this.visit }
    this.key = draftKey(subject)
    this.hold = new HoldKeeper(root, scope, subject)
    observed(this)
  }

  get booked(): BookedDraft | undefined {
    return bookedOf(this.root.process.draft(this.key))
  }

  get dose(): Dose | undefined {
    return this.quote.value?.doses.find(({ no }) => no === this.visit.no)
  }

  /** Nothing is paid now. */
  get priced() {
    return this.booked && this.dose ? { lines: [], itemTotalFen: 0, priceVersion: '' } : null
  }

  get action(): string {
    return this.dose?.action === 'date' ? texts.move : texts.book
  }

  coupons(): undefined {
    return undefined
  }

  setPrice(): void {}

  async loadQuote(): Promise<boolean> {
    const { scope, visit } = this
    return (await scope.run(this.quote, () => readOrder(scope.call, visit.orderNum))) !== undefined
  }

  async begin(): Promise<boolean> {
    return !this.hold.isOver() || this.hold.retake()
  }

  order(): Promise<Sending | undefined> {
    const { booked, dose, visit, agreedFen, root } = this
    if (!booked || !dose) return Promise.resolve(undefined)
    let changed: ChangedDose | undefined
    const send = async (key: string) => {
      changed =
        dose.action === 'date'
          ? await moveDose(root.call, visit, booked.visit, key, agreedFen)
          : await bookDose(root.call, visit, booked.visit, key)
      return undefined
    }
    const after = () => changed && this.finish(changed, dose)
    return Promise.resolve({ body: [dose.action, agreedFen, booked.visit], send, after })
  }

  async refused(error: CallError): Promise<boolean | null> {
    if (error.code === ErrorCode.priceChanged) return this.askAboutPrice(error)
    const answered = visitRefused(this.root, this, error)
    if (answered !== null) return answered
    this.root.presentError(error)
    // What can be done about the dose may be another thing by now.
    await this.loadQuote()
    return false
  }

  private finish({ payFen, orderType }: ChangedDose, { no, action }: Dose): void {
    const { orderNum } = this.visit
    if (this.scope.left) return
    if (payFen > 0) {
      navigate('goPay', { orderNo: orderNum, orderType: String(orderType), due: 'change' }, { replace: true })
      return
    }
    const said = action === 'date' ? texts.moved : texts.booked
    this.root.feedback.toast({
      text: said(doseName(this.kind, no, this.quote.value?.doses.length ?? 1)),
      icon: 'success'
    })
    toOrder(orderNum, kindOfCategory(orderType), { replace: true })
  }

  /** 27004: another day costs more or less, which the customer agrees to first. */
  private async askAboutPrice(error: CallError): Promise<boolean> {
    const { fromFen = 0, toFen = 0 } = changedPrice(error)
    const fen = toFen - fromFen
    const yuan = formatYuan(Math.abs(fen))
    const agreed = await this.root.feedback.confirm({
      title: texts.priceTitle,
      text: fen > 0 ? texts.priceText(yuan) : texts.priceLower(yuan),
      confirmText: texts.agree
    })
    if (agreed) this.agree(fen)
    return agreed
  }

  private agree(fen: number): void {
    this.agreedFen = fen
  }
}
