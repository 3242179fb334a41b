import type { BankAppCapability } from './types'

/** The mini-program is not opened by a bank's app. */
export const bankApp: BankAppCapability = { available: () => false, customer: async () => null }
