import { when } from 'mobx'
import { CHANNEL } from '@/contract/channels'
import { isUndecided } from '@/contract/errors'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { fingerprint } from '@/domain/fingerprint'
import { kindOfCategory } from '@/domain/kinds'
import { currentDoor } from '@/platform/door'
import type { HostCapability } from '@/platform/host/types'
import { navigate } from '@/routes/navigate'
import type { PlacedOrder } from '@/services/placing/placing'
import type { SameOrder } from '@/services/http/refusals'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { Confirmable } from '../shared/confirmable'
import type { Recovery } from './recovery'
import { texts } from '../shared/texts'

/** A refusal that is answered (price, coupon, hold) is followed by another try; more than this is a loop. */
const MOST_TRIES = 5

/** 提交订单 (§4 Confirm submit): one at a time, checked, under a key that survives a reload. */
export class SubmitModel {
  busy = false
  /** The order stands and the next page is on its way: nothing is drawn from the draft any more. */
  placed = false
  /** 27008: the same unpaid order, or the paid one beside which this would be another visit, while the user decides. */
  sameOrder: SameOrder | null = null
  private recovery: Recovery | null = null

  constructor(
    private readonly root: Root,
    readonly model: Confirmable,
    private readonly show: HostCapability['toField']
  ) {
    observed(this)
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { root, model } = this
    if (!model.chosen || this.placed) return
    const wrong = model.firstWrong()
    if (wrong) {
      this.show(wrong.id)
      root.feedback.invalid(wrong.message)
      return
    }
    if (!model.priced) {
      root.feedback.toast({ text: texts.pending, ms: SHORT_TOAST_MS })
      void model.loadQuote()
      return
    }
    if (await this.sameTotal()) await this.tries()
  })

  closeSameOrder(): void {
    this.sameOrder = null
  }

  /** A tap while the price is asked again waits for the answer; another total than the one on screen is told instead. */
  private async sameTotal(): Promise<boolean> {
    const { root, model } = this
    const { price, pricing, scope } = model
    const { totalFen } = price
    if (!pricing.quote.loading) return true
    this.setBusy(true)
    await when(() => !pricing.quote.loading)
    await price.listedCoupons()
    this.setBusy(false)
    // A price that could not be asked for has been told.
    if (scope.left || pricing.quote.loadable.state !== 'ready') return false
    if (price.totalFen === totalFen) return true
    root.feedback.toast({ text: texts.updated, ms: SHORT_TOAST_MS })
    return false
  }

  private async tries(): Promise<void> {
    this.setBusy(true)
    try {
      await this.model.price.listedCoupons()
      if (this.model.scope.left || !(await this.model.begin())) return
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        try {
          await this.create()
          return
        } catch (error) {
          if (!(await this.again(error))) return
        }
      }
    } finally {
      this.setBusy(false)
    }
  }

  private async create(): Promise<void> {
    const order = await this.model.order()
    const placed = await order?.send(await this.keyFor(order.body))
    if (order?.after) this.close(order.after)
    else this.finish(placed)
  }

  /** Written down before the request, so that a reload repeats the request and not the order. */
  private async keyFor(body: object): Promise<string> {
    const { process, newKey } = this.root
    const text = JSON.stringify(body)
    const of = `${text.length}-${fingerprint(text)}`
    const known = process.draft(this.model.key)?.parts.submission
    if (known?.of === of) return known.key
    const key = await newKey()
    process.put(this.model.key, { submission: { key, of } })
    return key
  }

  /** Only a refused order needs it, so it is fetched then. */
  private async openRecovery(): Promise<Recovery> {
    if (!this.recovery) {
      const { Recovery } = await import('./recovery')
      this.recovery = new Recovery(
        this.root,
        this.model,
        (id) => this.show(id),
        (order) => this.askAboutSame(order)
      )
    }
    return this.recovery
  }

  private async again(error: unknown): Promise<boolean> {
    if (!isUndecided(error)) this.root.process.drop(this.model.key, 'submission')
    if (this.model.scope.left) return false
    const recovery = await this.openRecovery()
    const again = await recovery.from(error)
    return again && !this.model.scope.left
  }

  private finish(order: PlacedOrder | undefined): void {
    const { items, process, feedback, call } = this.root
    if (!order) {
      feedback.toast({ text: texts.orderNumEmpty })
      return
    }
    this.setPlaced()
    const staticItem = items.get('staticItem')
    items.orderPlaced()
    items.set('orderInfo', order)
    items.set('placed', {
      productCode: this.model.params.id,
      orderNum: order.number,
      kind: kindOfCategory(order.type)
    })
    process.remove(this.model.key)
    // Few orders are counted for somebody.
    if (staticItem) {
      void import('@/services/order/order-count')
        .then(({ countOrder }) => countOrder(call, order.number, staticItem))
        .catch(() => undefined)
    }
    if (this.model.scope.left) return
    const orderType = String(order.type)
    if (!order.toPay) navigate('paySuccess', { orderNo: order.number, orderType }, { replace: true })
    else navigate('goPay', { ...this.named(order.number), orderType }, { replace: true })
  }

  /** R4.67: on channel 66 the site's pay page is opened by `orderNum`. */
  private named(orderNum: string): { readonly orderNum: string } | { readonly orderNo: string } {
    const inShell = Number(this.root.session.comefrom) === CHANNEL.miniProgram
    return inShell && currentDoor().name !== 'miniProgram' ? { orderNum } : { orderNo: orderNum }
  }

  private close(after: () => void): void {
    this.setPlaced()
    this.root.process.remove(this.model.key)
    after()
  }

  private setPlaced(): void {
    this.placed = true
  }

  private askAboutSame(order: SameOrder): void {
    this.sameOrder = order
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
