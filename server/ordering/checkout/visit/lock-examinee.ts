import { GENDER, idTypeOf } from '@/domain/person/codes'
import { listContacts } from '../../../account/queries/contacts'
import { requireUser, type RequestContext } from '../../../http/context'
import { boughtFor } from '../queries/bought-for'
import type { VisitRequest } from '../request'

/**
 * In mini-program order mode (§4) an order is for the person of the order that it names; who else stands in the form is
 * not read. Refuses as `boughtFor` does.
 */
export async function lockExaminee(context: RequestContext, request: VisitRequest): Promise<VisitRequest> {
  if (request.sameExamineeAs === '') return request
  const { db } = context
  const { id } = requireUser(context)
  const person = await boughtFor(db, id, request.sameExamineeAs)
  // Somebody may have left the address book since.
  const known = (await listContacts(db, id)).some((contact) => contact.id === person.contactsId)
  return {
    ...request,
    examinee: {
      idType: idTypeOf(person.idType),
      contactId: known ? (person.contactsId ?? '') : '',
      gender: person.gender === GENDER.male ? GENDER.male : GENDER.female,
      idNumber: person.idNumber,
      name: person.name,
      mobile: person.mobile,
      married: person.marry ?? null,
      birthday: person.birthday ?? null,
      relation: person.relation ?? ''
    }
  }
}
