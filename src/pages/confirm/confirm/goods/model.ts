import { leadToPlaced } from '@/components/booking/placed-order'
import { fieldId } from '@/components/contact/person-fields'
import { entryKey } from '@/domain/cart/entry'
import { ErrorCode, type CallError } from '@/contract/errors'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { draftKey, type DraftKey } from '@/domain/draft/draft'
import type { GoodsChoice } from '@/domain/draft/parts'
import { fulfilmentOf } from '@/domain/kinds'
import type { CodeUse } from '@/domain/kinds/types'
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
import type { AddressModel } from '../../shared/address'
import {
  BUYER_FORM,
  type Confirmable,
  type ConfirmParams,
  type Sending,
  type Wrong
} from '../../shared/confirmable'
import { GoodsForm } from '../../shared/goods-form'
import { goodsTexts } from '../../shared/goods-texts'
import type { PersonModel } from '../../shared/person'
import type { OrderPrice } from '../../shared/price'
import { quoteFailed } from '../quote-failed'
import { ConsentModel } from '../../shared/consent/model'
import { CustomsModel } from './customs'
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
  readonly form: GoodsForm
  readonly price: OrderPrice
  readonly person: PersonModel
  readonly address: AddressModel
  /** Of goods from abroad. */
  readonly customs: CustomsModel | null
  /** Of tests of genes. */
  readonly consent: ConsentModel | null

  constructor(
    private readonly root: Root,
    readonly scope: PageScope,
    readonly params: ConfirmParams,
    readonly plan: GoodsPlan
  ) {
    this.key = draftKey({ kind: plan.kind, productCode: params.id })
    const rules = plan.form(this.choice?.category ?? 0)
    this.form = new GoodsForm(root, scope, this.key, {
      rules: recipientOf(rules),
      sent: () => this.sent,
      selfOnly: () => this.selfOnly,
      invoiced: () => this.priced?.invoices === true,
      priced: () => this.priced,
      coupons: () => couponOrderOf(root.process.draft(this.key))
    })
    this.person = this.form.person
    this.address = this.form.address
    this.price = this.form.price
    this.customs = this.abroad
      ? new CustomsModel(root, scope, {
          form: rules,
          person: this.person,
          priced: () => this.priced,
          quantity: () => this.choice?.quantity ?? 1
        })
      : null
    const product = () => this.priced && { code: params.id, name: this.priced.productName }
    this.consent = plan.consent ? new ConsentModel(root, scope, this.key, plan.consent, product) : null
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

  /** What its codes are for, which come once it is paid; null of what has none. */
  get coded(): CodeUse | null {
    const fulfilment = this.fulfilment
    return fulfilment?.by === 'code' ? fulfilment.use : null
  }

  /** For who is logged in alone. */
  get selfOnly(): boolean {
    const fulfilment = this.fulfilment
    return fulfilment?.by === 'code' && fulfilment.selfOnly === true
  }

  /** Customs have a word in it. */
  private get abroad(): boolean {
    const fulfilment = this.fulfilment
    return fulfilment?.by === 'parcel' && fulfilment.customs === true
  }

  enter(): void {
    if (!this.chosen) return leadToPlaced(this.root, this.params.id)
    void this.loadPerson()
    void this.load()
    if (!this.customs) void this.form.gift.load()
  }

  /** In front again, e.g. from the coupons. */
  returned(): void {
    if (!this.chosen) return
    void this.loadPerson()
    void this.price.loadCoupons()
    if (!this.customs) void this.form.gift.load()
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

  firstWrong(): Wrong | null {
    const buyer = this.customs?.check()
    const wrongBuyer = buyer && { id: fieldId(buyer.field, BUYER_FORM), message: buyer.message }
    return this.form.firstWrong([wrongBuyer, this.consent?.check()])
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
      invoice: this.form.invoice.value,
      remark: this.form.remark,
      couponCodes: this.price.couponCodes,
      giftCard: this.form.gift.body,
      priceVersion: this.priced?.priceVersion ?? '',
      items: root.items
    })
    const send = async (idempotencyKey: string) => {
      const placed = await placeOrder(root.call, plan.call, body, idempotencyKey)
      if (choice.inCart) root.cart.remove([entryKey({ productCode: this.params.id, skuId: choice.skuId })])
      if (!placed) return placed
      void this.form.saved.keep()
      return this.form.gift.after(placed)
    }
    return { body, send }
  }

  /** What is left, of the stock (27002) or of what customs allow, went to somebody else: the screen shows what there is now. */
  async refused(error: CallError): Promise<boolean | null> {
    const gift = await this.form.gift.refused(error)
    if (gift !== null) return gift
    const { customs } = this
    const stock = error.code === ErrorCode.quotaFull
    const over = isOverLimit(error)
    if (customs && isOtherPayer(error)) {
      customs.refuse('buyerName', error.message)
    } else if (!stock && !over) return null
    const title = stock ? goodsTexts.stockTitle : texts.customsTitle
    await this.root.feedback.alert({ title, text: error.message })
    if (stock || over) await Promise.all([this.load(), customs?.load(true)])
    return false
  }

  private get fulfilment() {
    const { choice, plan } = this
    return choice ? fulfilmentOf(plan.kind, choice.category) : null
  }

  private async loadPerson(): Promise<void> {
    await this.form.loadPerson()
    await this.customs?.load()
  }
}
