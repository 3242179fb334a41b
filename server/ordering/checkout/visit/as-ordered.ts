import type { ParsedInput } from '@/contract/schemas'
import { GENDER, idTypeOf } from '@/domain/person/codes'
import { listContacts } from '../../../account/queries/contacts'
import { requireUser, type RequestContext } from '../../../http/context'
import { boughtFor } from '../queries/bought-for'

type Asked = Pick<ParsedInput<'order.complete'>, 'orderNum' | 'medUserInfo' | 'relationType'>

/**
 * In mini-program order mode (§4) an order is for the person of the order that it names; who else stands in the form is
 * not read. Refuses as `boughtFor` does.
 */
export async function asOrdered<Input extends Asked>(context: RequestContext, input: Input): Promise<Input> {
  if (!input.orderNum) return input
  const { db } = context
  const { id } = requireUser(context)
  const person = await boughtFor(db, id, input.orderNum)
  // Somebody may have left the address book since.
  const known = (await listContacts(db, id)).some(({ contacts_id }) => contacts_id === person.contactsId)
  return {
    ...input,
    relationType: person.relation ?? '',
    medUserInfo: {
      cardType: idTypeOf(person.idType),
      contactsId: known ? (person.contactsId ?? '') : '',
      gender: person.gender === GENDER.male ? GENDER.male : GENDER.female,
      identityCard: person.idNumber,
      medUserName: person.name,
      medUserPhone: person.mobile,
      marry: person.marry ?? null,
      birthday: person.birthday?.replaceAll('-', '') ?? ''
    }
  }
}
