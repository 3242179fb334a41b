import { invitations } from '../../db/schema'
import type { RequestContext } from '../../http/context'
import type { UserRow } from './register-user'

/**
 * Keeps, once each, what invited the person who logs in; nobody invites themselves. An account that was made at the moment of the login
 * is new: a login looks at the clock once.
 */
export async function recordInvitation(
  { db: tx, invitation, now }: RequestContext,
  user: UserRow
): Promise<void> {
  if (!invitation || invitation.inviteUserId === user.id) return
  const createdAt = now()
  const isNewUser = user.createdAt.getTime() === createdAt.getTime()
  await tx
    .insert(invitations)
    .values({ ...invitation, userId: user.id, isNewUser, createdAt })
    .onConflictDoNothing()
}
