import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { sessions } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { ACCESS_LIFE_MS } from '../../settings/tokens'

/** Where the user is logged in. */
export interface Device {
  readonly id: string
  readonly name: string
  /** It is the one that asks. */
  readonly current: boolean
  readonly loggedInAt: Date
  readonly lastUsedAt: Date
}

/** Where the user is logged in, this device first. */
export async function listDevices(context: RequestContext): Promise<Device[]> {
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
    current: id === session?.id,
    loggedInAt: createdAt,
    // A session in use is renewed at least this often.
    lastUsedAt: new Date(accessExpiresAt.getTime() - ACCESS_LIFE_MS)
  }))
  return listed.sort((one, other) => Number(other.current) - Number(one.current))
}
