import type { gatewayPayments } from '../db/schema'

/** A payment as the sandbox gateway keeps it. */
export type PrepayRow = typeof gatewayPayments.$inferSelect
