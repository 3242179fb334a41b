import { birthdayOf } from '@/domain/person/birthday'
import { formOf } from '@/domain/kinds/forms'
import type { PersonField } from '@/domain/person/form-fields'
import { genderOf } from '@/domain/person/codes'
import { normalizeIdNumber } from '@/domain/person/id-card'
import { needsSexHistory, validatePerson, type PersonContext } from '@/domain/person/person-form'
import type { Db } from '../../../db/client'
import type { OrderExaminee } from '../../../db/schema/ordering/order'
import { personUnfit } from '../../refusals'
import { ORDER_TEXTS } from '../../texts'
import type { VisitRequest } from '../request'
import { hashPerson } from '../../../db/person-hash'
import { breakfastsOf } from '../../../catalogue/queries/confirm-choices'
import { ownContact } from '../../../account/queries/contacts'
import { itemsUnfitFor, type PricedOrder } from '../../../pricing/queries/price-order'

export interface Examinee {
  person: OrderExaminee
  /** The same person in two orders has the same hash. */
  personHash: string
  sexHistory: number | null
  breakfast: { id: number; name: string } | null
}

const unfit = (field: PersonField | 'age', reason: string) => personUnfit(field, reason)

/**
 * Checks the person examined by the form's own rules (§5), the product's limits on the day of the visit and the chosen
 * items. Refuses with 27006 and the field, with 404 for somebody else's contact.
 */
export async function checkExaminee(
  db: Db,
  userId: string,
  request: VisitRequest,
  priced: PricedOrder,
  now: Date
): Promise<Examinee> {
  const { examinee: typed, sexHistory, home } = request
  const { product, branch } = priced
  const contact = typed.contactId === '' ? null : await ownContact(db, userId, typed.contactId)
  const breakfasts = breakfastsOf(priced.facts.shop, branch.orgCode)
  const breakfast = breakfasts.find(({ id }) => id === request.breakfastId) ?? null
  const context: PersonContext = {
    form: formOf(product.kind, product.category),
    product: { sexLimit: genderOf(product.sexLimit), ageMin: product.ageMin, ageMax: product.ageMax },
    on: request.date,
    thirdOrg: branch.thirdOrg,
    productName: product.name,
    breakfastCount: breakfasts.length
  }
  const checked = validatePerson(
    {
      name: typed.name,
      mobile: typed.mobile,
      idType: typed.idType,
      idNumber: typed.idNumber,
      gender: typed.gender,
      birthday: typed.birthday,
      sexHistory: sexHistory === null ? null : sexHistory === 1,
      // One that the branch does not serve counts as none.
      breakfastId: breakfast?.id ?? null,
      ...home
    },
    context
  )
  if (!checked.ok) {
    const [first] = checked.errors
    throw unfit(first?.field ?? 'name', first?.message ?? ORDER_TEXTS.unfit)
  }
  const { value } = checked
  const unfitItems = itemsUnfitFor(priced, typed.gender)
  if (unfitItems.length > 0) throw unfit('gender', ORDER_TEXTS.itemsUnfit(unfitItems.join('、')))
  checkCompanyPackages(priced, value.idNumber)
  const person: OrderExaminee = {
    contactsId: contact?.id ?? null,
    name: value.name,
    mobile: value.mobile,
    gender: typed.gender,
    idType: value.idType,
    idNumber: value.idNumber,
    marry: typed.married,
    birthday: birthdayOf(value),
    ...home,
    relation: contact?.relation ?? (typed.relation || null)
  }
  return {
    person,
    personHash: await hashPerson(db, now, person),
    sexHistory: needsSexHistory(value, context) ? sexHistory : null,
    breakfast: breakfast && { id: breakfast.id, name: breakfast.name }
  }
}

/** Where no card was named, what the company pays serves the account's own person; a named one was judged by who is examined. */
function checkCompanyPackages(
  { facts: { own }, catalogue: { right }, quote }: PricedOrder,
  idNumber: string
): void {
  const used = quote.enterprisePaidFen + quote.quotaUsedFen > 0
  if (!used || right !== null) return
  if (own === null || normalizeIdNumber(own.idNumber) !== normalizeIdNumber(idNumber)) {
    throw unfit('idNumber', ORDER_TEXTS.companyOnly)
  }
}
