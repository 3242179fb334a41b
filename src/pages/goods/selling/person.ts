import { limitedOf } from '@/components/contact/form-data'
import type { PickablePerson } from '@/components/contact/contact-picker'
import { dateOf } from '@/domain/date'
import { draftKey, type DraftSubject } from '@/domain/draft/draft'
import { ageAt } from '@/domain/person/age'
import { birthdayOf } from '@/domain/person/birthday'
import { genderOf } from '@/domain/person/codes'
import { SELF } from '@/domain/person/contacts'
import { suitability } from '@/domain/person/suitability'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { listContacts, type Contact } from '@/services/account/contacts'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { doseTexts as texts } from './dose-texts'

/** For whom a product is bought: the choice goes into its draft, and confirm begins with it. */
export class PersonChoice {
  private readonly contacts = new LoadableRequest<readonly Contact[]>()
  private readonly subject: DraftSubject

  constructor(
    private readonly root: Pick<Root, 'clock' | 'process' | 'session'>,
    private readonly scope: PageScope,
    private readonly product: DetailedProduct
  ) {
    const { kind, productCode } = product
    this.subject = { kind, productCode }
    observed(this)
  }

  get guest(): boolean {
    return !this.root.session.isLoginedUser
  }

  get failed(): boolean {
    return this.contacts.loadable.state === 'failed'
  }

  get known(): boolean {
    return this.contacts.value !== undefined
  }

  get people(): readonly PickablePerson[] {
    return (this.contacts.value ?? []).map((contact) => ({
      id: contact.id,
      name: contact.name,
      relation: this.ageOf(contact),
      reason: this.unfit(contact)
    }))
  }

  /** As chosen, else who the account is; nobody whom the product does not take. */
  get picked(): PickablePerson | undefined {
    const chosen = this.root.process.draft(draftKey(this.subject))?.parts.examineeId
    const fitting = this.people.filter(({ reason }) => reason === null)
    return fitting.find(({ id }) => id === chosen) ?? fitting.find(({ id }) => id === this.selfId)
  }

  /** Of whom it is told whether the product suits them: who is picked, else who the account is. */
  get asked(): PickablePerson | undefined {
    return this.picked ?? this.people.find(({ id }) => id === this.selfId) ?? this.people[0]
  }

  enter(): void {
    this.load()
  }

  /** Somebody may have been added meanwhile, or have logged in. */
  returned(): void {
    this.load()
  }

  load(): void {
    const { scope } = this
    if (!this.guest) void scope.run(this.contacts, () => listContacts(scope.call), { fresh: true })
  }

  pick(id: string): void {
    const { process } = this.root
    process.put(process.open(this.subject).key, { examineeId: id })
  }

  add(): void {
    navigate('addInfo', { contacts_id: 'new', productCode: this.product.productCode })
  }

  logIn(): void {
    const { kind: type, productCode: id } = this.product
    const back = publicHref('selling', { type, id })
    this.root.session.setRedirect(back)
    navigate('authorize', { url: back })
  }

  private get selfId(): string | undefined {
    return this.contacts.value?.find(({ relation }) => relation === SELF)?.id
  }

  private get today(): string {
    return dateOf(this.root.clock.now())
  }

  private ageOf(contact: Contact): string {
    const birthday = birthdayOf(limitedOf(contact))
    const years = birthday === null ? null : ageAt(birthday, this.today)
    return years === null ? contact.relation : texts.age(years)
  }

  private unfit(contact: Contact): string | null {
    const { sexLimit, ageMin, ageMax } = this.product
    const verdict = suitability(
      limitedOf(contact),
      { sexLimit: genderOf(sexLimit), ageMin, ageMax },
      this.today
    )
    return verdict.ok ? null : verdict.reason
  }
}
