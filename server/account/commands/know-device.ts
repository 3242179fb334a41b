import { knownDevices } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { hashToken } from '../../settings/tokens'

/** The account was logged in on this device. */
export async function knowDevice(tx: Tx, userId: string, deviceToken: string, now: Date): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, deviceHash: hashToken(deviceToken), seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { seenAt: now } })
}
