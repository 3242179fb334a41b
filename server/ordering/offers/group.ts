import { inArray } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import { orders } from '../../db/schema'
import { settle } from '../order/commands/settle'
import type { Transitions } from '../order/transitions'
import { ORDER_TEXTS } from '../texts'
import type { OfferRules } from './offer'

/** Its seats are kept while it waits; of one that was paid late they are asked for again. */
const WAITS: Transitions = {
  visit: ({ state, slotId }) => (state === 'toBook' && slotId !== null ? 'asked' : state)
}

/** A group's price: paid, an order waits for the others (`begin-groups.ts`). */
export const group: OfferRules = {
  keepsPrice: true,
  async afterPaid(tx, paid, _at, moves) {
    const numbers = paid.map(({ orderNum }) => orderNum)
    await tx.update(orders).set({ payStatus: PAY_STATUS.grouping }).where(inArray(orders.orderNum, numbers))
    await settle(tx, paid, moves && WAITS)
  },
  limitText: () => ORDER_TEXTS.groupLimit
}
