import { eq } from 'drizzle-orm'
import type { GiftRunsOut } from '../journeys/buy-cart'
import { tables, type LocalServer } from './local-server'

/** The time of a gift card on the server of the test is over. */
export const giftEnder =
  ({ db, now }: LocalServer): GiftRunsOut =>
  async (cardNo) => {
    const { storedValues } = tables
    await db.update(storedValues).set({ expiresAt: now() }).where(eq(storedValues.no, cardNo))
  }
