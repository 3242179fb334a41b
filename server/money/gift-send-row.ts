import type { giftSends } from '../db/schema'

export type GiftSend = typeof giftSends.$inferSelect
