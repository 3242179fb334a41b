import { leadToPlaced } from '@/components/booking/placed-order'
import { fieldId } from '@/components/contact/field-id'
import type { CallError } from '@/contract/errors'
import type { PersonField } from '@/domain/person/form-fields'
import type { PriceLine } from '@/domain/quote/lines'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { Confirmable, ConfirmParams, Sending, Wrong } from '../shared/confirmable'
import type { Agreed, Around, BarWords, OrderParts, Paying, Plan, Pricing, Section } from '../shared/section'
import { texts } from '../shared/texts'
import { AGREEMENT_ID } from './agreement-id'
import { OrderPrice } from './price'

/** How a screen knows what is ordered, and where its sections come from. */
export interface ShellParts<P extends Pricing> {
  readonly params: ConfirmParams
  readonly pricing: (shell: Pick<Around, 'reload' | 'toPayFen'>) => P
  readonly plan: () => Promise<Plan<P>>
}

/** A confirm screen as it is drawn, whatever it is of. */
export type Drawn = Pick<ShellModel, keyof ShellModel>

/** The confirm screen of any plan: its price with the coupons, what is agreed to, and the order that its sections make. */
export class ShellModel<P extends Pricing = Pricing> implements Confirmable, Around<P> {
  readonly params: ConfirmParams
  readonly pricing: P
  readonly price: OrderPrice
  /** Null until they are fetched. */
  sections: readonly Section[] | null = null
  /** The sections could not be fetched. */
  failure: unknown = undefined
  /** Given by the person, never in advance. */
  agreed = false
  /** The order was tried without it. */
  agreementMissing = false
  private plan: Plan<P> | null = null
  private later: Promise<void> | undefined

  constructor(
    readonly root: Root,
    readonly scope: PageScope,
    private readonly parts: ShellParts<P>
  ) {
    this.params = parts.params
    this.pricing = parts.pricing(this)
    this.price = new OrderPrice(root, scope, {
      priced: () => this.pricing.priced,
      coupons: () => this.pricing.coupons(),
      amount: () => this.pricing.counted?.()
    })
    observed(this)
  }

  get key() {
    return this.pricing.key
  }

  get chosen(): boolean {
    return this.pricing.chosen && this.sections !== null
  }

  get priced() {
    return this.pricing.priced
  }

  get person() {
    return this.all.find(({ person }) => person)?.person
  }

  get personName(): string {
    return this.person?.data.name ?? ''
  }

  get otherMessage(): string {
    return this.person?.form.messages.other ?? ''
  }

  get address() {
    return this.all.find(({ address }) => address)?.address
  }

  get breakfast() {
    return this.all.find(({ breakfast }) => breakfast)?.breakfast
  }

  get couponCount(): number {
    return this.price.couponCount
  }

  get claimable(): number {
    return this.price.claimable
  }

  get savedFen(): number {
    return this.price.couponPlan.discountPriceFen
  }

  get lines(): readonly PriceLine[] {
    return this.price.lines
  }

  get totalFen(): number {
    return this.price.totalFen
  }

  /** What is to be paid will not change by itself: neither the quote nor the coupons are being asked for. */
  get settled(): boolean {
    return !this.pricing.quote.loading && this.price.settled
  }

  /** What is paid with the order itself; null: all of it. */
  get paying(): Paying | null {
    const { totalFen } = this
    return this.answering.reduce<Paying | null>((found, one) => found ?? one.paying?.(totalFen) ?? null, null)
  }

  get toPayFen(): number {
    return this.paying?.nowFen ?? this.totalFen
  }

  get blocked(): string | undefined {
    return this.answering.find(({ blocked }) => blocked)?.blocked
  }

  get words(): BarWords | undefined {
    return this.answering.find(({ words }) => words)?.words?.(this.toPayFen)
  }

  /** The last section that has words of its own. */
  get agreedTo(): Agreed | undefined {
    return this.answering.reduce<Agreed | undefined>((found, { agreed }) => agreed ?? found, undefined)
  }

  /** Sections are fetched beside the first call. */
  enter(): void {
    const { pricing } = this
    if (!pricing.chosen) return leadToPlaced(this.root, this.params.id)
    pricing.enter?.()
    void this.fetch()
    void this.loadPrice()
  }

  returned(): void {
    if (!this.pricing.chosen) return
    for (const one of this.answering) one.returned?.()
    void this.price.loadCoupons()
    void this.price.loadAmount()
  }

  async reload(): Promise<void> {
    await Promise.all([this.loadPrice(), ...this.answering.map((one) => one.changed?.())])
  }

  async loadQuote(): Promise<void> {
    if (!(await this.pricing.loadQuote())) return
    for (const one of this.answering) one.quoted?.()
    await this.price.loadAmount()
  }

  setPrice(lines: readonly PriceLine[], priceVersion: string): void {
    this.pricing.setPrice(lines, priceVersion)
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
    this.agreementMissing = false
  }

  firstWrong(): Wrong | null {
    const wrong = this.answering.map((one) => one.check?.())
    const free = this.pricing.action !== undefined
    this.agreementMissing = !free && !this.agreed
    const first = wrong.find((one) => one)
    if (first) return first
    return this.agreementMissing ? { id: AGREEMENT_ID, message: texts.agreeFirst } : null
  }

  async begin(): Promise<boolean> {
    await this.later
    for (const one of this.answering) if (one.begin && !(await one.begin())) return false
    return true
  }

  async order(): Promise<Sending | undefined> {
    const { pricing, plan, root } = this
    if (pricing.order) return pricing.order()
    const parts = this.contributed()
    const made = parts && plan?.order?.(parts)
    if (!made) return undefined
    const send = async (idempotencyKey: string) => {
      const placed = await made.send(root.call, idempotencyKey)
      return placed && this.answering.reduce((order, one) => one.placed?.(order) ?? order, placed)
    }
    return { body: made.body, send }
  }

  async refused(error: CallError): Promise<boolean | null> {
    for (const one of this.answering) {
      const answered = one.refused ? await one.refused(error) : null
      if (answered !== null) return answered
    }
    return null
  }

  refuse(field: PersonField, message: string): string {
    for (const one of this.all) {
      const id = one.refuse?.(field, message)
      if (id) return id
    }
    return fieldId(field)
  }

  private get all(): readonly Section[] {
    return this.sections ?? []
  }

  private get answering(): readonly Omit<Section, 'name'>[] {
    return [...this.all, this.pricing]
  }

  private contributed(): OrderParts | null {
    const { root, params, price } = this
    let parts: OrderParts = {
      productCode: params.id,
      ...{ booked: undefined, person: undefined, choice: undefined, lines: [] },
      ...{
        typed: { marry: null },
        contact: undefined,
        breakfastId: null,
        paper: undefined,
        post: null,
        home: null
      },
      ...{ address: null, buyer: null, consent: false, questionId: '', invoice: null, remark: '' },
      ...{ stored: {}, personOf: undefined },
      couponCodes: price.couponCodes,
      priceVersion: this.priced?.priceVersion ?? '',
      again: root.items.againOf(params.id),
      lottery: root.items.get('lotteryId'),
      comefrom: root.session.comefrom
    }
    for (const one of this.answering) {
      const own = one.contribute?.()
      if (own === null) return null
      parts = { ...parts, ...own }
    }
    return parts
  }

  /** Coupons are asked for as soon as it is known what for. */
  private async loadPrice(): Promise<void> {
    const quoted = this.loadQuote()
    if (!this.pricing.coupons()) await quoted
    await Promise.all([quoted, this.price.loadCoupons()])
  }

  private async fetch(): Promise<void> {
    if (this.sections) return
    try {
      const plan = await this.parts.plan()
      if (!this.sections && !this.scope.left) this.stand(plan)
    } catch (error) {
      this.fail(error)
    }
  }

  private stand(plan: Plan<P>): void {
    this.plan = plan
    this.sections = plan.sections.map((section) => section(this))
    for (const one of this.sections) {
      void one.load?.()
      if (this.priced) one.quoted?.()
    }
    // Without it the order is paid by money alone.
    this.later = plan.later?.().then(
      (section) => this.add(section(this)),
      () => undefined
    )
  }

  private async add(section: Section): Promise<void> {
    const at = this.all.findIndex(({ name }) => name === 'coupon') + 1
    this.sections = [...this.all.slice(0, at), section, ...this.all.slice(at)]
    await section.load?.()
  }

  private fail(error: unknown): void {
    this.failure = error
  }
}
