import { and, eq } from 'drizzle-orm'
import type { ReportPerson } from '@/contract/dto/report'
import { ErrorCode } from '@/contract/errors'
import { ownContact } from '../../account/queries/contacts'
import { consents } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { REPORT_TEXTS } from '../texts'
import { reportPurpose, toPerson } from './people'

export type Readable = Omit<ReportPerson, 'reports'>

/** The person whose reports the user may read. Refuses with 404 for anybody else's, and while they have not agreed. */
export async function readablePerson(context: RequestContext, contactsId: string): Promise<Readable> {
  const { db } = context
  const { id: userId } = requireUser(context)
  const row = await ownContact(db, userId, contactsId)
  const [agreed] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, reportPurpose(contactsId))))
  const person = toPerson(row, agreed?.granted ?? false, context.now())
  if (person.access === 'locked') throw new Refusal(ErrorCode.business, REPORT_TEXTS.locked)
  return person
}
