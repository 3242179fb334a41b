import { leadToPlaced } from '@/components/booking/placed-order'
import { fieldId } from '@/components/contact/person-fields'
import { entryKey } from '@/domain/cart/entry'
import { ErrorCode, type CallError } from '@/contract/errors'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { draftKey, type DraftKey } from '@/domain/draft/draft'
import type { GoodsChoice } from '@/domain/draft/parts'
import { withoutEmoji } from '@/domain/emoji'
import { fulfilmentOf } from '@/domain/kinds'
import { REMARK_MAX_LENGTH } from '@/domain/order/remark'
import type { FormRules, PersonField } from '@/domain/person/form-fields'
import { payableFen, type PriceLine } from '@/domain/quote/lines'
import { couponOrderOf } from '@/services/coupon'
import { isOtherPayer, isOverLimit } from '@/services/customs'
import { quoteGoods, type PricedGoods } from '@/services/goods'
import { placeOrder } from '@/services/placing'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { GoodsPlan } from '../../kinds/plan'
import { ADDRESS_FORM, AddressModel } from '../../shared/address'
import {
  BUYER_FORM,
  type Confirmable,
  type ConfirmParams,
  type Sending,
  type Wrong
} from '../../shared/confirmable'
import { AGREEMENT_ID } from '../../shared/agreement-id'
import { PersonModel } from '../../shared/person'
import { OrderPrice } from '../../shared/price'
import { quoteFailed } from '../quote-failed'
import { texts as common } from '../../shared/texts'
import { ConsentModel } from '../../shared/consent/model'
import { CustomsModel } from './customs'
import { InvoiceModel } from './invoice'
import { PasteModel } from '../../shared/recipient/paste'
import { texts } from './texts'

/** The address and who orders have models of their own. */
const OTHERS: readonly PersonField[] = ['region', 'address', 'buyerName', 'idNumber']
const recipientOf = (form: FormRules): FormRules => ({
  ...form,
  fields: form.fields.filter((field) => !OTHERS.includes(field))
})

/** Confirm for goods and services (§2): what, how many, for whom, where to, with which coupon and invoice. */
export class GoodsModel implements Confirmable {
  readonly quote = new LoadableRequest<PricedGoods>()
  readonly key: DraftKey
  readonly price: OrderPrice
  readonly person: PersonModel
  readonly address: AddressModel
  readonly invoice: InvoiceModel
  /** Of goods from abroad. */
  readonly customs: CustomsModel | null
  /** Of tests of genes. */
  readonly consent: ConsentModel | null
  readonly paste: PasteModel
  /** Given by the person, never in advance. */
  agreed = false
  /** The order was tried without it. */
  agreementMissing = false

  constructor(
    private readonly root: Root,
    readonly scope: PageScope,
    readonly params: ConfirmParams,
    readonly plan: GoodsPlan
  ) {
    this.key = draftKey({ kind: plan.kind, productCode: params.id })
    const form = plan.form(this.choice?.category ?? 0)
    this.person = new PersonModel(root, scope, recipientOf(form), () => ({
      booked: undefined,
      breakfastCount: 0,
      breakfastId: null
    }))
    this.address = new AddressModel(root, this.key, {
      wanted: () => this.sent,
      contact: () => this.person.contact,
      noRegion: form.messages.region
    })
    this.customs = this.abroad
      ? new CustomsModel(root, scope, {
          form,
          person: this.person,
          priced: () => this.priced,
          quantity: () => this.choice?.quantity ?? 1
        })
      : null
    const product = () => this.priced && { code: params.id, name: this.priced.productName }
    this.consent = plan.consent ? new ConsentModel(root, scope, this.key, plan.consent, product) : null
    this.invoice = new InvoiceModel(root, this.key)
    this.paste = new PasteModel(root, this)
    this.price = new OrderPrice(root, scope, {
      priced: () => this.priced,
      coupons: () => couponOrderOf(root.process.draft(this.key)),
      amount: () => undefined
    })
    observed(this)
  }

  /** Undefined: 没有数据 (R2.163). */
  get choice(): GoodsChoice | undefined {
    return this.root.process.draft(this.key)?.parts.goods
  }

  get chosen(): boolean {
    return this.choice !== undefined
  }

  get priced(): PricedGoods | null {
    return this.quote.value ?? null
  }

  /** It goes to an address. */
  get sent(): boolean {
    const fulfilment = this.fulfilment
    return fulfilment?.by === 'parcel' && fulfilment.address
  }

  /** It is used by codes, which come once it is paid. */
  get coded(): boolean {
    return this.fulfilment?.by === 'code'
  }

  /** For who is logged in alone. */
  get selfOnly(): boolean {
    const fulfilment = this.fulfilment
    return fulfilment?.by === 'service' && fulfilment.selfOnly
  }

  /** Customs have a word in it. */
  private get abroad(): boolean {
    const fulfilment = this.fulfilment
    return fulfilment?.by === 'parcel' && fulfilment.customs === true
  }

  get remark(): string {
    return this.root.process.draft(this.key)?.parts.remark ?? ''
  }

  enter(): void {
    if (!this.chosen) return leadToPlaced(this.root, this.params.id)
    void this.loadPerson()
    void this.load()
  }

  /** In front again, e.g. from the coupons. */
  returned(): void {
    if (!this.chosen) return
    void this.loadPerson()
    void this.price.loadCoupons()
  }

  async load(): Promise<void> {
    await Promise.all([this.loadQuote(), this.price.loadCoupons()])
  }

  async loadQuote(): Promise<void> {
    const { choice, scope } = this
    if (!choice) return
    const priced = await scope.run(this.quote, () => quoteGoods(scope.call, this.params.id, choice))
    if (!priced) return quoteFailed(this.root, this, this.quote.loadable)
    void this.consent?.load()
    if (priced.most > 0 && choice.quantity > priced.most) {
      this.root.feedback.toast({ text: texts.fewer(priced.most) })
      this.want(priced.most)
    }
  }

  setPrice(lines: PriceLine[], priceVersion: string): void {
    const { priced } = this
    if (priced)
      this.quote.set({ ...priced, lines, itemTotalFen: payableFen(lines.slice(0, 1)), priceVersion })
  }

  /** So many pieces; price and coupons follow. */
  want(quantity: number): void {
    const { choice } = this
    if (!choice) return
    this.root.process.put(this.key, { goods: { ...choice, quantity } })
    void this.load()
  }

  over(): void {
    const text = this.priced?.mostReason
    if (text) this.root.feedback.toast({ text, ms: SHORT_TOAST_MS })
  }

  pick(id: string): void {
    this.person.pick(id)
    if (this.sent) this.address.prefill()
  }

  type(remark: string): void {
    const text = Array.from(withoutEmoji(remark)).slice(0, REMARK_MAX_LENGTH).join('')
    this.root.process.put(this.key, { remark: text })
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
    this.agreementMissing = false
  }

  firstWrong(): Wrong | null {
    const { first } = this.person.check()
    const address = this.address.check()
    const buyer = this.customs?.check()
    const consent = this.consent?.check()
    this.agreementMissing = !this.agreed
    if (first) return { id: fieldId(first.field), message: first.message }
    if (address) return { id: fieldId(address.field, ADDRESS_FORM), message: address.message }
    if (buyer) return { id: fieldId(buyer.field, BUYER_FORM), message: buyer.message }
    if (consent) return consent
    return this.agreed ? null : { id: AGREEMENT_ID, message: common.agreeFirst }
  }

  begin(): Promise<boolean> {
    return Promise.resolve(true)
  }

  async order(): Promise<Sending | undefined> {
    const { root, plan, choice } = this
    const { value: person } = this.person.check()
    if (!choice || !person) return undefined
    const body = plan.body({
      productCode: this.params.id,
      choice,
      person,
      address: this.sent ? this.address : null,
      buyer: this.customs?.buyer ?? null,
      consent: this.consent?.wanted === true && this.consent.agreed,
      questionId: this.consent?.wanted ? this.consent.questionId : '',
      invoice: this.invoice.value,
      remark: this.remark,
      couponCodes: this.price.couponCodes,
      priceVersion: this.priced?.priceVersion ?? '',
      items: root.items
    })
    const send = async (idempotencyKey: string) => {
      const placed = await placeOrder(root.call, plan.call, body, idempotencyKey)
      if (choice.inCart) root.cart.remove([entryKey({ productCode: this.params.id, skuId: choice.skuId })])
      return placed
    }
    return { body, send }
  }

  /** What is left, of the stock (27002) or of what customs allow, went to somebody else: the screen shows what there is now. */
  async refused(error: CallError): Promise<boolean | null> {
    const { customs } = this
    const stock = error.code === ErrorCode.quotaFull
    const over = isOverLimit(error)
    if (customs && isOtherPayer(error)) {
      customs.refuse('buyerName', error.message)
    } else if (!stock && !over) return null
    const title = stock ? texts.stockTitle : texts.customsTitle
    await this.root.feedback.alert({ title, text: error.message })
    if (stock || over) await Promise.all([this.load(), customs?.load(true)])
    return false
  }

  private get fulfilment() {
    const { choice, plan } = this
    return choice ? fulfilmentOf(plan.kind, choice.category) : null
  }

  private async loadPerson(): Promise<void> {
    if (this.selfOnly) return this.person.prefillOwn()
    await this.person.load()
    if (this.sent) this.address.prefill()
    await this.customs?.load()
  }
}
