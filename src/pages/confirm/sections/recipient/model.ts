import { emptyFieldMessage, type FormRules } from '@/domain/person/form-fields'
import { observed } from '@/stores/observed'
import { AddressModel } from '../../shared/address'
import { PersonModel } from '../../shared/person'
import type { Around, GoodsLike } from '../../shared/section'
import { PasteModel } from './paste'
import { SavedAddresses } from './saved'

/** Who receives goods, and where they are sent to. */
export class RecipientModel {
  readonly person: PersonModel
  readonly address: AddressModel
  readonly paste: PasteModel
  readonly saved: SavedAddresses
  private asked = false

  constructor(
    private readonly around: Around<GoodsLike>,
    form: FormRules
  ) {
    const { root, scope, key, pricing } = around
    this.person = new PersonModel(root, scope, form, () => ({
      booked: undefined,
      breakfastCount: 0,
      breakfastId: null
    }))
    this.address = new AddressModel(root, key, {
      wanted: () => pricing.sent,
      contact: () => this.person.contact,
      regionMissing: emptyFieldMessage('region', form)
    })
    this.paste = new PasteModel(root, this)
    this.saved = new SavedAddresses(root, this)
    observed(this)
  }

  /** It goes to an address. */
  get sent(): boolean {
    return this.around.pricing.sent
  }

  /** For who is logged in alone. */
  get selfOnly(): boolean {
    return this.around.pricing.selfOnly
  }

  pick(id: string): void {
    this.person.pick(id)
    if (this.sent) this.address.prefill()
  }

  /** The first time, once it is known what is ordered. */
  async begin(): Promise<void> {
    if (this.asked || !this.around.pricing.known) return
    this.asked = true
    await this.load()
  }

  async load(): Promise<void> {
    if (this.selfOnly) return this.prefillOwn()
    await this.person.load()
    if (this.sent) this.address.prefill()
  }

  /** For who is logged in alone (§5 category 35): the number of the login, and the name where none was typed. */
  private prefillOwn(): void {
    const { account } = this.around.root.session
    const { person } = this
    if (account) person.change({ name: person.data.name || account.name, mobile: account.mobile })
  }
}
