import { toCode } from './code'

/** Product kinds (§1, §9). `gene` is sampled at a branch, `gene-home` with a kit at home. */
export const PRODUCT_KINDS = [
  'checkup',
  'sugarshaker',
  'dentistry',
  'waston',
  'vaccine',
  'gene',
  'gene-home',
  'health-selection',
  'coupon-activity',
  'cross-border'
] as const

export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** productCategory, product type and order type share this number space (§9). */
export const CATEGORY = {
  dentistry: 0,
  checkup: 1,
  cardCheckup: 2,
  sugarshaker: 3,
  checkupWithSlot: 5,
  gene: 6,
  geneHome: 7,
  waston: 11,
  vaccine: 13,
  goods: 20,
  specialGoods: 30,
  couponActivity: 31,
  crossBorder: 34,
  servicePerson: 35
} as const

const KIND_BY_CATEGORY: ReadonlyMap<number, ProductKind> = new Map<number, ProductKind>([
  [CATEGORY.dentistry, 'dentistry'],
  [CATEGORY.checkup, 'checkup'],
  [CATEGORY.cardCheckup, 'checkup'],
  [CATEGORY.sugarshaker, 'sugarshaker'],
  [CATEGORY.checkupWithSlot, 'checkup'],
  [CATEGORY.gene, 'gene'],
  [CATEGORY.geneHome, 'gene-home'],
  [CATEGORY.waston, 'waston'],
  [CATEGORY.vaccine, 'vaccine'],
  [CATEGORY.goods, 'health-selection'],
  [CATEGORY.specialGoods, 'health-selection'],
  [CATEGORY.couponActivity, 'coupon-activity'],
  [CATEGORY.crossBorder, 'cross-border'],
  [CATEGORY.servicePerson, 'health-selection']
])

/** Product type segments of the routes (§2) and the kind each stands for. */
const KIND_BY_SEGMENT: ReadonlyMap<string, ProductKind> = new Map<string, ProductKind>([
  ...PRODUCT_KINDS.map((kind): [string, ProductKind] => [kind, kind]),
  ['dentistryEightTh', 'dentistry'],
  ['dentistryCard', 'dentistry'],
  ['cardCheckup', 'checkup']
])

const KIND_NAMES: Readonly<Record<ProductKind, string>> = {
  checkup: '体检',
  sugarshaker: '控糖',
  dentistry: '齿科',
  waston: '睿评',
  vaccine: '疫苗',
  gene: '基因检测',
  'gene-home': '居家基因',
  'health-selection': '健康好物',
  'coupon-activity': '卡券',
  'cross-border': '跨境好物'
}

/** The kind of a category code, given as number or string; null when the code is unknown (§9). */
export function kindOfCategory(category: number | string | null | undefined): ProductKind | null {
  const code = toCode(category)
  return code === null ? null : (KIND_BY_CATEGORY.get(code) ?? null)
}

/** The kind of a route's type segment; `/selling` takes a category code as well (§2). */
export function kindOfSegment(segment: string | undefined): ProductKind | null {
  return KIND_BY_SEGMENT.get(segment ?? '') ?? kindOfCategory(segment)
}

/** Short Chinese name of a kind, for order cards and filters. */
export function kindName(kind: ProductKind): string {
  return KIND_NAMES[kind]
}

/** Variants of the booking screen (§2). */
export const BOOKING_TYPES = ['checkup', 'dentistry', 'waston', 'vaccine', 'sugarshaker'] as const
export type BookingType = (typeof BOOKING_TYPES)[number]

/** False means: show the placeholder of an unmatched booking program (§2). */
export function isKnownBookingType(type: string | undefined): type is BookingType {
  return BOOKING_TYPES.some((known) => known === type)
}

/** Category 35 sells a service for the logged-in person alone (§5, §9). */
export function isServicePerson(category: number | string | null | undefined): boolean {
  return toCode(category) === CATEGORY.servicePerson
}
