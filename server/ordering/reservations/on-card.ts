import { writeMovements } from '../../card/commands/write-movements'
import type { CardAccount } from '../../db/schema/card'
import type { ReservationKind, ReservationRules } from './reservation'

/** Reservations of what stands on a card: each movement is written down with its order, in the same transaction. */
export const onCard = <K extends ReservationKind>(
  account: CardAccount,
  rules: ReservationRules<K>
): ReservationRules<K> => ({
  rank: rules.rank,
  async reserve(tx, claims, at) {
    const missing = await rules.reserve(tx, claims, at)
    if (missing === null) await writeMovements(tx, account, 'take', claims, at)
    return missing
  },
  async release(tx, parts, at) {
    await rules.release(tx, parts, at)
    const moved = parts.map(({ claim: { resource, orderNum }, amount }) => ({ resource, orderNum, amount }))
    await writeMovements(tx, account, 'return', moved, at)
  }
})
