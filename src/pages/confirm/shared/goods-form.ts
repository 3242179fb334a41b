import { fieldId } from '@/components/contact/person-fields'
import type { DraftKey } from '@/domain/draft/draft'
import { withoutEmoji } from '@/domain/emoji'
import { REMARK_MAX_LENGTH } from '@/domain/order/remark'
import { emptyFieldMessage, type FormRules } from '@/domain/person/form-fields'
import type { CouponOrder } from '@/services/coupon'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { ADDRESS_FORM, AddressModel } from './address'
import { AGREEMENT_ID } from './agreement-id'
import type { Wrong } from './confirmable'
import { GiftModel } from './gift'
import { InvoiceModel } from './invoice'
import { PersonModel } from './person'
import { OrderPrice, type PriceSource } from './price'
import { PasteModel } from './recipient/paste'
import { SavedAddresses } from './recipient/saved'
import { texts } from './texts'

interface GoodsFormParts {
  /** Of who receives it. */
  readonly rules: FormRules
  /** It goes to an address. */
  readonly sent: () => boolean
  /** For who is logged in alone. */
  readonly selfOnly: () => boolean
  /** Invoices can be had. */
  readonly invoiced: () => boolean
  readonly priced: PriceSource['priced']
  readonly coupons: () => CouponOrder | undefined
}

/** What goods are ordered with, one product or a cart: who receives them and where, coupons, gift cards, invoice, remark, what is agreed to. */
export class GoodsForm {
  readonly person: PersonModel
  readonly address: AddressModel
  readonly paste: PasteModel
  readonly saved: SavedAddresses
  readonly price: OrderPrice
  readonly invoice: InvoiceModel
  readonly gift: GiftModel
  /** Given by the person, never in advance. */
  agreed = false
  /** The order was tried without it. */
  agreementMissing = false

  constructor(
    private readonly root: Root,
    scope: PageScope,
    private readonly key: DraftKey,
    private readonly parts: GoodsFormParts
  ) {
    this.person = new PersonModel(root, scope, parts.rules, () => ({
      booked: undefined,
      breakfastCount: 0,
      breakfastId: null
    }))
    this.address = new AddressModel(root, key, {
      wanted: parts.sent,
      contact: () => this.person.contact,
      regionMissing: emptyFieldMessage('region', parts.rules)
    })
    this.paste = new PasteModel(root, this)
    this.saved = new SavedAddresses(root, this)
    const { priced, coupons } = parts
    this.price = new OrderPrice(root, scope, { priced, coupons, amount: () => undefined })
    this.invoice = new InvoiceModel(root, key, parts.invoiced)
    this.gift = new GiftModel(root, scope, key, () => this.price.totalFen)
    observed(this)
  }

  get sent(): boolean {
    return this.parts.sent()
  }

  get selfOnly(): boolean {
    return this.parts.selfOnly()
  }

  get remark(): string {
    return this.root.process.draft(this.key)?.parts.remark ?? ''
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

  /** Everything is checked from now on. @param others what else the page asks, between the address and the agreement */
  firstWrong(others: readonly (Wrong | null | undefined)[]): Wrong | null {
    const { first } = this.person.check()
    const address = this.address.check()
    this.agreementMissing = !this.agreed
    if (first) return { id: fieldId(first.field), message: first.message }
    if (address) return { id: fieldId(address.field, ADDRESS_FORM), message: address.message }
    const other = others.find((wrong) => wrong)
    return other ?? (this.agreed ? null : { id: AGREEMENT_ID, message: texts.agreeFirst })
  }

  async loadPerson(): Promise<void> {
    if (this.selfOnly) return this.prefillOwn()
    await this.person.load()
    if (this.sent) this.address.prefill()
  }

  /** For who is logged in alone (§5 category 35): the number of the login, and the name where none was typed. */
  private prefillOwn(): void {
    const { account } = this.root.session
    const { person } = this
    if (account) person.change({ name: person.data.name || account.name, mobile: account.mobile })
  }
}
