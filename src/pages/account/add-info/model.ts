import { observable } from 'mobx'
import { CONSENT_MISSING } from '@/components/contact/entered/consent-missing'
import { EMPTY_PERSON, personOf, toPersonForm, withChange } from '@/components/contact/form-data'
import { CallError } from '@/contract/errors'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { cleanAddress } from '@/domain/address/address'
import { CONTACT_FORM } from '@/domain/kinds/form'
import { SELF } from '@/domain/person/contacts'
import type { PersonField } from '@/domain/person/form-fields'
import { validatePerson, type PersonContext, type PersonResult } from '@/domain/person/person-form'
import {
  deleteContact,
  listRelations,
  readContact,
  refusedField,
  saveContact
} from '@/services/account/address-book'
import type { Contact } from '@/services/account/contacts'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ContactDraft } from '@/stores/session-item-types'
import { texts } from './texts'

/** The id of a contact that is still to be made. */
export const NEW = 'new'
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
  region: contact.region,
  addressDetail: contact.addressDetail
})

/** A contact of the address book: read, typed (kept at once), checked, saved, deleted (§2, §5). */
export class AddInfoModel {
  /** The stored contact; nothing to read for a new one. */
  readonly contact = new LoadableRequest<Contact | null>()
  readonly relations = new LoadableRequest<readonly string[]>()
  busy = false
  /** Ticked: the person agreed to being entered. */
  consent = false
  consentError = ''
  private all = false
  private readonly visited = observable.set<PersonField>()
  /** What the server refused, by field. */
  private refused: AddInfoMessages = {}

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
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
    if (typed && typed.contactId === id) return typed
    const stored = this.contact.value
    return stored
      ? draftOf(stored)
      : { ...EMPTY_PERSON, contactId: id, relation: '', region: '', addressDetail: '' }
  }

  get errors(): AddInfoMessages {
    const { result } = this
    const found = result.ok ? [] : result.errors.filter(({ field }) => this.all || this.visited.has(field))
    return { ...Object.fromEntries(found.map(({ field, message }) => [field, message])), ...this.refused }
  }

  get notices(): AddInfoMessages {
    const { result } = this
    return result.ok ? Object.fromEntries(result.notices.map(({ field, message }) => [field, message])) : {}
  }

  /** Of everybody but the user, once. */
  get needsConsent(): boolean {
    if (this.draft.relation === SELF) return false
    return this.isNew || this.contact.value?.relation === SELF
  }

  setConsent(consent: boolean): void {
    this.consent = consent
    this.consentError = ''
  }

  enter(): void {
    void this.load()
    void this.loadRelations()
  }

  async load(): Promise<void> {
    if (this.isNew) {
      this.contact.set(null)
      return
    }
    const { scope, params } = this
    await scope.run(this.contact, () => readContact(scope.call, params.contacts_id))
  }

  async loadRelations(): Promise<void> {
    const { scope } = this
    await scope.run(this.relations, () => listRelations(scope.call))
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
    this.change({ addressDetail: text })
  }

  left(field: PersonField): void {
    this.visited.add(field)
  }

  /** @returns the saved contact; null when something is wrong, with `wrong` naming the first field. */
  readonly save = singleFlight(async (): Promise<{ saved: Contact } | { wrong: PersonField } | null> => {
    this.checkAll()
    const { result } = this
    if (!result.ok) {
      const [first] = result.errors
      this.root.feedback.invalid(first?.message ?? '')
      return first ? { wrong: first.field } : null
    }
    if (this.needsConsent && !this.consent) {
      this.askConsent()
      return null
    }
    this.setBusy(true)
    try {
      const saved = await saveContact(
        this.root.call,
        this.isNew ? null : this.params.contacts_id,
        result.value,
        this.draft,
        this.needsConsent
      )
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
      await deleteContact(call, contacts_id)
    } catch (error) {
      presentError(error)
      return false
    }
    items.remove('contactDraft')
    if (items.get('contactFormDatas')?.contactId === contacts_id) items.remove('contactFormDatas')
    feedback.toast({ text: texts.removed, icon: 'success' })
    return true
  })

  private get result(): PersonResult {
    return validatePerson(toPersonForm(this.draft), CONTACT)
  }

  /** The confirm screen that asked goes on with this person. */
  private finish(saved: Contact): void {
    const { items, feedback } = this.root
    items.remove('contactDraft')
    const typed = items.get('contactFormDatas')
    if (this.params.productCode || typed?.contactId === saved.id) {
      items.set('contactFormDatas', { ...personOf(saved), sexHistory: typed?.sexHistory ?? null })
    }
    feedback.toast({ text: texts.saved, icon: 'success' })
  }

  private saveFailed(error: unknown): { wrong: PersonField } | null {
    this.root.presentError(error)
    if (!(error instanceof CallError)) return null
    const field = refusedField(error)
    if (!field) return null
    this.refuse(field, error.message)
    return { wrong: field }
  }

  private refuse(field: PersonField, message: string): void {
    this.refused = { [field]: message }
  }

  private checkAll(): void {
    this.all = true
  }

  private askConsent(): void {
    this.consentError = CONSENT_MISSING
    this.root.feedback.invalid(CONSENT_MISSING)
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
