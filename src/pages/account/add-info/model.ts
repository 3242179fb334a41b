import { observable } from 'mobx'
import { EMPTY_PERSON, personOf, toPersonForm, withChange } from '@/components/contact/form-data'
import type { Contact, Relation, SaveContactInput } from '@/contract/dto/auth'
import { CallError, ErrorCode } from '@/contract/errors'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { cleanAddress, joinRegion, splitRegion } from '@/domain/address/address'
import { CONTACT_FORM } from '@/domain/kinds/form'
import type { PersonField } from '@/domain/person/form-fields'
import {
  validatePerson,
  type PersonContext,
  type PersonForm,
  type PersonResult
} from '@/domain/person/person-form'
import { Canceller } from '@/services/cancel'
import { singleFlight } from '@/services/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { ContactDraft } from '@/stores/session-items'
import { texts } from './texts'

/** The id of a contact that is still to be made. */
const NEW = 'new'
const CONTACT: PersonContext = { form: CONTACT_FORM }

export interface AddInfoParams {
  readonly contacts_id: string
  /** The product whose confirm screen asked for a person. */
  readonly productCode?: string
}

export type AddInfoMessages = Partial<Record<PersonField, string>>

const draftOf = (contact: Contact): ContactDraft => ({
  ...personOf(contact),
  relation: contact.relation,
  region: joinRegion([contact.province_name, contact.city_name, contact.county_name]),
  addressDetails: contact.addressDetails
})

/** A contact of the address book: read, typed (kept at once), checked, saved, deleted (§2, §5). */
export class AddInfoModel {
  /** The stored contact; nothing to read for a new one. */
  readonly contact = new LoadableRequest<Contact | null>()
  readonly relations = new LoadableRequest<Relation[]>()
  busy = false
  private all = false
  private readonly left = observable.set<PersonField>()
  /** What the server refused, by field. */
  private refused: AddInfoMessages = {}
  leaving = new Canceller()

  constructor(
    private readonly root: Root,
    private readonly params: AddInfoParams
  ) {
    observed(this)
  }

  get isNew(): boolean {
    return this.params.contacts_id === NEW
  }

  get draft(): ContactDraft {
    const id = this.isNew ? '' : this.params.contacts_id
    const typed = this.root.items.get('contactDraft')
    if (typed && typed.contacts_id === id) return typed
    const stored = this.contact.value
    return stored
      ? draftOf(stored)
      : { ...EMPTY_PERSON, contacts_id: id, relation: '', region: '', addressDetails: '' }
  }

  get errors(): AddInfoMessages {
    const { result } = this
    const found = result.ok ? [] : result.errors.filter(({ field }) => this.all || this.left.has(field))
    return { ...Object.fromEntries(found.map(({ field, message }) => [field, message])), ...this.refused }
  }

  get notices(): AddInfoMessages {
    const { result } = this
    return result.ok ? Object.fromEntries(result.notices.map(({ field, message }) => [field, message])) : {}
  }

  enter(): void {
    this.leaving = new Canceller()
    void this.load()
    void this.loadRelations()
  }

  leavePage(): void {
    this.leaving.abort()
  }

  async load(): Promise<void> {
    if (this.isNew) {
      this.contact.set(null)
      return
    }
    const { contacts_id } = this.params
    const signal = this.leaving
    await this.contact.run(() => this.root.call('contacts.get', { contacts_id }, { signal }), { signal })
  }

  async loadRelations(): Promise<void> {
    const signal = this.leaving
    await this.relations.run(() => this.root.call('contacts.relations', {}, { signal }), { signal })
  }

  change(change: Partial<ContactDraft>): void {
    this.root.items.set('contactDraft', withChange(this.draft, change))
    this.refused = {}
  }

  chooseRegion(region: string): void {
    this.change({ region })
  }

  /** Symbols go, and what is over the limit is cut with a toast of 1.5 s (R5.30-R5.32). */
  typeAddress(typed: string): void {
    const { text, toast } = cleanAddress(typed)
    if (toast) this.root.feedback.toast({ text: toast, ms: SHORT_TOAST_MS })
    this.change({ addressDetails: text })
  }

  leave(field: PersonField): void {
    this.left.add(field)
  }

  /** @returns the saved contact; null when something is wrong, with `wrong` naming the first field. */
  readonly save = singleFlight(async (): Promise<{ saved: Contact } | { wrong: PersonField } | null> => {
    this.checkAll()
    const { result } = this
    if (!result.ok) {
      const [first] = result.errors
      this.root.feedback.toast({ text: first?.message ?? '', ms: SHORT_TOAST_MS, voice: 'none' })
      return first ? { wrong: first.field } : null
    }
    this.setBusy(true)
    try {
      const saved = await this.root.call('contacts.save', this.input(result.value))
      this.finish(saved)
      return { saved }
    } catch (error) {
      return this.saveFailed(error)
    } finally {
      this.setBusy(false)
    }
  })

  /** Asks first. @returns whether the contact is gone */
  readonly remove = singleFlight(async (): Promise<boolean> => {
    const { feedback, call, items, presentError } = this.root
    const { contacts_id } = this.params
    const sure = await feedback.confirm({
      title: texts.removeTitle,
      text: texts.removeText,
      confirmText: texts.removeConfirm,
      danger: true
    })
    if (!sure) return false
    try {
      await call('contacts.delete', { contacts_id })
    } catch (error) {
      presentError(error)
      return false
    }
    items.remove('contactDraft')
    if (items.get('contactFormDatas')?.contacts_id === contacts_id) items.remove('contactFormDatas')
    feedback.toast({ text: texts.removed, icon: 'success' })
    return true
  })

  private get result(): PersonResult {
    return validatePerson(toPersonForm(this.draft), CONTACT)
  }

  private input(person: PersonForm): SaveContactInput {
    const { relation, region, addressDetails, marry } = this.draft
    const [province_name = '', city_name = '', county_name = ''] = splitRegion(region)
    return {
      ...(this.isNew ? {} : { contacts_id: this.params.contacts_id }),
      name: person.name,
      mobile: person.mobile,
      gender: person.gender ?? 0,
      id_type: person.idType,
      id_number: person.idNumber,
      birthday: person.birthday ? person.birthday.replace(/-/g, '') : '',
      ...(relation ? { relation } : {}),
      marry,
      province_name,
      city_name,
      county_name,
      addressDetails: addressDetails.trim()
    }
  }

  /** The confirm screen that asked goes on with this person. */
  private finish(saved: Contact): void {
    const { items, feedback } = this.root
    items.remove('contactDraft')
    const typed = items.get('contactFormDatas')
    if (this.params.productCode || typed?.contacts_id === saved.contacts_id) {
      items.set('contactFormDatas', { ...personOf(saved), sexHistory: typed?.sexHistory ?? null })
    }
    feedback.toast({ text: texts.saved, icon: 'success' })
  }

  private saveFailed(error: unknown): { wrong: PersonField } | null {
    this.root.presentError(error)
    const field = error instanceof CallError && error.code === ErrorCode.badParameter ? fieldOf(error) : null
    if (!field || !(error instanceof CallError)) return null
    this.refuse(field, error.message)
    return { wrong: field }
  }

  private refuse(field: PersonField, message: string): void {
    this.refused = { [field]: message }
  }

  private checkAll(): void {
    this.all = true
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}

const FIELDS: Readonly<Record<string, PersonField>> = {
  name: 'name',
  mobile: 'mobile',
  gender: 'gender',
  id_type: 'idNumber',
  id_number: 'idNumber',
  birthday: 'birthday',
  addressDetails: 'address'
}

/** The row that a refused parameter (20001) belongs to, or null. */
function fieldOf(error: CallError): PersonField | null {
  const [detail] = ([] as unknown[]).concat(error.results)
  const name = typeof detail === 'object' && detail !== null && 'field' in detail ? String(detail.field) : ''
  return FIELDS[name] ?? null
}
