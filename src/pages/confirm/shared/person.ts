import { observable } from 'mobx'
import { EMPTY_PERSON, limitedOf, personOf, toPersonForm, withChange } from '@/components/contact/form-data'
import type { PickablePerson } from '@/components/contact/contact-picker'
import { SELF } from '@/domain/person/contacts'
import type { FormRules, PersonField } from '@/domain/person/form-fields'
import { type Gender, genderOf } from '@/domain/person/codes'
import {
  needsSexHistory,
  validatePerson,
  type PersonContext,
  type PersonForm,
  type PersonResult
} from '@/domain/person/person-form'
import { suitability } from '@/domain/person/suitability'
import type { BookedDraft } from '@/domain/draft/draft'
import { listContacts, type Contact } from '@/services/account/contacts'
import type { OrderPerson } from '@/services/placing/order-person'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ContactFormData } from '@/stores/session-item-types'
import { texts } from './texts'

export type FieldMessages = Partial<Record<PersonField, string>>

const messagesOf = (list: readonly { field: PersonField; message: string }[]): FieldMessages =>
  Object.fromEntries(list.map(({ field, message }) => [field, message]))

/** While it is read whom an order is for. */
const PENDING: PersonResult = { ok: false, errors: [{ field: 'name', message: texts.pending }] }

export interface PersonSurroundings {
  readonly booked: BookedDraft | undefined
  readonly breakfastCount: number
  readonly breakfastId: number | null
}

/** Who is examined: contacts, the form as typed (kept at once), and the messages beside the fields (§5). */
export class PersonModel {
  readonly contacts = new LoadableRequest<readonly Contact[]>()
  /** Every field is checked once the order was tried; before that only the ones that were left. */
  private all = false
  private readonly left = observable.set<PersonField>()
  /** What the server refused (27006); gone with the next change of that field. */
  private refused: FieldMessages = {}
  /** Whom an order has already, of which nothing can be changed; undefined until it is read, null where a person is asked for. */
  given: OrderPerson | null | undefined = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly form: FormRules,
    private readonly around: () => PersonSurroundings
  ) {
    observed(this)
  }

  get data(): ContactFormData {
    const { typed, given } = this
    return given === null ? typed : { ...EMPTY_PERSON, sexHistory: typed.sexHistory, ...given }
  }

  private get typed(): ContactFormData {
    return this.root.items.get('contactFormDatas') ?? { ...EMPTY_PERSON, sexHistory: null }
  }

  get sexLimit(): Gender | null {
    return genderOf(this.around().booked?.product.sexLimit ?? null)
  }

  get people(): readonly PickablePerson[] {
    return (this.contacts.value ?? []).map((contact) => ({
      id: contact.id,
      name: contact.name,
      relation: contact.relation,
      reason: this.unfitReason(contact)
    }))
  }

  /** The contact that the account is itself. */
  get self(): Contact | undefined {
    return this.contacts.value?.find((contact) => contact.relation === SELF)
  }

  get asksSexHistory(): boolean {
    return needsSexHistory(this.data, this.context)
  }

  /** What stands beside the fields now. */
  get errors(): FieldMessages {
    const { result } = this
    const found = result.ok ? [] : result.errors.filter(({ field }) => this.all || this.left.has(field))
    return { ...messagesOf(found), ...this.refused }
  }

  get notices(): FieldMessages {
    const { result } = this
    return result.ok ? messagesOf(result.notices) : {}
  }

  /** The picked contact while the form still speaks of that person. */
  get contact(): Contact | undefined {
    const { contactId, name, idNumber } = this.data
    const picked = this.contacts.value?.find(({ id }) => id === contactId)
    return picked?.name === name.trim() && picked.idNumber === idNumber.trim() ? picked : undefined
  }

  async load(): Promise<void> {
    const { scope } = this
    if (this.given !== null) return
    await scope.run(this.contacts, () => listContacts(scope.call))
    if (!scope.left) this.prefill()
  }

  pick(id: string): void {
    const contact = this.contacts.value?.find((candidate) => candidate.id === id)
    if (contact && this.unfitReason(contact) === null) this.fill(contact)
  }

  change(change: Partial<ContactFormData>): void {
    this.root.items.set('contactFormDatas', withChange(this.typed, change))
    this.refused = {}
  }

  /** Somebody who was typed is one of the people now. */
  joined(contact: Contact): void {
    this.contacts.set([...(this.contacts.value ?? []), contact])
    this.fill(contact)
  }

  give(person: OrderPerson | undefined): void {
    this.given = person
  }

  leave(field: PersonField): void {
    this.left.add(field)
  }

  /** Checks everything from now on. @returns the normalised person, or null with the messages in `errors`. */
  check():
    { value: PersonForm; first: null } | { value: null; first: { field: PersonField; message: string } } {
    this.all = true
    const { result } = this
    if (result.ok) return { value: result.value, first: null }
    const [first] = result.errors
    return { value: null, first: first ?? { field: 'name', message: '' } }
  }

  /** Checks the fields of one step from now on. @returns the first that is wrong, or null */
  checkWhere(asked: (field: PersonField) => boolean): { field: PersonField; message: string } | null {
    const { result } = this
    const wrong = result.ok ? [] : result.errors.filter(({ field }) => asked(field))
    for (const { field } of wrong) this.left.add(field)
    return wrong[0] ?? null
  }

  refuse(field: PersonField, message: string): void {
    this.refused = { [field]: message }
  }

  private get context(): PersonContext {
    const { booked, breakfastCount } = this.around()
    const { product, visit } = booked ?? {}
    return {
      form: this.form,
      product: { sexLimit: this.sexLimit, ageMin: product?.ageMin, ageMax: product?.ageMax },
      ...(visit ? { on: visit.date } : {}),
      thirdOrg: visit?.branch.thirdParty ?? false,
      productName: product?.name ?? '',
      breakfastCount,
      // An order may tell its person's number masked.
      ...(this.given ? { disabled: ['idNumber'] as const } : {})
    }
  }

  private get result(): PersonResult {
    if (this.given === undefined) return PENDING
    const form = { ...toPersonForm(this.data), breakfastId: this.around().breakfastId }
    return validatePerson(form, this.context)
  }

  private unfitReason(contact: Contact): string | null {
    const { booked } = this.around()
    if (!booked) return null
    const { ageMin, ageMax } = booked.product
    const verdict = suitability(
      limitedOf(contact),
      { sexLimit: this.sexLimit, ageMin, ageMax },
      booked.visit.date
    )
    return verdict.ok ? null : verdict.reason
  }

  private fill(contact: Contact): void {
    const person = personOf(contact)
    const sexHistory = person.gender === this.data.gender ? this.data.sexHistory : null
    this.root.items.set('contactFormDatas', { ...person, sexHistory })
    this.left.clear()
    this.refused = {}
  }

  /**
   * Nothing typed yet: who was chosen with the product, else the account's own contact when the product takes it, else what was typed for the
   * last order, else what the account tells.
   */
  private prefill(): void {
    if (this.root.items.get('contactFormDatas')) return
    const contacts = this.contacts.value ?? []
    const chosen = this.around().booked?.draft.parts.examineeId
    if (chosen) this.pick(chosen)
    if (this.data.contactId) return
    const { self, root } = this
    if (self && this.unfitReason(self) === null) return this.fill(self)
    const { account } = root.session
    const known = root.items.get('lastPerson') ?? (self || contacts.length > 0 ? null : account)
    if (!known) return
    const { name, mobile } = known
    const idType = 'idType' in known ? known.idType : EMPTY_PERSON.idType
    root.items.set('contactFormDatas', { ...EMPTY_PERSON, name, mobile, idType, sexHistory: null })
  }
}
