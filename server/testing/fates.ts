import type { PgTable } from 'drizzle-orm/pg-core'
import { TENDER_NAMES } from '@/domain/order/tenders'
import type * as schema from '../db/schema'
import type { Section } from '../privacy/sections'

type Schema = typeof schema
export type TableName = { [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never }[keyof Schema]

/**
 * What becomes of a table's rows with the account of a user: where they stand in the export, and how they end.
 * deleted: they go. unnamed: they stay for the books, without anybody. kept: nothing in them leads to a person once the rest is
 * gone. runs out: they end by their own time (`jobs/clean-up.ts`, `jobs/end-invoices.ts`).
 */
interface Fate {
  readonly export: Section | null
  readonly erasure: 'deleted' | 'unnamed' | 'kept' | 'runs out'
}

/** Rows of nobody: what the shop sells, and how it runs. */
const SHOP: Fate = { export: null, erasure: 'kept' }
const PART_OF_ORDER: Fate = { export: '订单', erasure: 'kept' }

/** Every table of the schema; a new one does not compile before it says what becomes of it. */
export const FATES: Readonly<Record<TableName, Fate>> = {
  users: { export: '账号', erasure: 'unnamed' },
  sessions: { export: '登录设备', erasure: 'deleted' },
  invitations: { export: '邀请', erasure: 'deleted' },
  // They go with their session.
  retiredCredentials: { export: null, erasure: 'deleted' },
  smsCodes: { export: null, erasure: 'deleted' },
  knownDevices: { export: null, erasure: 'deleted' },
  guessCounts: { export: null, erasure: 'runs out' },
  humanChecks: { export: null, erasure: 'runs out' },
  loginKeys: { export: null, erasure: 'runs out' },
  contacts: { export: '家人', erasure: 'deleted' },
  addresses: { export: '收货地址', erasure: 'deleted' },
  subscriptions: { export: '订阅消息', erasure: 'deleted' },
  suggestions: { export: '意见反馈', erasure: 'deleted' },

  articleMarks: { export: '购物车和收藏', erasure: 'deleted' },
  carts: { export: '购物车和收藏', erasure: 'deleted' },

  orders: { export: '订单', erasure: 'unnamed' },
  orderPeople: { export: '订单', erasure: 'unnamed' },
  orderReports: { export: '订单', erasure: 'unnamed' },
  orderLines: PART_OF_ORDER,
  orderVisits: PART_OF_ORDER,
  orderDeliveries: PART_OF_ORDER,
  orderCodes: PART_OF_ORDER,
  deliveryEvents: { export: '订单', erasure: 'deleted' },
  deliveryLines: { export: null, erasure: 'kept' },
  // How often a visit was changed stands with it.
  orderChanges: { export: null, erasure: 'kept' },
  // The order's times tell the same.
  orderEvents: { export: null, erasure: 'kept' },
  orderReservations: { export: null, erasure: 'kept' },
  orderCountReports: { export: null, erasure: 'unnamed' },
  orderReviews: { export: '评价', erasure: 'deleted' },
  customsDeclarations: { export: null, erasure: 'kept' },
  // By a keyed hash, as customs count a person's year and not an account's.
  customsYears: { export: null, erasure: 'kept' },
  invoices: { export: '发票', erasure: 'unnamed' },

  payOrders: { export: null, erasure: 'kept' },
  payments: { export: '订单', erasure: 'kept' },
  instalments: { export: null, erasure: 'kept' },
  instalmentTenders: { export: null, erasure: 'kept' },
  storedValues: { export: TENDER_NAMES.gift, erasure: 'kept' },
  giftSends: { export: TENDER_NAMES.gift, erasure: 'unnamed' },
  // What somebody has added stands with the card that it became.
  giftCodes: { export: null, erasure: 'kept' },
  giftMovements: { export: TENDER_NAMES.gift, erasure: 'kept' },
  transfers: { export: null, erasure: 'kept' },
  refunds: { export: '退款', erasure: 'unnamed' },
  refundLines: { export: null, erasure: 'kept' },
  refundTransactions: { export: null, erasure: 'kept' },
  gatewayPayments: { export: null, erasure: 'kept' },
  gatewayRefunds: { export: null, erasure: 'kept' },
  gatewayNotices: { export: null, erasure: 'kept' },
  receivedNotices: { export: null, erasure: 'kept' },
  bills: SHOP,

  userCoupons: { export: '优惠券', erasure: 'kept' },
  // The coupon itself is told.
  boundCards: { export: '卡', erasure: 'unnamed' },
  cardRights: { export: '卡', erasure: 'kept' },
  cardBalances: { export: TENDER_NAMES.cardBalance, erasure: 'unnamed' },
  cardMembers: { export: '卡', erasure: 'deleted' },
  // The orders tell the same.
  cardMovements: { export: null, erasure: 'kept' },
  // What a company registered it can tell itself.
  cardPeople: { export: null, erasure: 'deleted' },
  employers: SHOP,

  reports: { export: '报告', erasure: 'deleted' },
  reportShares: { export: '报告分享', erasure: 'deleted' },
  reportViews: { export: '报告查看记录', erasure: 'deleted' },
  glucoseRecords: { export: '血糖记录', erasure: 'deleted' },
  glucoseTargets: { export: '血糖目标', erasure: 'deleted' },
  healthPlans: { export: '健康计划', erasure: 'deleted' },
  healthPlanDays: { export: '健康计划', erasure: 'deleted' },
  questionnaireAnswers: { export: '问卷', erasure: 'deleted' },
  consents: { export: '授权', erasure: 'deleted' },
  messages: { export: '消息', erasure: 'deleted' },

  // Ten minutes of a seat.
  holds: { export: null, erasure: 'unnamed' },

  // First answers to a call, for seven days: what they tell stands in the order.
  idempotencyKeys: { export: null, erasure: 'deleted' },
  callCounts: { export: null, erasure: 'runs out' },
  nonces: { export: null, erasure: 'runs out' },
  quotes: { export: null, erasure: 'runs out' },
  outbox: { export: null, erasure: 'runs out' },
  opsLog: { export: null, erasure: 'kept' },

  // Of devices by a number of measuring alone, for ninety days.
  analyticsEvents: { export: null, erasure: 'runs out' },
  analyticsLosses: { export: null, erasure: 'runs out' },

  // Without their account they stay, so that the day can be drawn again.
  draws: { export: '抽奖', erasure: 'unnamed' },
  drawAnswers: { export: null, erasure: 'kept' },
  // Keyed hashes of devices and documents, for a year.
  activityUses: { export: null, erasure: 'runs out' },
  // A place for minutes, with keyed hashes.
  flashQueue: { export: null, erasure: 'deleted' },
  flashReminders: { export: '秒杀提醒', erasure: 'deleted' },
  // The coupons tell the same.
  awardTakes: { export: null, erasure: 'deleted' },
  inviteFriends: { export: '邀请', erasure: 'deleted' },
  groupSales: SHOP,
  subsidies: SHOP,
  // The orders tell the same.
  groups: { export: null, erasure: 'unnamed' },
  pairs: { export: null, erasure: 'unnamed' },
  replacements: { export: null, erasure: 'unnamed' },
  // The draw tells the same.
  goodsPrizes: { export: null, erasure: 'unnamed' },
  memberships: { export: null, erasure: 'unnamed' },
  groupSeats: { export: null, erasure: 'deleted' },
  activities: SHOP,
  drawPrizes: SHOP,
  drawSeeds: SHOP,
  drawTables: SHOP,

  addonPackages: SHOP,
  addonPackageItems: SHOP,
  itemRules: SHOP,
  exchangeOffers: SHOP,
  questionnaires: SHOP,
  products: SHOP,
  productItems: SHOP,
  productBranches: SHOP,
  productSkus: SHOP,
  itemCategories: SHOP,
  checkItems: SHOP,
  gifts: SHOP,
  breakfasts: SHOP,
  hotWords: SHOP,
  modules: SHOP,
  articleReads: { export: null, erasure: 'runs out' },
  homePreviews: SHOP,
  moduleHides: SHOP,
  banners: SHOP,
  popWindows: SHOP,
  news: SHOP,
  coupons: SHOP,
  redeemCodes: SHOP,
  flashSales: SHOP,
  cities: SHOP,
  branches: SHOP,
  agreements: SHOP,
  shopSettings: SHOP,
  media: SHOP,
  opsRights: SHOP,
  tills: SHOP,
  // What a till asked is kept as a hash, what it was told names a product.
  tillSteps: { export: null, erasure: 'runs out' },
  doctors: SHOP,
  slots: SHOP,
  settings: SHOP,
  dataKeys: SHOP,
  seedMarks: SHOP,
  shopStamp: SHOP,
  shopChanges: SHOP
}
