import { keepActivities } from './activities'
import { holdBillsDaily } from './bills'
import { cleanUp } from './clean-up'
import { endGiftsRegularly, remindOfGiftsHourly } from './end-gifts'
import { endInvoicesDaily } from './end-invoices'
import { expireCardsRegularly } from './expire-cards'
import { eraseAccounts } from './erase-accounts'
import { expireHoldsRegularly } from './expire-holds'
import { extendStockDaily } from './extend-stock'
import { workOffOutbox } from './outbox'
import { remindOfCouponsHourly } from './remind-of-coupons'
import { resealRegularly } from './reseal'
import {
  askAboutPayments,
  decideGroups,
  decideReplacements,
  expireUnpaidOrders,
  refundLapsed,
  sweepOrders
} from './payments'
import type { Job } from './ticker'

/** In the order in which they run at start. */
export const jobs: readonly Job[] = [
  expireHoldsRegularly,
  askAboutPayments,
  expireUnpaidOrders,
  decideGroups,
  ...decideReplacements,
  ...refundLapsed,
  sweepOrders,
  workOffOutbox,
  extendStockDaily,
  remindOfCouponsHourly,
  ...keepActivities,
  expireCardsRegularly,
  endGiftsRegularly,
  remindOfGiftsHourly,
  cleanUp,
  eraseAccounts,
  endInvoicesDaily,
  holdBillsDaily,
  resealRegularly()
]
