import { CONSENT_MISSING } from '@/components/contact/entered/consent-missing'
import { toPersonForm } from '@/components/contact/form-data'
import { CallError } from '@/contract/errors'
import { CONTACT_FORM } from '@/domain/kinds/form'
import { MOST_CONTACTS, SELF } from '@/domain/person/contacts'
import { normalizeIdNumber } from '@/domain/person/id-card'
import { validatePerson } from '@/domain/person/person-form'
import { refusedAt } from '@/services/http/refused-at'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { PersonModel } from '../../shared/person'
import type { Wrong } from '../../shared/confirmable'

export const KEEP_ID = 'keep-person'

/** Keeps somebody who was typed among the account's people, where that is asked for, so that the next booking picks them. */
export class KeepPerson {
  keeps = false
  relation = ''
  consent = false
  error = ''
  private readonly listed = new LoadableRequest<readonly string[]>()

  constructor(
    private readonly root: Pick<Root, 'call' | 'session' | 'presentError'>,
    private readonly person: PersonModel
  ) {
    observed(this)
  }

  /** A number was typed that nobody of the list has, and the list has room. */
  get offered(): boolean {
    const { contacts, data, form, given } = this.person
    const people = contacts.value
    const number = normalizeIdNumber(data.idNumber)
    if (given !== null || !people || number === '' || !this.root.session.isLoginedUser) return false
    if (people.length >= MOST_CONTACTS || CONTACT_FORM.fields.some((field) => !form.fields.includes(field)))
      return false
    return !people.some(({ idType, idNumber }) => idType === data.idType && idNumber === number)
  }

  /** 本人 once. */
  get relations(): readonly string[] {
    const names = this.listed.value ?? []
    return this.person.self ? names.filter((name) => name !== SELF) : names
  }

  get needsConsent(): boolean {
    return this.relation !== SELF
  }

  setKeeps(keeps: boolean): void {
    this.keeps = keeps
    this.error = ''
    if (keeps && !this.listed.value) void this.load()
  }

  choose(relation: string): void {
    this.relation = relation
    this.error = ''
  }

  setConsent(consent: boolean): void {
    this.consent = consent
    this.error = ''
  }

  /** Somebody else is kept only with their word. */
  check(): Wrong | null {
    const missing = this.offered && this.keeps && this.needsConsent && !this.consent
    this.error = missing ? CONSENT_MISSING : ''
    return missing ? { id: KEEP_ID, message: CONSENT_MISSING } : null
  }

  /** Before the order goes out, so that it is for one of the people. A refusal does not hold the order up; who is among them already is none. */
  async keep(): Promise<void> {
    const { person, root, relation, needsConsent } = this
    if (!this.offered || !this.keeps) return
    const checked = validatePerson(toPersonForm(person.data), { form: CONTACT_FORM })
    if (!checked.ok) return
    const { marry } = person.data
    try {
      const { saveContact } = await import('@/services/account/address-book')
      const told = { relation, marry, region: '', addressDetail: '' }
      person.joined(await saveContact(root.call, null, checked.value, told, needsConsent))
    } catch (error) {
      if (error instanceof CallError && refusedAt(error) === 'id_number') await person.load()
      else root.presentError(error)
    }
  }

  private async load(): Promise<void> {
    const { listRelations } = await import('@/services/account/address-book')
    await this.listed.run(() => listRelations(this.root.call))
  }
}
