/** The server's subjects, for the rules of .dependency-cruiser.cjs. */

/** What every subject of the server stands on. */
const GROUND = 'app-parts|bounded-cache|config|db|folders|http|log|logging|pdf|settings|start-texts'

/** Subjects of the server, each with those that it may know. */
const SUBJECTS = {
  stock: [],
  content: ['catalogue', 'pricing'],
  money: [],
  media: [],
  gateway: ['money'],
  account: ['catalogue', 'stock'],
  catalogue: [],
  card: ['account', 'catalogue'],
  cart: [],
  pricing: ['account', 'card', 'catalogue', 'stock'],
  booking: ['account', 'card', 'catalogue', 'pricing', 'stock'],
  coupon: ['account', 'catalogue', 'message', 'pricing'],
  outbox: [],
  message: [],
  invoice: ['message', 'outbox'],
  privacy: ['account', 'money', 'report'],
  report: ['account', 'message'],
  review: ['catalogue', 'ordering'],
  notification: ['message', 'ordering', 'outbox'],
  ops: ['catalogue', 'media', 'ordering', 'report', 'stock'],
  ordering: [
    ...['account', 'booking', 'card', 'catalogue', 'coupon', 'gateway', 'invoice', 'message', 'money'],
    ...['outbox', 'pricing', 'stock']
  ]
}

/** Commands and queries that still speak as the wire does; what is put into our own words leaves this list. */
const NOT_IN_OUR_WORDS_YET = [
  '^server/ordering/order/queries/order-money\\.ts$',
  '^server/ordering/refunds/queries/refund-view\\.ts$',
  '^server/ordering/refunds/refund-timeline\\.ts$',
  '^server/ordering/views/',
  '^server/ordering/visits/credential\\.ts$'
]

module.exports = { GROUND, NOT_IN_OUR_WORDS_YET, SUBJECTS }
