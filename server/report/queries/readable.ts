import { ErrorCode } from '@/contract/errors'
import { ownContact } from '../../account/queries/contacts'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { REPORT_TEXTS } from '../texts'
import { agreedOf, reportPurpose, sharedPeople, toPerson, type Person } from './people'

/**
 * The person whose reports the user may read: one of their own, or one that was shared with them. Refuses with 404 for anybody
 * else's, and while the person has not agreed.
 */
export async function readablePerson(context: RequestContext, contactsId: string): Promise<Person> {
  const { db } = context
  const user = requireUser(context)
  const shared = (await sharedPeople(context, user.phone)).find((one) => one.contactsId === contactsId)
  if (shared) return shared
  const row = await ownContact(db, user.id, contactsId)
  const agreed = await agreedOf(db, user.id)
  const person = toPerson(row, agreed.has(reportPurpose(contactsId)), context.now())
  if (person.access === 'locked') throw new Refusal(ErrorCode.business, REPORT_TEXTS.locked)
  return person
}
