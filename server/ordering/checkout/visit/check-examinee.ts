import { ErrorCode } from '@/contract/errors'
import type { UnfitPerson } from '@/contract/dto/place-order'
import type { ParsedInput } from '@/contract/schemas'
import { birthdayOf } from '@/domain/person/age'
import { formOf } from '@/domain/kinds/forms'
import type { PersonField } from '@/domain/person/form-fields'
import { genderOf } from '@/domain/person/codes'
import { normalizeIdNumber } from '@/domain/person/id-card'
import { needsSexHistory, validatePerson, type PersonContext } from '@/domain/person/person-form'
import type { Db } from '../../../db/client'
import type { OrderExaminee } from '../../../db/schema/order'
import { Refusal } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import { hashPerson } from '../../../db/person-hash'
import { breakfastsOf } from '../../../catalogue/queries/confirm-choices'
import { ownContact } from '../../../account/queries/contacts'
import { itemsUnfitFor, type PricedOrder } from '../../../pricing/queries/price-order'

type CompleteInput = ParsedInput<'order.complete'> & {
  /** In which city the person is, for kinds that ask. */
  readonly home?: { readonly region: string }
}

export interface Examinee {
  person: OrderExaminee
  /** The same person in two orders has the same hash. */
  personHash: string
  sexHistory: number | null
  breakfast: { id: number; name: string } | null
}

const unfit = (field: PersonField | 'age', reason: string) =>
  new Refusal(ErrorCode.personUnfit, reason, [{ field, reason } satisfies UnfitPerson])

/** `19880314` as a date; '' and undefined as none. */
const birthday = (compact: string | undefined): string | null =>
  compact ? `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6, 8)}` : null

/**
 * Checks the person examined by the form's own rules (§5), the product's limits on the day of the visit and the chosen
 * items. Refuses with 27006 and the field, with 404 for somebody else's contact.
 */
export async function checkExaminee(
  db: Db,
  userId: string,
  input: CompleteInput,
  priced: PricedOrder,
  now: Date
): Promise<Examinee> {
  const { medUserInfo } = input
  const { product, branch } = priced
  const contact = medUserInfo.contactsId ? await ownContact(db, userId, medUserInfo.contactsId) : null
  const breakfasts = breakfastsOf(priced.facts.shop, branch.orgCode)
  const breakfast = breakfasts.find(({ id }) => id === input.breakfastId) ?? null
  const context: PersonContext = {
    form: formOf(product.kind, product.category),
    product: { sexLimit: genderOf(product.sexLimit), ageMin: product.ageMin, ageMax: product.ageMax },
    on: input.regDate,
    thirdOrg: branch.thirdOrg,
    productName: product.name,
    breakfastCount: breakfasts.length
  }
  const sexHistory = input.sexHistory ?? null
  const checked = validatePerson(
    {
      name: medUserInfo.medUserName,
      mobile: medUserInfo.medUserPhone,
      idType: medUserInfo.cardType,
      idNumber: medUserInfo.identityCard,
      gender: medUserInfo.gender,
      birthday: birthday(medUserInfo.birthday),
      sexHistory: sexHistory === null ? null : sexHistory === 1,
      // One that the branch does not serve counts as none.
      breakfastId: breakfast?.id ?? null,
      ...input.home
    },
    context
  )
  if (!checked.ok) {
    const [first] = checked.errors
    throw unfit(first?.field ?? 'name', first?.message ?? ORDER_TEXTS.unfit)
  }
  const { value } = checked
  const unfitItems = itemsUnfitFor(priced, medUserInfo.gender)
  if (unfitItems.length > 0) throw unfit('gender', ORDER_TEXTS.itemsUnfit(unfitItems.join('、')))
  checkCompanyPackages(priced, value.idNumber)
  const person: OrderExaminee = {
    contactsId: contact?.id ?? null,
    name: value.name,
    mobile: value.mobile,
    gender: medUserInfo.gender,
    idType: value.idType,
    idNumber: value.idNumber,
    marry: medUserInfo.marry ?? null,
    birthday: birthdayOf(value),
    ...input.home,
    relation: contact?.relation ?? (input.relationType || null)
  }
  return {
    person,
    personHash: await hashPerson(db, now, person),
    sexHistory: needsSexHistory(value, context) ? sexHistory : null,
    breakfast: breakfast && { id: breakfast.id, name: breakfast.breakfastName }
  }
}

/** What the company pays serves the holder of the card, unless the card is open to the family. */
function checkCompanyPackages(
  { facts: { own }, catalogue: { card }, quote }: PricedOrder,
  idNumber: string
): void {
  const used = quote.enterprisePaidFen + quote.quotaUsedFen > 0
  if (!used || card === null || card.familyAllowed) return
  if (own === null || normalizeIdNumber(own.idNumber) !== normalizeIdNumber(idNumber)) {
    throw unfit('idNumber', ORDER_TEXTS.companyOnly)
  }
}
