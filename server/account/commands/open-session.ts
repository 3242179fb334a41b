import { CHANNEL } from '@/contract/channels'
import { sessions } from '../../db/schema'
import type { Tx } from '../../db/transact'
import type { RequestContext } from '../../http/context'
import { deviceNameOf } from '../device-name'
import { accountOfRow, type Account } from '../queries/account'
import { ACCESS_LIFE_MS, hashToken, randomId, randomToken, REFRESH_LIFE_MS } from '../../settings/tokens'
import { adoptHolds } from '../../stock/commands/adopt-holds'
import { knowDevice } from './know-device'
import { recordInvitation } from './record-invitation'
import type { UserRow } from './register-user'

/** A session as the device that it is for gets it. */
export interface OpenedSession {
  readonly token: string
  readonly refreshToken: string
  readonly id: string
  /** The seed of the signing and encryption keys. */
  readonly secret: string
  readonly openedAt: Date
  readonly account: Account
}

/**
 * Opens a session for this device and adopts what the guest held.
 * @param channel what the credential that was shown proves; a phone number proves none but the web
 */
export async function openSession(
  context: RequestContext & { readonly db: Tx },
  user: UserRow,
  channel: number = CHANNEL.web
): Promise<OpenedSession> {
  const { db: tx, deviceToken, comefrom } = context
  const now = context.now()
  const row = {
    id: randomId('s'),
    userId: user.id,
    secret: randomToken(),
    rotationKey: randomToken(),
    comefrom,
    channel,
    deviceToken,
    deviceName: deviceNameOf(context.userAgent),
    createdAt: now,
    accessExpiresAt: new Date(now.getTime() + ACCESS_LIFE_MS),
    refreshExpiresAt: new Date(now.getTime() + REFRESH_LIFE_MS)
  }
  const token = randomToken()
  const refreshToken = randomToken()
  await tx
    .insert(sessions)
    .values({ ...row, tokenHash: hashToken(token), refreshHash: hashToken(refreshToken) })
  if (deviceToken) {
    await adoptHolds(tx, deviceToken, user.id, now)
    await knowDevice(tx, user.id, deviceToken, now)
  }
  await recordInvitation(context, user)
  return {
    token,
    refreshToken,
    id: row.id,
    secret: row.secret,
    openedAt: now,
    account: await accountOfRow(tx, user, 'masked')
  }
}
