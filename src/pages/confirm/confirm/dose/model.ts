import { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { CallError, ErrorCode, isUndecided } from '@/contract/errors'
import {
  bookedOf,
  draftKey,
  visitOf,
  type BookedDraft,
  type DraftKey,
  type OrderedVisit
} from '@/domain/draft/draft'
import { fingerprint } from '@/domain/fingerprint'
import type { ProductKind } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import { bookDose, moveDose, type ChangedDose } from '@/services/dose'
import { readOrder, type Dose, type OrderDetail } from '@/services/order'
import { changedPrice } from '@/services/refusals'
import { singleFlight } from '@/services/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ConfirmParams } from '../../shared/confirmable'
import { visitRefused } from '../visit-refused'
import { texts } from './texts'

/** A dose of an order before it gets its day, or another one: whom it is for stays as it was ordered (§4). */
export class DoseModel {
  readonly request = new LoadableRequest<OrderDetail>()
  readonly hold: HoldKeeper
  readonly key: DraftKey
  readonly visit: OrderedVisit
  busy = false
  /** It stands, and the order's page is on its way. */
  done = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly params: ConfirmParams,
    kind: ProductKind
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

  get order(): OrderDetail | undefined {
    return this.request.value
  }

  get dose(): Dose | undefined {
    return this.order?.doses.find(({ no }) => no === this.visit.no)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope, visit } = this
    await scope.run(this.request, () => readOrder(scope.call, visit.orderNum))
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    if (!this.booked || this.done || (this.hold.isOver() && !(await this.hold.retake()))) return
    this.setBusy(true)
    try {
      await this.send(0)
    } catch (error) {
      await this.refused(error)
    } finally {
      this.setBusy(false)
    }
  })

  private async send(agreedFen: number): Promise<void> {
    const { booked, dose, visit, root } = this
    if (!booked || !dose) return
    const key = await this.keyFor(JSON.stringify([dose.action, agreedFen, booked.visit]))
    const made =
      dose.action === 'date'
        ? await moveDose(root.call, visit, booked.visit, key, agreedFen)
        : await bookDose(root.call, visit, booked.visit, key)
    this.finish(made, dose)
  }

  /** Written down before the request, so that a reload repeats the request and not the booking. */
  private async keyFor(of: string): Promise<string> {
    const { process, newKey } = this.root
    const known = process.draft(this.key)?.parts.submission
    const print = fingerprint(of)
    if (known?.of === print) return known.key
    const key = await newKey()
    process.put(this.key, { submission: { key, of: print } })
    return key
  }

  private finish({ payFen, orderType }: ChangedDose, { no, action }: Dose): void {
    const { process, feedback } = this.root
    const { orderNum } = this.visit
    this.setDone()
    process.remove(this.key)
    if (this.scope.left) return
    if (payFen > 0) {
      navigate('goPay', { orderNo: orderNum, orderType: String(orderType), due: 'change' }, { replace: true })
      return
    }
    const said = action === 'date' ? texts.moved : texts.booked
    feedback.toast({ text: said(texts.dose(no)), icon: 'success' })
    navigate('orderDetail', { orderNum }, { replace: true })
  }

  private async refused(error: unknown): Promise<void> {
    const { root } = this
    if (!isUndecided(error)) root.process.drop(this.key, 'submission')
    if (this.scope.left) return
    if (!(error instanceof CallError)) return root.presentError(error)
    if (error.code === ErrorCode.priceChanged) return this.priced(error)
    const answered = visitRefused(root, this, error)
    if (answered === null) {
      root.presentError(error)
      // What can be done about the dose may be another thing by now.
      await this.load()
    } else if (await answered) await this.send(0)
  }

  /** 27004: another day costs more or less, which the customer agrees to first. */
  private async priced(error: CallError): Promise<void> {
    const { fromFen = 0, toFen = 0 } = changedPrice(error)
    const fen = toFen - fromFen
    const yuan = formatYuan(Math.abs(fen))
    const agreed = await this.root.feedback.confirm({
      title: texts.priceTitle,
      text: fen > 0 ? texts.priceText(yuan) : texts.priceLower(yuan),
      confirmText: texts.agree
    })
    if (!agreed || this.scope.left) return
    try {
      await this.send(fen)
    } catch (again) {
      this.root.presentError(again)
    }
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }

  private setDone(): void {
    this.done = true
  }
}
