import { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { leadToPlaced } from '@/components/booking/placed-order'
import { fieldId } from '@/components/contact/person-fields'
import { CHANNEL } from '@/contract/channels'
import type { CallError } from '@/contract/errors'
import { chosenCount } from '@/domain/addon/selection-read'
import { bookedOf, draftKey, type BookedDraft, type DraftKey } from '@/domain/draft/draft'
import type { DraftQuote } from '@/domain/draft/parts'
import { planDues, type PayType, type PlannedDue } from '@/domain/order/dues'
import { PERSON_TEXTS } from '@/domain/person/texts'
import { payableFen, type PriceLine } from '@/domain/quote/lines'
import { couponOrderOf, type CountedOrder } from '@/services/coupon'
import { placeOrder } from '@/services/placing'
import { quoteAddons } from '@/services/pricing'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ConfirmPlan } from '../kinds/plan'
import type { Confirmable, ConfirmParams, Sending, Wrong } from '../shared/confirmable'
import type { ConsentModel } from '../shared/consent/model'
import { ADDRESS_FORM, AddressModel } from '../shared/address'
import { ExtrasModel } from './extras'
import { AGREEMENT_ID } from '../shared/agreement-id'
import { PersonModel } from '../shared/person'
import { OrderPrice } from '../shared/price'
import { quoteFailed } from './quote-failed'
import type { SlotModel } from './slot'
import { texts } from '../shared/texts'

/** What stands on the confirm screen (§2): each block from its own call, the choices kept at once. */
export class ConfirmModel implements Confirmable {
  readonly quote = new LoadableRequest<DraftQuote>()
  readonly price: OrderPrice
  readonly extras: ExtrasModel
  readonly person: PersonModel
  readonly hold: HoldKeeper
  /** 改时段; its part is fetched with the first tap on it. */
  slot: SlotModel | null = null
  readonly address: AddressModel
  /** Of kinds that ask for it; its part is fetched with it. */
  consent: ConsentModel | null = null
  readonly key: DraftKey
  /** Given by the person, never in advance. */
  agreed = false
  /** The order was tried without it. */
  agreementMissing = false

  constructor(
    readonly root: Root,
    readonly scope: PageScope,
    readonly params: ConfirmParams,
    readonly plan: ConfirmPlan
  ) {
    const subject = { kind: plan.kind, productCode: params.id, card: params.cardNumber }
    this.key = draftKey(subject)
    this.extras = new ExtrasModel(root, scope, () => this.booked)
    this.person = new PersonModel(root, scope, plan.form, () => ({
      booked: this.booked,
      breakfastCount: this.extras.breakfastOptions.length,
      breakfastId: this.extras.breakfastId
    }))
    if (this.personOf) this.person.give(undefined)
    this.address = new AddressModel(root, this.key, {
      wanted: () => plan.home !== undefined || this.extras.paperByPost,
      contact: () => this.person.contact,
      regionMissing: plan.home && PERSON_TEXTS.select(plan.home.label),
      cityOnly: plan.home !== undefined
    })
    this.price = new OrderPrice(root, scope, {
      priced: () => this.priced && { lines: this.priced.lines, itemTotalFen: this.itemTotalFen },
      coupons: () => couponOrderOf(root.process.draft(this.key)),
      amount: () => this.countedOrder()
    })
    this.hold = new HoldKeeper(root, scope, subject, () => void this.moved())
    observed(this)
  }

  get id(): string {
    return this.params.id
  }

  /** In mini-program order mode the number of the order whose person this one is for. */
  get personOf(): string | undefined {
    const { params, plan, root } = this
    const inMode = plan.ofOrder && Number(root.session.comefrom) === CHANNEL.miniProgram
    return inMode ? params.orderNum : undefined
  }

  get chosen(): boolean {
    return this.booked !== undefined
  }

  /** The draft once branch, date and slot are chosen; undefined: 没有数据 (R2.163). */
  get booked(): BookedDraft | undefined {
    return bookedOf(this.root.process.draft(this.key))
  }

  get distanceKm(): number | null {
    const { booked } = this
    if (!booked) return null
    const days = this.root.process.info(this.key)?.days ?? []
    const branch = days.flatMap(({ branches }) => branches).find(({ id }) => id === booked.visit.branch.id)
    return this.root.location.known(branch?.distanceKm)
  }

  get addonCount(): number {
    return chosenCount(this.booked?.choice.addons ?? [])
  }

  get priced(): DraftQuote | null {
    return this.quote.value ?? this.booked?.choice.quote ?? null
  }

  /** As chosen, where the product leaves it to the customer. */
  get payType(): PayType {
    return this.booked?.draft.parts.payType ?? 'all'
  }

  choosePay(payType: PayType): void {
    this.root.process.put(this.key, { payType })
  }

  /** What is paid now, and later when it is not all. */
  get dues(): readonly PlannedDue[] {
    const { deposit } = this.booked?.product ?? {}
    const asked = deposit?.optional === true && this.payType === 'all'
    return planDues(this.price.totalFen, asked ? null : (deposit ?? null))
  }

  /** Self-paid base and add-ons, what coupons are taken from; fen. */
  get itemTotalFen(): number {
    return this.priced ? this.priced.basePriceFen + this.priced.addonSelfPaidFen : 0
  }

  /** Entry: the visit as it is now is remembered (§3 notChangeTime), then every block asks for its own. */
  enter(): void {
    const { booked } = this
    if (!booked) return leadToPlaced(this.root, this.id)
    const { visit, choice } = booked
    const { date, timespan } = visit
    if (!visit.first) this.root.process.put(this.key, { visit: { ...visit, first: { date, timespan } } })
    if (choice.quote) this.quote.set(choice.quote)
    void this.loadPerson()
    void this.load()
    void this.loadConsent()
    // Ahead of time, so that sending waits for nothing.
    void this.plan.body().catch(() => undefined)
  }

  /** In front again, e.g. from the coupons or a new contact. */
  returned(): void {
    if (!this.booked) return
    void this.person.load()
    void this.price.loadCoupons()
    void this.price.loadAmount()
  }

  /** Another branch or day was taken: everything that hangs on it is asked again. */
  private async moved(): Promise<void> {
    this.quote.reset()
    await this.load()
  }

  async load(): Promise<void> {
    await Promise.all([this.loadQuote(), this.extras.load(), this.price.loadCoupons()])
  }

  async loadQuote(): Promise<void> {
    const { booked, scope } = this
    if (!booked) return
    const again = this.root.items.againOf(booked.productCode)
    const priced = await scope.run(
      this.quote,
      async () => (await quoteAddons(scope.call, booked, { ...booked.choice, again })).quote
    )
    if (!priced) {
      await quoteFailed(this.root, this, this.quote.loadable)
      return
    }
    this.root.process.put(this.key, { choice: { ...(this.booked ?? booked).choice, quote: priced } })
    await this.price.loadAmount()
  }

  setPrice(lines: PriceLine[], priceVersion: string): void {
    if (this.priced) this.quote.set({ ...this.priced, lines, userPayFen: payableFen(lines), priceVersion })
  }

  firstWrong(): Wrong | null {
    const { extras, address, person } = this
    const { first: wrong } = person.check()
    const wrongAddress = address.check()
    const wrongConsent = this.checkConsent()
    const agreed = this.checkAgreed()
    if (wrong) return { id: fieldId(wrong.field), message: wrong.message }
    if (wrongConsent) return wrongConsent
    if (!extras.breakfastsKnown) {
      if (extras.breakfastsFailed) this.retryBreakfasts()
      return { id: fieldId('breakfast'), message: texts.pending }
    }
    if (wrongAddress) return { id: fieldId(wrongAddress.field, ADDRESS_FORM), message: wrongAddress.message }
    return agreed ? null : { id: AGREEMENT_ID, message: texts.agreeFirst }
  }

  async begin(): Promise<boolean> {
    return !this.hold.isOver() || this.hold.retake()
  }

  async order(): Promise<Sending | undefined> {
    const { root, booked, plan, extras, address } = this
    const { value: person } = this.person.check()
    if (!booked || !person) return undefined
    const bodyOf = await plan.body()
    const body = bodyOf({
      booked,
      person,
      typed: this.person.data,
      contact: this.person.contact,
      breakfastId: extras.breakfastId,
      paper: extras.paperOptions.find(({ packageId }) => packageId === extras.paperChoice),
      post: extras.paperByPost ? address : null,
      home: plan.home ? address : null,
      consent: this.consent?.agreed === true,
      couponCodes: this.price.couponCodes,
      priceVersion: this.priced?.priceVersion ?? '',
      personOf: this.personOf,
      again: root.items.againOf(this.id),
      lottery: root.items.get('lotteryId'),
      comefrom: root.session.comefrom
    })
    return { body, send: (idempotencyKey) => placeOrder(root.call, plan.call, body, idempotencyKey) }
  }

  /** Seat, hold and schedule; only a refused order needs their answers, so they are fetched then. */
  async refused(error: CallError): Promise<boolean | null> {
    const { visitRefused } = await import('./visit-refused')
    return visitRefused(this.root, this, error)
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
    this.agreementMissing = false
  }

  /** @returns whether the person agreed; from now on the box says when not */
  checkAgreed(): boolean {
    this.agreementMissing = !this.agreed
    return this.agreed
  }

  togglePost(): void {
    this.extras.togglePost()
    if (this.extras.paperByPost) this.address.prefill()
  }

  retryBreakfasts(): void {
    void this.extras.loadBreakfasts()
  }

  /** What of consent and questionnaire is missing. */
  private checkConsent(): Wrong | null {
    if (this.consent) return this.consent.check()
    if (!this.plan.consent) return null
    void this.loadConsent()
    return { id: AGREEMENT_ID, message: texts.pending }
  }

  private async loadConsent(): Promise<void> {
    const { plan, root, scope, key, booked } = this
    if (!plan.consent || !booked) return
    const product = () => ({ code: booked.productCode, name: booked.product.name })
    const part = await import('../shared/consent/model').catch(() => undefined)
    if (!part || this.consent) return
    this.setConsent(new part.ConsentModel(root, scope, key, plan.consent, product))
  }

  private setConsent(consent: ConsentModel): void {
    this.consent = consent
    void consent.load()
  }

  async changeSlot(): Promise<void> {
    const { root, scope, hold } = this
    try {
      const { SlotModel } = await import('./slot')
      await this.setSlot(this.slot ?? new SlotModel(root, scope, hold)).open()
    } catch (error) {
      root.presentError(error)
    }
  }

  private setSlot(slot: SlotModel): SlotModel {
    return (this.slot = slot)
  }

  /** Whom the earlier order was for comes before the account's own person. */
  private async loadPerson(): Promise<void> {
    const { plan, root, person } = this
    const again = plan.again && root.items.againOf(this.id)
    if (again) {
      const { refill } = await import('./refill')
      await refill(this, again)
    }
    await person.load()
  }

  private countedOrder(): CountedOrder | undefined {
    const { booked, priced } = this
    if (!booked || !priced) return undefined
    return {
      productCode: booked.productCode,
      category: booked.product.category,
      branchId: booked.visit.branch.id,
      priceFen: this.itemTotalFen
    }
  }
}
