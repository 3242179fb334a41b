import type { HoldWay } from '@/components/booking/hold-keeper/model'
import { CHANNEL } from '@/contract/channels'
import { bookedOf, draftKey, type BookedDraft, type DraftKey } from '@/domain/draft/draft'
import type { DraftQuote } from '@/domain/draft/parts'
import type { ProductKind } from '@/domain/kinds'
import { payableNowFen, planInstalments, type PayType } from '@/domain/order/instalments'
import { payableFen, type PriceLine } from '@/domain/quote/lines'
import { couponOrderOf, type CountedOrder, type CouponOrder } from '@/services/catalogue/coupon'
import { quoteAddons } from '@/services/booking/pricing'
import type { slotsOf } from '@/services/booking/slots'
import type { listPaperOptions } from '@/services/placing/extras'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ConfirmParams } from '../shared/confirmable'
import { quoteFailed } from '../shared/quote-failed'
import type { OrderParts, Paying, Priced, Pricing } from '../shared/section'
import { texts } from '../shared/texts'

/** Calls of a visit that is booked in another way than without a card. */
export interface VisitCalls {
  readonly quote: typeof quoteAddons
  readonly slots: typeof slotsOf
  readonly papers: typeof listPaperOptions
  /** How its slot is held, and where another is chosen. */
  readonly way: HoldWay
}

/** In mini-program order mode the number of the order whose person this one is for. */
export const orderOfPerson = ({ session }: Pick<Root, 'session'>, { orderNum }: ConfirmParams) =>
  Number(session.comefrom) === CHANNEL.miniProgram ? orderNum : undefined

/** A visit as it is booked, with its add-ons (§2): the price, and what of it is paid now. */
export class VisitPricing implements Pricing {
  readonly quote = new LoadableRequest<DraftQuote>()
  readonly key: DraftKey

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: ConfirmParams,
    readonly kind: ProductKind,
    readonly calls: Partial<VisitCalls> = {}
  ) {
    this.key = draftKey(this.subject)
    observed(this)
  }

  get subject() {
    const { kind, params } = this
    return { kind, productCode: params.id, card: params.cardNumber }
  }

  /** The draft once branch, date and slot are chosen; undefined: 没有数据 (R2.163). */
  get booked(): BookedDraft | undefined {
    return bookedOf(this.root.process.draft(this.key))
  }

  get chosen(): boolean {
    return this.booked !== undefined
  }

  get product() {
    const { booked } = this
    return booked ? { code: booked.productCode, name: booked.product.name } : null
  }

  /** As it was answered, else as the draft has it. */
  get told(): DraftQuote | null {
    return this.quote.value ?? this.booked?.choice.quote ?? null
  }

  get priced(): Priced | null {
    const { told, itemTotalFen } = this
    return told && { lines: told.lines, itemTotalFen, priceVersion: told.priceVersion }
  }

  /** As chosen, where the product leaves it to the customer. */
  get payType(): PayType {
    return this.booked?.draft.parts.payType ?? 'all'
  }

  coupons(): CouponOrder | undefined {
    return couponOrderOf(this.root.process.draft(this.key))
  }

  counted(): CountedOrder | undefined {
    const { booked, told } = this
    if (!booked || !told) return undefined
    return {
      productCode: booked.productCode,
      category: booked.product.category,
      branchId: booked.visit.branch.id,
      priceFen: this.itemTotalFen
    }
  }

  /** A deposit now and the rest later, where it is not all paid at once. */
  paying(totalFen: number): Paying | null {
    const { deposit } = this.booked?.product ?? {}
    const asked = deposit?.optional === true && this.payType === 'all'
    const dues = planInstalments(totalFen, asked ? null : (deposit ?? null))
    if (dues.length < 2) return null
    return {
      nowFen: payableNowFen(dues),
      label: texts.deposit,
      parts: dues.map(({ purpose, amountFen: fen }) => ({ label: texts.due(purpose), fen }))
    }
  }

  /** The visit as it is now is remembered (§3 notChangeTime). */
  enter(): void {
    const { booked } = this
    if (!booked) return
    const { visit, choice } = booked
    const { date, timespan } = visit
    if (!visit.first) this.root.process.put(this.key, { visit: { ...visit, first: { date, timespan } } })
    if (choice.quote) this.quote.set(choice.quote)
  }

  async loadQuote(): Promise<boolean> {
    const { booked, scope } = this
    if (!booked) return false
    const { quote = quoteAddons } = this.calls
    const again = this.root.items.againOf(booked.productCode)
    const told = await scope.run(
      this.quote,
      async () => (await quote(scope.call, booked, { ...booked.choice, again })).quote
    )
    if (!told) {
      await quoteFailed(this.root, { scope, params: this.params }, this.quote.loadable)
      return false
    }
    this.root.process.put(this.key, { choice: { ...(this.booked ?? booked).choice, quote: told } })
    return true
  }

  setPrice(lines: readonly PriceLine[], priceVersion: string): void {
    const { told } = this
    if (told) this.quote.set({ ...told, lines: [...lines], userPayFen: payableFen(lines), priceVersion })
  }

  contribute(): Partial<OrderParts> | null {
    const { booked } = this
    return booked ? { booked } : null
  }

  /** Self-paid base and add-ons, what coupons are taken from; fen. What a card pays of the base is not paid by the customer. */
  private get itemTotalFen(): number {
    const { told } = this
    return told ? told.basePriceFen - (told.cardPaidFen ?? 0) + told.addonSelfPaidFen : 0
  }
}
