import { eq } from 'drizzle-orm'
import { contacts } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { ownContact } from '../queries/contacts'

/** Takes a person off the user's list; orders keep their own copy. Refuses other users' people (404). */
export async function deleteContact(context: RequestContext, contactsId: string): Promise<void> {
  const { id } = await ownContact(context.db, requireUser(context).id, contactsId)
  await context.db.update(contacts).set({ deletedAt: context.now() }).where(eq(contacts.id, id))
}
