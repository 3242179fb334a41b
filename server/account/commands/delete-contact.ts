import { and, eq, inArray } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { ORDER_STATUS } from '@/domain/order/codes'
import { contacts, orderPeople, orders } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { ownContact } from '../queries/contacts'
import { ACCOUNT_TEXTS } from '../texts'

/** Takes a person off the user's list; orders keep their own copy. Refuses other users' people (404), and one whose visit is still to come. */
export async function deleteContact(context: RequestContext, contactsId: string): Promise<void> {
  const user = requireUser(context)
  const { id } = await ownContact(context.db, user.id, contactsId)
  if (await isBooked(context, user.id, id)) throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.contactBooked)
  await context.db.update(contacts).set({ deletedAt: context.now() }).where(eq(contacts.id, id))
}

const TO_COME = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.payConfirming,
  ORDER_STATUS.toBook,
  ORDER_STATUS.awaitingOrg,
  ORDER_STATUS.toVisit
]

/** The few open orders of a user are looked at one by one: who they are for is sealed. */
async function isBooked({ db }: RequestContext, userId: string, contactsId: string): Promise<boolean> {
  const people = await db
    .select({ person: orderPeople.person })
    .from(orderPeople)
    .innerJoin(orders, eq(orders.orderNum, orderPeople.orderNum))
    .where(and(eq(orders.userId, userId), inArray(orders.status, TO_COME), eq(orderPeople.role, 'examinee')))
  return people.some(({ person }) => person.contactsId === contactsId)
}
