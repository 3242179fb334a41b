/** What can happen to an order. */
export type OrderEvent =
  | 'created'
  | 'paying'
  | 'pay-failed'
  | 'paid'
  | 'booked'
  | 'changed'
  | 'change-lapsed'
  | 'change-withdrawn'
  | 'closed'
  | 'reckoned'
  | 'cancelled'
  | 'late-payment'
  | 'refund-asked'
  | 'refund-refused'
  | 'return-approved'
  | 'return-sent'
  | 'return-lapsed'
  | 'refunding'
  | 'refunded'
  | 'deleted'
  | 'refused'
  | 'visited'
  | 'missed'
  | 'visit-undone'
  | 'shipped'
  | 'received'
  | 'kit-bound'
  | 'sample-sent'
  | 'sampled'
  | 'code-used'
  | 'reported'
  | 'report-corrected'

/** Events of which the user of the order gets a notification. */
export const NOTIFIED: readonly OrderEvent[] = [
  'paid',
  'booked',
  'changed',
  'change-lapsed',
  'change-withdrawn',
  'closed',
  'cancelled',
  'refund-asked',
  'refund-refused',
  'return-approved',
  'return-lapsed',
  'refunding',
  'refunded',
  'sampled',
  'code-used',
  'refused',
  'missed',
  'shipped',
  'received',
  'reported',
  'report-corrected'
]
