import { eq } from 'drizzle-orm'
import { contacts } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { ownContact } from '../queries/contacts'

/** This person is offered first from now on. Refuses other users' people (404). */
export async function setDefaultContact(context: RequestContext, contactsId: string): Promise<void> {
  const user = requireUser(context)
  const { id } = await ownContact(context.db, user.id, contactsId)
  await transact(context.db, async (tx) => {
    await tx.update(contacts).set({ isDefault: false }).where(eq(contacts.userId, user.id))
    await tx.update(contacts).set({ isDefault: true }).where(eq(contacts.id, id))
  })
}
