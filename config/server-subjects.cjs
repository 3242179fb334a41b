/** The server's subjects, for the rules of .dependency-cruiser.cjs. */

/** What every subject of the server stands on. */
const GROUND =
  'app-parts|bounded-cache|kept-for|config|db|folders|http|log|logging|outside|pdf|settings|start-error|start-texts'

/** Subjects of the server, each with those that it may know. */
const SUBJECTS = {
  stock: [],
  activity: ['account', 'catalogue', 'coupon', 'message', 'money', 'outbox'],
  analytics: [],
  article: ['account', 'catalogue', 'media', 'report'],
  content: ['article', 'catalogue', 'media', 'pricing', 'stock', 'wechat'],
  metrics: ['jobs'],
  money: ['outbox'],
  media: [],
  gateway: ['money'],
  gift: ['account', 'card', 'message', 'money'],
  account: ['catalogue', 'real-name', 'sms', 'stock', 'wechat'],
  catalogue: [],
  card: ['account', 'catalogue', 'money'],
  cart: [],
  pricing: ['account', 'card', 'catalogue', 'stock'],
  bank: ['account', 'catalogue', 'gateway'],
  booking: ['account', 'card', 'catalogue', 'pricing', 'stock'],
  coupon: ['account', 'catalogue', 'message', 'pricing'],
  outbox: [],
  wechat: [],
  sms: [],
  'real-name': [],
  shipping: ['money', 'ordering', 'outbox', 'wechat'],
  courier: ['ordering', 'outbox'],
  doctor: ['gateway', 'money', 'sms', 'wechat'],
  sandbox: ['account', 'bank', 'gateway', 'jobs', 'money', 'ordering'],
  partner: [],
  message: ['outbox'],
  subscription: ['ordering', 'outbox', 'wechat'],
  invoice: ['message', 'outbox'],
  privacy: ['account', 'money', 'report'],
  report: ['account', 'message'],
  review: ['catalogue', 'ordering'],
  notification: ['message', 'ordering', 'outbox'],
  ops: [
    ...['activity', 'analytics', 'article', 'card', 'catalogue', 'content', 'gift', 'media', 'ordering'],
    ...['report', 'stock']
  ],
  ordering: [
    ...[
      'account',
      'bank',
      'booking',
      'card',
      'catalogue',
      'coupon',
      'gateway',
      'invoice',
      'message',
      'money'
    ],
    ...['outbox', 'pricing', 'stock']
  ]
}

module.exports = { GROUND, SUBJECTS }
