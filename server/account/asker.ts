import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client'
import { knownDevices, users } from '../db/schema'
import type { RequestContext } from '../http/context'
import { hashToken } from '../settings/tokens'

type From = Pick<RequestContext, 'deviceToken' | 'network' | 'user' | 'session'>

/** Who asks, as limits and codes tell them apart: a device by its random number, else the network. */
export const askerOf = ({ deviceToken, network }: From): string =>
  deviceToken === null ? `n:${network}` : `d:${hashToken(deviceToken)}`

/**
 * Whether the caller is no stranger to the number's account: it is logged in here, or was on this device. What strangers use up
 * is not taken from such a caller.
 */
export async function isKnown(db: Db, from: From, phone: string): Promise<boolean> {
  if (from.user?.phone === phone) return true
  if (from.deviceToken === null) return false
  const [known] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(users.phone, phone),
        isNull(users.deletedAt),
        eq(knownDevices.deviceHash, hashToken(from.deviceToken))
      )
    )
  return known !== undefined
}
