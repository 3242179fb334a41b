import { runInAction } from 'mobx'
import { CallError, ErrorCode, isUndecided } from '@/contract/errors'
import { REFUND_TYPE } from '@/domain/order/codes'
import { host } from '@/platform/host'
import {
  cancelRefund,
  previewRefund,
  readRefunds,
  takeBack,
  type AskedRefund,
  type RefundParts,
  type RefundPreview,
  type RefundView,
  type UndoneItem
} from '@/services/order/refund'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { SendBack } from './send-back'
import { texts } from './texts'

/** Ids of what may be missing, to be brought into view. */
export const REFUND_REASON = 'refund-reason'
export const REFUND_LINES = 'refund-lines'
export const REFUND_WORDS = 'refund-words'
export const MOST_WORDS = 100

/** Stands between a line and its item in what is kept of a choice. */
const OF_LINE = '|'

export const keyOf = ({ lineId, code }: UndoneItem): string => `${lineId}${OF_LINE}${code}`

/** 申请退款: what would go back is told first, and that is what goes back. What was chosen and typed outlives the page. */
export class RefundModel {
  readonly request = new LoadableRequest<RefundView>()
  readonly preview = new LoadableRequest<RefundPreview>()
  /** Pieces by line, items by line and code; of an order that goes back at once nothing is chosen. */
  counts: Readonly<Record<string, number>> = {}
  reasonId: number | null = null
  reasonDetail = ''
  /** It was sent without a reason. */
  reasonMissing = false
  /** It was sent with more words than are taken. */
  tooLong = false
  busy = false
  readonly sendBack: SendBack
  /** The page was left over the sheet that asks for the parcel. */
  private reopens = false
  /** Repeats the same request and no other. */
  private attempt: { readonly of: string; readonly key: string } | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly orderNum: string
  ) {
    this.sendBack = new SendBack(root, scope, orderNum, {
      keep: () => this.keep(),
      sent: () => this.load()
    })
    observed(this)
  }

  get view(): RefundView | undefined {
    return this.request.value
  }

  get parts(): RefundParts {
    return Object.entries(this.counts)
      .filter(([, quantity]) => quantity > 0)
      .map(([chosen, quantity]) => {
        const [lineId = '', itemCode] = chosen.split(OF_LINE)
        return { lineId, quantity, ...(itemCode === undefined ? {} : { itemCode }) }
      })
  }

  /** What is said while nothing is chosen. */
  get chooseFirst(): string {
    return this.view?.items.length ? texts.itemsFirst : texts.chooseFirst
  }

  /** What was received has to come back first. */
  get isReturn(): boolean {
    return this.view?.refundType === REFUND_TYPE.goodsReturn
  }

  /** The refund of which goods are to be sent, or were; null without. */
  get toSend(): AskedRefund | null {
    return this.view?.refunds.find(({ sendTo }) => sendTo !== null) ?? null
  }

  /** Something is to go back: all of it, or chosen pieces. */
  get isChosen(): boolean {
    const { view } = this
    return view !== undefined && (view.lines.length + view.items.length === 0 || this.parts.length > 0)
  }

  /** The amount of what is chosen now; null while it is not known. */
  get amount(): RefundPreview | null {
    const { loadable } = this.preview
    return this.isChosen && loadable.state === 'ready' ? loadable.value : null
  }

  /** Something comes back: money, or the visit itself where a card has paid all of it. */
  get comesBack(): boolean {
    const { amount, view } = this
    return amount !== null && (amount.fen > 0 || view?.paidFen === 0)
  }

  enter(): void {
    const kept = this.root.items.get('reFund')
    if (kept?.orderNum === this.orderNum) {
      this.counts = kept.counts
      this.reasonId = kept.reasonId
      this.reasonDetail = kept.reasonDetail
      this.sendBack.parcel.companyCode = kept.companyCode
      this.sendBack.parcel.parcelNo = kept.refundReceiveNum
      this.reopens = kept.isShowModal
    }
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    const view = await scope.run(this.request, () => readRefunds(scope.call, this.orderNum))
    if (!view) return
    const { toSend } = this
    if (this.reopens && toSend) this.sendBack.show(toSend.parcel)
    this.reopens = false
    if (view.refusal !== '') return
    runInAction(() => {
      // All of it is what most people want back; they take out what they keep.
      const known = Object.keys(this.counts).length > 0
      const all = [...view.lines, ...view.items.map((item) => ({ id: keyOf(item), left: 1 }))]
      this.counts = Object.fromEntries(
        all.map(({ id, left }) => [id, known ? Math.min(left, this.counts[id] ?? 0) : left])
      )
    })
    await this.loadAmount()
  }

  async loadAmount(): Promise<void> {
    const { scope, orderNum, parts } = this
    if (!this.isChosen) return
    const reasonId = this.isReturn ? this.reasonId : null
    await scope.run(this.preview, () => previewRefund(scope.call, orderNum, parts, reasonId), { fresh: true })
  }

  count(lineId: string, quantity: number): void {
    this.counts = { ...this.counts, [lineId]: quantity }
    this.keep()
    void this.loadAmount()
  }

  choose(reasonId: number): void {
    this.reasonId = reasonId
    this.reasonMissing = false
    this.keep()
    // What the shop did wrong brings more back.
    if (this.isReturn) void this.loadAmount()
  }

  write(text: string): void {
    this.reasonDetail = text
    this.tooLong = false
    this.keep()
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { root, orderNum, amount, parts, reasonId, reasonDetail } = this
    if (!this.isChosen) {
      this.refuse(this.chooseFirst, REFUND_LINES)
      return
    }
    if (reasonId === null) {
      runInAction(() => (this.reasonMissing = true))
      this.refuse(texts.reasonFirst, REFUND_REASON)
      return
    }
    if (Array.from(reasonDetail).length > MOST_WORDS) {
      runInAction(() => (this.tooLong = true))
      this.refuse(texts.tooLong(MOST_WORDS), REFUND_WORDS)
      return
    }
    if (!amount || !(await this.sure(amount))) return
    const wanted = { orderNum, parts, fen: amount.fen, reasonId, reasonDetail }
    this.setBusy(true)
    try {
      await takeBack(root.call, wanted, await this.keyFor(JSON.stringify(wanted)))
      root.items.remove('reFund')
      const done = this.isReturn ? texts.askedBack : texts.done
      root.feedback.toast({ text: done, icon: 'success' })
      // What is left goes back only when it is asked for anew.
      runInAction(() => {
        this.counts = {}
        this.reasonId = null
        this.reasonDetail = ''
      })
    } catch (error) {
      // An answer that did not come is asked for again under the same key; another amount is told anew.
      if (isUndecided(error)) {
        root.presentError(error)
        return
      }
      this.attempt = null
      const changed = error instanceof CallError && error.code === ErrorCode.business
      root.presentError(error)
      if (!changed) return
    } finally {
      this.setBusy(false)
    }
    await this.load()
  })

  /** 撤销申请: the order goes on as it stood. */
  readonly cancel = singleFlight(async (): Promise<void> => {
    const { root, orderNum } = this
    const sure = await root.feedback.confirm({
      title: texts.cancelTitle,
      text: texts.cancelText,
      confirmText: texts.cancel
    })
    if (!sure) return
    try {
      await cancelRefund(root.call, orderNum)
      root.feedback.toast({ text: texts.cancelled, icon: 'success' })
    } catch (error) {
      root.presentError(error)
    }
    await this.load()
  })

  /** Nothing of the order would be left, and nobody takes that back: it is asked for once more. */
  private async sure({ whole, fen }: RefundPreview): Promise<boolean> {
    if (!whole || this.isReturn) return true
    return this.root.feedback.confirm({
      title: texts.wholeTitle,
      text: texts.wholeText(this.view?.by ?? null, fen),
      confirmText: texts.wholeYes,
      cancelText: texts.wholeNo,
      danger: true
    })
  }

  private refuse(text: string, field: string): void {
    this.root.feedback.invalid(text)
    host.toField(field)
  }

  private keep(): void {
    const { orderNum, counts, reasonId, reasonDetail, sendBack, toSend } = this
    const reasonName = this.view?.reasons.find(({ id }) => id === reasonId)?.reason ?? ''
    this.root.items.set('reFund', {
      ...{ orderNum, counts, reasonId, reasonName, reasonDetail },
      refundType: this.view?.refundType ?? REFUND_TYPE.whole,
      nextAction: toSend ? 'sendBack' : 'apply',
      companyCode: sendBack.parcel.companyCode,
      refundReceiveNum: sendBack.parcel.parcelNo,
      isShowModal: sendBack.open
    })
  }

  private async keyFor(of: string): Promise<string> {
    if (this.attempt?.of !== of) this.attempt = { of, key: await this.root.newKey() }
    return this.attempt.key
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
