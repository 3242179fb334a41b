/**
 * The price of a checkup with add-ons, in fen (§3 realTimePrice). Server and client preview use the same function.
 *
 * - `quote(input) -> Quote`: lines sum to `userPayFen`, always; nothing is below 0
 * - `quoteVersion(quote)`: changes when any price changes (priceVersion, 27004)
 */
import { payerOf, type Payer } from '../addon/sections'
import { isPaperReport } from '../addon/selection-read'
import { ADDON_TEXTS } from '../addon/texts'
import { COUNT_PRICE_TYPE, type AddonItem, type AddonPackage, type Selection } from '../addon/types'
import { fingerprint } from '../fingerprint'
import { allocateFen } from '../money'
import { basePriceFen, type BasePrice } from './base-price'
import { chosenExchange, exchangeOffers, type Exchange, type ExchangeOffer } from './exchange'
import { baseItemCount } from './item-count'
import type { LineKey, PriceLine } from './lines'
import { QUOTE_TEXTS } from './texts'

export interface QuoteInput {
  /** `label`: what it is called on its line, 套餐 unless told. */
  base: BasePrice & { name: string; label?: string; itemCodes: readonly string[] }
  packages: readonly AddonPackage[]
  selection: Selection
  /** What the company still pays of quota packages (chargeType 5). */
  quotaFen?: number
  /** What a card pays of the base price; what is more than that is nobody's. */
  card?: { fen: number; note: string } | null
  /** What a branch asks beside of who comes on a card: nobody but the customer pays it. It is a part of the base. */
  fee?: { name: string; fen: number } | null
  exchanges?: readonly Exchange[]
  exchangeId?: number | null
  /** Server time, ms since the epoch. */
  now: number
}

interface QuotedItem {
  itemCode: string
  itemName: string
  salePriceFen: number
}

interface QuotedPackage {
  packageId: number
  payer: Payer
  totalFen: number
  /** Prices sum to `totalFen`; a whole-package price is divided by the items' own prices. */
  list: QuotedItem[]
}

export interface Quote {
  /** Base items and chosen add-ons, each once. */
  allItemNumber: number
  lines: PriceLine[]
  basePriceFen: number
  addonSelfPaidFen: number
  enterprisePaidFen: number
  quotaUsedFen: number
  /** What a card pays of the base. */
  cardPaidFen: number
  exchangeFen: number
  /** Self-paid base and add-ons: what coupons are judged on and taken from. */
  itemTotalFen: number
  userPayFen: number
  perPackage: QuotedPackage[]
  exchanges: ExchangeOffer[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((left, right) => left + right, 0)

const quotePackage = (pkg: AddonPackage, items: readonly AddonItem[]): QuotedPackage => {
  const own = items.map(({ salePriceFen }) => salePriceFen)
  const prices = pkg.countPriceType === COUNT_PRICE_TYPE.whole ? allocateFen(pkg.salePriceFen, own) : own
  const list = items.map((item, index) => ({
    itemCode: item.itemCode,
    itemName: item.itemName,
    salePriceFen: prices[index] ?? 0
  }))
  return { packageId: pkg.packageId, payer: payerOf(pkg), totalFen: sum(prices), list }
}

/** Chosen packages with their prices; base items, unknown ones and repeats cost nothing and are left out. */
const quotePackages = ({ base, packages, selection }: QuoteInput): QuotedPackage[] => {
  const seen = new Set(base.itemCodes)
  return selection.flatMap((entry) => {
    const pkg = packages.find((known) => known.packageId === entry.packageId)
    if (!pkg || isPaperReport(entry.packageId)) return []
    const items = entry.itemCodes.flatMap((code) => {
      const item = pkg.items.find(({ itemCode }) => itemCode === code)
      if (!item || seen.has(code)) return []
      seen.add(code)
      return [item]
    })
    return items.length > 0 ? [quotePackage(pkg, items)] : []
  })
}

const count = (quoted: readonly QuotedPackage[]): number => sum(quoted.map(({ list }) => list.length))
const total = (quoted: readonly QuotedPackage[]): number => sum(quoted.map(({ totalFen }) => totalFen))

const groupLine = (key: LineKey, label: string, quoted: readonly QuotedPackage[]): PriceLine[] =>
  quoted.length > 0 ? [{ key, label, note: `${count(quoted)}项`, amountFen: total(quoted) }] : []

const paidLine = (key: LineKey, note: string, paidFen: number): PriceLine[] =>
  paidFen > 0 ? [{ key, label: ADDON_TEXTS.enterprisePaid, note, amountFen: -paidFen }] : []

/** Prices a choice. It judges no limits and no rules: see `selectionProblems` and `evaluateToggle`. */
export const quote = (input: QuoteInput): Quote => {
  const perPackage = quotePackages(input)
  const by = (payer: Payer): QuotedPackage[] => perPackage.filter((quoted) => quoted.payer === payer)
  const self = by('self')
  const enterprise = by('enterprise')
  const quota = by('quota')

  const own = basePriceFen(input.base, input.now)
  const feeFen = input.fee?.fen ?? 0
  const base = own + feeFen
  const quotaUsedFen = Math.min(Math.max(input.quotaFen ?? 0, 0), total(quota))
  const enterprisePaidFen = total(enterprise)
  const addonSelfPaidFen = total(self) + total(quota) - quotaUsedFen
  const exchanges = input.exchanges ?? []
  const exchange = chosenExchange(exchanges, input.exchangeId, addonSelfPaidFen)
  const cardPaidFen = Math.min(Math.max(input.card?.fen ?? 0, 0), own)
  const itemTotalFen = base - cardPaidFen + addonSelfPaidFen

  return {
    allItemNumber: baseItemCount(input.base.itemCodes) + count(perPackage),
    lines: [
      { key: 'base', label: input.base.label ?? '套餐', note: input.base.name, amountFen: own },
      ...(input.card && cardPaidFen > 0
        ? [
            {
              key: 'card' as const,
              label: QUOTE_TEXTS.cardPaid,
              note: input.card.note,
              amountFen: -cardPaidFen
            }
          ]
        : []),
      ...(input.fee
        ? [
            {
              key: 'branchFee' as const,
              label: input.fee.name,
              note: QUOTE_TEXTS.feeNote,
              amountFen: feeFen
            }
          ]
        : []),
      ...groupLine('addon', '加项', self),
      ...groupLine('enterprise', ADDON_TEXTS.enterprise, enterprise),
      ...paidLine('enterprisePaid', ADDON_TEXTS.enterprise, enterprisePaidFen),
      ...groupLine('quota', ADDON_TEXTS.quota, quota),
      ...paidLine('quotaPaid', ADDON_TEXTS.quota, quotaUsedFen),
      ...(exchange
        ? [
            {
              key: 'exchange' as const,
              label: ADDON_TEXTS.exchange,
              note: exchange.productName,
              amountFen: exchange.priceFen
            }
          ]
        : [])
    ],
    basePriceFen: base,
    addonSelfPaidFen,
    enterprisePaidFen,
    quotaUsedFen,
    cardPaidFen,
    exchangeFen: exchange?.priceFen ?? 0,
    itemTotalFen,
    userPayFen: itemTotalFen + (exchange?.priceFen ?? 0),
    perPackage,
    exchanges: exchangeOffers(exchanges, addonSelfPaidFen)
  }
}

/** A short text that differs when a price differs (a fingerprint of the amounts): sent back at complete as priceVersion. */
export const quoteVersion = (quoted: Quote): string => {
  const amounts = [
    ...quoted.lines.map(({ key, amountFen }) => `${key}:${amountFen}`),
    ...quoted.perPackage.flatMap(({ packageId, list }) =>
      list.map(({ itemCode, salePriceFen }) => `${packageId}/${itemCode}:${salePriceFen}`)
    )
  ]
  return fingerprint([...amounts].sort().join('|'))
}
