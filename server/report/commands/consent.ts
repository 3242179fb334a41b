import { ErrorCode } from '@/contract/errors'
import { checkCode } from '../../account/commands/use-code'
import { sendCode, type SentCode } from '../../account/commands/send-code'
import { ownContact } from '../../account/queries/contacts'
import { consents } from '../../db/schema'
import { transact, type Tx } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { reportPeople, reportPurpose, type ReportPeople } from '../queries/people'
import { REPORT_TEXTS } from '../texts'

/** The number of the person who is asked. Refuses that of the account itself: nobody agrees for somebody else. */
async function numberOf(context: RequestContext, contactsId: string): Promise<string> {
  const user = requireUser(context)
  const { mobile } = await ownContact(context.db, user.id, contactsId)
  if (mobile === user.phone) throw new Refusal(ErrorCode.business, REPORT_TEXTS.ownNumber)
  return mobile
}

/** Sends a code to the person's own phone: telling it is how they agree. */
export async function askConsent(context: RequestContext, contactsId: string): Promise<SentCode> {
  return sendCode(context, await numberOf(context, contactsId), 'report')
}

export async function agree(
  context: RequestContext,
  contactsId: string,
  code: string
): Promise<ReportPeople> {
  const spend = await checkCode(context, await numberOf(context, contactsId), code, 'report')
  await transact(context.db, async (tx) => {
    await spend(tx)
    await write(tx, context, contactsId, true)
  })
  return reportPeople(context.db, requireUser(context), context.now())
}

/** Reports are closed at once, also for those with whom they were shared. */
export async function withdrawConsent(context: RequestContext, contactsId: string): Promise<ReportPeople> {
  const user = requireUser(context)
  await ownContact(context.db, user.id, contactsId)
  await transact(context.db, (tx) => write(tx, context, contactsId, false))
  return reportPeople(context.db, user, context.now())
}

async function write(tx: Tx, context: RequestContext, contactsId: string, granted: boolean): Promise<void> {
  const at = context.now()
  const { id: userId } = requireUser(context)
  await tx
    .insert(consents)
    .values({ userId, purpose: reportPurpose(contactsId), granted, at })
    .onConflictDoUpdate({ target: [consents.userId, consents.purpose], set: { granted, at } })
}
