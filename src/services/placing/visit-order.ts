/** What an order of a visit is made of once everything on confirm is valid, and what each kind sends of it alike (§7). */
import type { CompleteInput } from '@/contract/order/dto/place-order'
import type { BookedDraft } from '@/domain/draft/draft'
import type { PayType } from '@/domain/order/instalments'
import { needsSexHistory, type PersonForm } from '@/domain/person/person-form'
import type { Contact } from '../account/contacts'

export interface VisitOrder {
  readonly booked: BookedDraft
  /** Checked: its values are normalised. */
  readonly person: PersonForm
  readonly typed: Pick<Contact, 'marry'>
  /** The contact while the form still speaks of that person. */
  readonly contact: Pick<Contact, 'id' | 'relation'> | undefined
  readonly breakfastId: number | null
  readonly paper: { readonly packageId: number; readonly itemCode: string } | undefined
  /** Where the paper report is posted to. */
  readonly post: { readonly region: string; readonly detail: string } | null
  /** Where the person lives, for kinds that ask. */
  readonly home: { readonly region: string; readonly detail: string } | null
  /** The informed consent was given, for kinds that ask. */
  readonly consent: boolean
  readonly couponCodes: readonly string[]
  readonly priceVersion: string
  /** The mini-program's order whose person it is for. */
  readonly personOf: string | undefined
  /** The earlier order that is booked again. */
  readonly again: string | undefined
  readonly lottery: { readonly activityId: string; readonly staCome: string } | undefined
  readonly comefrom: string
}

/** The answer to the sex-history question; null where it was not asked. */
export const sexHistoryOf = ({ person, booked: { product, visit } }: VisitOrder): 0 | 1 | null => {
  const asked = needsSexHistory(person, { thirdOrg: visit.branch.thirdParty, productName: product.name })
  return asked && typeof person.sexHistory === 'boolean' ? (person.sexHistory ? 1 : 0) : null
}

/** A deposit where the product wants one, or leaves it to the customer who chose it. */
export const payTypeOf = ({ booked: { product, draft } }: Pick<VisitOrder, 'booked'>): PayType => {
  const { deposit } = product
  return deposit && (!deposit.optional || draft.parts.payType === 'deposit') ? 'deposit' : 'all'
}

/** Who is examined, with the normalised values. */
export const examineeOf = ({ person, contact, typed }: VisitOrder): CompleteInput['medUserInfo'] => ({
  cardType: person.idType,
  contactsId: contact?.id ?? '',
  gender: person.gender ?? 0,
  identityCard: person.idNumber,
  medUserName: person.name,
  medUserPhone: person.mobile,
  marry: typed.marry,
  birthday: person.birthday ? person.birthday.replace(/-/g, '') : ''
})
