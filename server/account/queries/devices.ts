import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Devices } from '@/contract/account/dto/account'
import { sessions } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { ACCESS_LIFE_MS } from '../../settings/tokens'

/** Where the user is logged in, this device first. */
export async function listDevices(context: RequestContext): Promise<Devices> {
  const { db, session, now } = context
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, requireUser(context).id),
        isNull(sessions.revokedAt),
        gt(sessions.refreshExpiresAt, now())
      )
    )
    .orderBy(desc(sessions.accessExpiresAt))
  const listed = rows.map(({ id, deviceName, createdAt, accessExpiresAt }) => ({
    id,
    name: deviceName || '未知设备',
    current: id === session?.id ? (1 as const) : (0 as const),
    loggedInAt: createdAt.getTime(),
    // A session in use is renewed at least this often.
    lastUsedAt: accessExpiresAt.getTime() - ACCESS_LIFE_MS
  }))
  return listed.sort((one, other) => other.current - one.current)
}
