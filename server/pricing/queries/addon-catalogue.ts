import {
  leadProblem,
  longestLead,
  NO_TERMS,
  remarksFor,
  remarksOf,
  takenBy,
  termNotes,
  type Whom
} from '@/domain/addon/item-terms'
import { isSelectable, limitsOf, soldWhole } from '@/domain/addon/limits'
import { presentPackages, type ItemRule } from '@/domain/addon/rules'
import {
  CHARGE_TYPE,
  COUNT_PRICE_TYPE,
  SPECIAL_PACKAGE_ID,
  type AddonItem,
  type AddonPackage,
  type ChargeType
} from '@/domain/addon/types'
import type { BranchFee } from '@/domain/card/branch-terms'
import { dateOf, daysBetween } from '@/domain/date'
import { rulesOf } from '@/domain/kinds'
import type { Gender } from '@/domain/person/codes'
import type { Db } from '../../db/client'
import { BoundedCache } from '../../bounded-cache'
import { cardCover, type CardAsked } from '../../card/queries/card-cover'
import { companyCard } from '../../card/queries/company-card'
import type { CardRow, RightRow } from '../../card/queries/own-card'
import type { PricingContext } from './pricing-context'
import { recommendReason, reportsOf } from './smart-reasons'
import type {
  AddonPackageRow,
  BranchRow,
  CheckItemRow,
  ProductRow,
  Shop
} from '../../catalogue/queries/read-shop'
import { baseItemCodes } from '../../catalogue/queries/sold-product'

type ReasonOf = (triggers: readonly string[]) => string

/** Everything that can be added to a product at a branch by one account. */
export interface AddonCatalogue {
  /** Company, individual, custom and (after consent) recommended packages; base items locked, impossible items disabled. */
  packages: readonly AddonPackage[]
  codeOf: ReadonlyMap<number, string>
  items: ReadonlyMap<string, CheckItemRow>
  baseItemCodes: readonly string[]
  rules: readonly ItemRule[]
  /** The card that was named, or else the enterprise card behind the company packages. */
  card: CardRow | null
  /** The entitlement of a named card that pays for the product. */
  right: RightRow | null
  /** What that is worth against another product's price, in fen; null: it pays all of it. */
  worthFen: number | null
  /** What the branch asks beside of who comes on the named card. */
  fee: BranchFee | null
  /** What the company still pays of quota packages, in fen. */
  quotaFen: number
  recommendConsent: boolean
}

export interface CatalogueInput {
  product: ProductRow
  branch: BranchRow
  now: Date
  /** Day of the examination: items that want more days ahead are locked; without it none is. */
  date?: string | undefined
  /** The card on which it is booked; without one the company's of the account that covers it offers its add-ons. */
  onCard?: CardAsked | undefined
  /** Leaves out what the other sex has examined; null offers both. */
  gender: Gender | null
}

const COMPANY_LISTS = ['require', 'notRequire']
const OPEN_LISTS = ['individ', 'custom']
/** Blocks of a product whose add-ons are its own. It has no others. */
const OWN_LISTS = ['block']
/** Of a self-selected checkup: packages that are sold whole, and all items by category. It has no others. */
const SELF_SELECTED_LISTS = ['special', 'category']

const RULE_TYPES: readonly ItemRule['type'][] = ['REQUIRE', 'EXCLUSIVE', 'CONTAINS', 'REMARK']
const isRuleType = (type: string): type is ItemRule['type'] => RULE_TYPES.some((known) => known === type)
const chargeTypeOf = (value: number): ChargeType =>
  Object.values(CHARGE_TYPE).find((known) => known === value) ?? CHARGE_TYPE.selfSelected

const fits = (sexLimit: number | null, gender: number | null): boolean =>
  sexLimit === null || gender === null || sexLimit === gender

/** What the item forbids and its own tip in one sentence. */
export const medicalTip = ({ terms, specialTip }: CheckItemRow, whom: Whom): string =>
  [...remarksFor(remarksOf(terms), whom), specialTip].filter((text) => text !== '').join('，')

function toItem(row: CheckItemRow, reason: string, whom: Whom): AddonItem {
  return {
    itemCode: row.itemCode,
    itemName: row.name,
    itemIntro: row.intro,
    salePriceFen: row.salePriceFen,
    sellCount: row.sellCount,
    required: false,
    included: false,
    disabled: false,
    disabledReason: '',
    hot: row.hot,
    specialTip: medicalTip(row, whom),
    notes: termNotes(row.terms, whom),
    recommendReason: reason
  }
}

const toPackage = (row: AddonPackageRow, items: AddonItem[]): AddonPackage => ({
  packageId: row.id,
  name: row.name,
  detail: row.detail,
  affirmatively: row.mandatory ? 1 : 0,
  withIn: row.withIn ? 1 : 0,
  chargeType: chargeTypeOf(row.chargeType),
  countPriceType:
    row.countPriceType === COUNT_PRICE_TYPE.whole ? COUNT_PRICE_TYPE.whole : COUNT_PRICE_TYPE.perItem,
  minnums: row.minNums,
  maxnums: row.maxNums,
  salePriceFen: row.salePriceFen,
  items
})

/** A mandatory package that leaves no choice requires all it has (必选). */
function withRequired(pkg: AddonPackage): AddonPackage {
  const free = pkg.items.filter(isSelectable)
  const noChoice = pkg.affirmatively === 1 && free.length > 0 && limitsOf(pkg).min >= free.length
  return noChoice
    ? { ...pkg, items: pkg.items.map((item) => ({ ...item, required: isSelectable(item) })) }
    : pkg
}

/** What one account is offered beyond the open lists: company packages by its card, the recommendation by its consent. */
interface Offer {
  companyIds: ReadonlySet<number>
  /** null without consent. */
  reasonOf: ReasonOf | null
}

const OPEN_OFFER: Offer = { companyIds: new Set(), reasonOf: null }

interface OfCard {
  readonly card: CardRow | null
  readonly right: RightRow | null
  readonly worthFen: number | null
  readonly fee: BranchFee | null
  /** The company's add-ons and quota come with it. */
  readonly addons: boolean
}

/** The card behind the price. Refuses a named one as `cardCover`. */
async function cardOf(
  db: Db,
  { own, userId, shop }: PricingContext,
  { product, branch, onCard, date, now }: CatalogueInput
): Promise<OfCard> {
  if (onCard !== undefined && userId !== null) {
    const asked = { date, ...onCard, orgCode: branch.orgCode }
    const cover = await cardCover(db, { shop, userId, product }, asked, now)
    return { ...cover, addons: cover.right.withAddons }
  }
  const { comboId } = product
  const card = own && comboId !== null ? await companyCard(db, own, comboId, now) : null
  return { card, right: null, worthFen: null, fee: null, addons: card !== null }
}

async function accountFacts(db: Db, facts: PricingContext, input: CatalogueInput) {
  const { own, recommendConsent } = facts
  const of = await cardOf(db, facts, input)
  const card = of.addons ? of.card : null
  if (!card && !recommendConsent) return { of, offer: OPEN_OFFER }
  const reports = own && recommendConsent ? await reportsOf(db, own.userId, own.id) : []
  const companyIds = new Set(card ? [...card.requirePackageIds, ...card.withinPackageIds] : [])
  const reasonOf: ReasonOf = (triggers) => recommendReason(reports, triggers)
  return { of, offer: { companyIds, reasonOf: recommendConsent ? reasonOf : null } }
}

type Presented = Pick<AddonCatalogue, 'packages' | 'codeOf' | 'items' | 'baseItemCodes' | 'rules'>
type PresentInput = Pick<CatalogueInput, 'product' | 'branch' | 'gender'> & {
  /** Days from today to the examination; null when no day was named. */
  ahead: number | null
}

/** A catalogue and the rows it was made of: it counts as long as a snapshot has these very rows. */
interface OpenCatalogue {
  presented: Presented
  madeOf: readonly unknown[]
}

/** What is offered to everybody: most accounts have neither card nor consent. */
const openCatalogues = new BoundedCache<OpenCatalogue>(500)

function openCatalogue(shop: Shop, input: PresentInput): Presented {
  const { product, branch, gender, ahead } = input
  const { items, rules, addonPackages, addonLinks } = shop
  const madeOf = [product, branch, items, rules, addonPackages, addonLinks]
  const name = `${product.productCode}|${branch.orgCode}|${gender ?? ''}|${ahead ?? ''}`
  const known = openCatalogues.get(name)
  if (known?.madeOf.every((part, index) => part === madeOf[index])) return known.presented
  const presented = present(shop, input, OPEN_OFFER)
  openCatalogues.set(name, { presented, madeOf })
  return presented
}

/** Days to the examination, counted no further than any item asks: later days have the same catalogue. */
function daysAhead({ items }: Shop, { date, now }: CatalogueInput): number | null {
  if (date === undefined) return null
  const longest = longestLead([...items.values()].map(({ terms }) => terms))
  return Math.min(longest, daysBetween(dateOf(now.getTime()), date))
}

/** The packages as one account sees them; those without items are left out. */
function present(shop: Shop, { product, branch, gender, ahead }: PresentInput, offer: Offer): Presented {
  const { items } = shop
  const base = baseItemCodes(shop, product.productCode)
  const rules = shop.rules.flatMap((rule) => (isRuleType(rule.type) ? [{ ...rule, type: rule.type }] : []))

  const limit = product.sexLimit ?? gender
  const whom = takenBy({ ...product, sexLimit: limit })
  const { addons } = rulesOf(product.kind)
  const own = addons === 'own'
  const excluded = new Set(branch.excludeItemCodes)
  const offered = (row: AddonPackageRow): boolean => {
    if (row.productCodes.length > 0 && !row.productCodes.includes(product.productCode)) return false
    if (!fits(row.sexLimit, limit)) return false
    if (own || OWN_LISTS.includes(row.listType)) return own && OWN_LISTS.includes(row.listType)
    if (product.supermarketCode !== null || SELF_SELECTED_LISTS.includes(row.listType)) {
      return product.supermarketCode !== null && SELF_SELECTED_LISTS.includes(row.listType)
    }
    if (COMPANY_LISTS.includes(row.listType)) return offer.companyIds.has(row.id)
    return OPEN_LISTS.includes(row.listType) || (row.listType === 'smart' && offer.reasonOf !== null)
  }
  const itemsOf = (row: AddonPackageRow): AddonItem[] =>
    (shop.addonLinks.get(row.id) ?? []).flatMap((link) => {
      const item = items.get(link.itemCode)
      if (!item || excluded.has(item.itemCode) || !fits(item.sexLimit, limit)) return []
      const reason = row.listType === 'smart' ? (offer.reasonOf?.(link.triggerItemCodes) ?? '') : ''
      const useless = row.listType === 'smart' && (reason === '' || base.includes(item.itemCode))
      return useless ? [] : [toItem(item, reason, whom)]
    })
  const rows = addons !== null ? shop.addonPackages.filter(offered) : []
  const filled = rows
    .map((row) => ({ row, items: itemsOf(row) }))
    // What is sold whole is not offered where an item of it is missing.
    .filter(({ row, items }) => items.length >= Math.max(1, row.listType === 'special' ? row.minNums : 1))
  const packages = presentPackages({
    packages: filled.map((entry) => toPackage(entry.row, entry.items)),
    baseItemCodes: base,
    rules,
    nameOf: (code) => items.get(code)?.name ?? code,
    closed: (code) => (ahead === null ? '' : leadProblem(items.get(code)?.terms ?? NO_TERMS, ahead))
  })
    .map(withRequired)
    .filter((pkg) => pkg.packageId !== SPECIAL_PACKAGE_ID.smart || pkg.items.some(isSelectable))
    .filter((pkg) => !soldWhole(pkg) || pkg.items.every(isSelectable))
  return {
    packages,
    codeOf: new Map(filled.map(({ row }) => [row.id, row.code])),
    items,
    baseItemCodes: base,
    rules
  }
}

/** The catalogue of one account. It is shared: nobody changes it. */
export async function addonCatalogue(
  db: Db,
  facts: PricingContext,
  input: CatalogueInput
): Promise<AddonCatalogue> {
  const { shop, recommendConsent } = facts
  const { of, offer } = await accountFacts(db, facts, input)
  const { card, right, worthFen, fee } = of
  const asked = { ...input, ahead: daysAhead(shop, input) }
  const presented = offer === OPEN_OFFER ? openCatalogue(shop, asked) : present(shop, asked, offer)
  const quotaFen = card && of.addons ? card.quotaFen - card.quotaUsedFen : 0
  return { ...presented, card, right, worthFen, fee, quotaFen, recommendConsent }
}
