import { ErrorCode } from '@/contract/errors'
import { CHANNEL_NAMES } from '@/contract/channels'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import { isSelectable, limitProblem, limitsOf, selectionProblems } from '@/domain/addon/limits'
import { evaluateToggle, type AffectedItem, type RuleVerdict } from '@/domain/addon/rules'
import { lockLabel } from '@/domain/addon/selection'
import { countOf, isPaperReport } from '@/domain/addon/selection-read'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import type { ItemRef, OperType, Selection } from '@/domain/addon/types'
import { coverOf } from '@/domain/card/upgrade'
import { toYuan } from '@/domain/money'
import { quote, quoteVersion, type Quote } from '@/domain/quote/quote'
import { priceVersionOf } from '../price-version'
import { PRICING_TEXTS } from '../texts'
import type { CardAsked } from '../../card/queries/card-cover'
import type { Db } from '../../db/client'
import { badInput, Refusal } from '../../http/refusal'
import type { Priced } from './quoted'
import { addonCatalogue, type AddonCatalogue } from './addon-catalogue'
import type { PricingContext } from './pricing-context'
import { offerFor, type Offer } from '../../catalogue/offers'
import type { BranchRow, ExchangeRow, ProductRow } from '../../catalogue/queries/read-shop'
import { branchOf, cityNameOf, soldProduct, takesProduct } from '../../catalogue/queries/sold-product'

export interface PriceOrderInput {
  productCode: string
  orgCode: string
  /** With the paper-report choice. */
  addons: Selection
  exchangeId?: number | null | undefined
  /** The proven entry channel, for coupons. */
  channel: number
  now: Date
  /** Day of the examination. */
  date?: string
  /** The card on which it is booked. */
  onCard?: CardAsked | undefined
  /** `true` at completion: minimum numbers, required items and the medical rules count too. */
  complete?: boolean
}

/** An order as the server prices it; money in fen. Nothing in it comes from the client but the choice itself. */
export interface PricedOrder extends Priced {
  /** What counted when it was priced. */
  facts: PricingContext
  branch: BranchRow
  catalogue: AddonCatalogue
  /** Without the paper-report choice; packages in the order chosen. */
  selection: Selection
  /** -1, -2 or null. */
  paperReportId: number | null
  exchanges: readonly ExchangeRow[]
  /** The exchange item that is charged; null when none was chosen or its condition is not met. */
  exchange: ExchangeRow | null
  quote: Quote
}

/**
 * Prices a checkup with add-ons and exchange, over facts read for the same product and moment. Used by the quote, the
 * coupon list and completion.
 * Refuses: 404 unknown product or branch, 27005 off the shelf, 20001 anything in the choice that this account is
 * not offered there (unknown package, item, exchange; disabled; twice; more than the maximum; with `complete` also too
 * few), and with `complete` 40003 / 40004 / 0 when a medical rule is broken.
 */
export async function priceOrder(
  db: Db,
  facts: PricingContext,
  input: PriceOrderInput
): Promise<PricedOrder> {
  const { productCode, orgCode, now } = input
  const { shop } = facts
  const product = soldProduct(shop, productCode)
  const branch = branchOf(shop, orgCode)
  if (!takesProduct(shop, orgCode, productCode))
    throw badInput(PRICING_TEXTS.branchNotTaking, { field: 'orgCode' })
  const catalogue = await addonCatalogue(db, facts, {
    ...{ product, branch, now, gender: null },
    ...{ date: input.date, onCard: input.onCard }
  })
  const { exchanges } = shop
  const exchangeId = input.exchangeId ?? null
  if (exchangeId !== null && !exchanges.some(({ id }) => id === exchangeId)) {
    throw badInput(PRICING_TEXTS.exchangeUnknown, { field: 'addItemConfigId' })
  }
  const paperReportId = paperChoice(product, input.addons)
  const selection = checkedSelection(catalogue, input.addons, input.complete ?? false)
  // A card pays of the sale price, whatever an offer makes of it.
  const offer = offerFor(catalogue.right ? [] : facts.offers, product.salePriceFen)
  const quoted = priceSelection({ product, offer, catalogue, exchanges }, selection, exchangeId, now)
  const priced: PricedOrder = {
    facts,
    product,
    branch,
    offer,
    catalogue,
    selection,
    paperReportId,
    exchanges,
    exchange: quoted.exchangeFen > 0 ? (exchanges.find(({ id }) => id === exchangeId) ?? null) : null,
    quote: quoted,
    priceVersion: versionOf(input, quoted, offer),
    couponContext: {
      kind: product.kind,
      kindName: KIND_TEXTS[product.kind].couponName,
      channel: input.channel,
      channelNames: CHANNEL_NAMES,
      branchId: branch.orgCode,
      branchName: branch.name,
      cityCode: branch.cityCode,
      cityName: cityNameOf(shop, branch.cityCode),
      amountFen: quoted.itemTotalFen,
      now: now.getTime()
    }
  }
  if (input.complete) refuseBrokenRules(validateSelection(priced))
  return priced
}

type PriceFacts = Pick<PricedOrder, 'product' | 'offer' | 'catalogue' | 'exchanges'>

/** The quote of another choice over the same facts (what the price was before a toggle). */
export function priceSelection(
  facts: PriceFacts,
  selection: Selection,
  exchangeId: number | null,
  now: Date
): Quote {
  const { product, offer, catalogue, exchanges } = facts
  const label = KIND_TEXTS[product.kind].priceLabel
  return quote({
    base: {
      name: product.name,
      ...(label === undefined ? {} : { label }),
      itemCodes: catalogue.baseItemCodes,
      salePriceFen: offer.priceFen
    },
    packages: catalogue.packages,
    selection,
    quotaFen: catalogue.quotaFen,
    card: cardShare(catalogue, offer.priceFen),
    fee: catalogue.fee,
    exchanges: exchanges.map(({ id, name, priceFen, thresholdFen }) => ({
      ...{ id, productName: name, priceFen, thresholdFen }
    })),
    exchangeId,
    now: now.getTime()
  })
}

/** What the named card's entitlement pays of the base price. */
function cardShare({ card, right, worthFen }: AddonCatalogue, priceFen: number) {
  return card && right
    ? { fen: coverOf(priceFen, worthFen).coverFen, note: `${card.name} · ${right.name}` }
    : null
}

function paperChoice(product: ProductRow, choice: Selection): number | null {
  const chosen = choice.filter((entry) => isPaperReport(entry.packageId))
  if (chosen.length > 1) throw badInput(PRICING_TEXTS.paperBoth, { field: 'customAddPackage' })
  if (chosen[0] && !product.paperReport)
    throw badInput(PRICING_TEXTS.paperClosed, { field: 'customAddPackage' })
  return chosen[0]?.packageId ?? null
}

/** The client's choice held against what is offered. */
function checkedSelection(catalogue: AddonCatalogue, choice: Selection, complete: boolean): Selection {
  const refuse = (message: string) => badInput(message, { field: 'customAddPackage' })
  const seenPackages = new Set<number>()
  const seenItems = new Set<string>()
  const selection: Selection = choice.flatMap((entry) => {
    if (isPaperReport(entry.packageId) || entry.itemCodes.length === 0) return []
    const pkg = catalogue.packages.find((candidate) => candidate.packageId === entry.packageId)
    if (!pkg) throw refuse(PRICING_TEXTS.packageUnknown)
    if (seenPackages.has(pkg.packageId)) throw refuse(PRICING_TEXTS.packageTwice)
    seenPackages.add(pkg.packageId)
    for (const code of entry.itemCodes) {
      const item = pkg.items.find((candidate) => candidate.itemCode === code)
      if (!item) throw refuse(ADDON_TEXTS.unknownItem)
      if (!isSelectable(item)) throw refuse(lockLabel(item))
      if (seenItems.has(code)) throw refuse(ADDON_TEXTS.duplicate(item.itemName))
      seenItems.add(code)
    }
    return [{ packageId: pkg.packageId, itemCodes: entry.itemCodes }]
  })
  const problem = complete
    ? selectionProblems(catalogue.packages, selection)[0]
    : catalogue.packages.flatMap((pkg) => {
        const count = countOf(selection, pkg.packageId)
        return count > limitsOf(pkg).max ? [limitProblem(pkg, count)] : []
      })[0]
  if (problem !== undefined) throw refuse(problem)
  return selection
}

function versionOf({ productCode, orgCode }: PriceOrderInput, quoted: Quote, offer: Offer): string {
  const facts = [
    productCode,
    orgCode,
    quoteVersion(quoted),
    ...quoted.lines.map((line) => `${line.label}${line.amountFen}`)
  ]
  return priceVersionOf(facts, offer)
}

/** The medical rules over base items and choice; `toggle` says what changed last. */
export function validateSelection(
  { catalogue, selection }: Pick<PricedOrder, 'catalogue' | 'selection'>,
  toggle?: { toggled: ItemRef | null; operType: OperType }
): RuleVerdict {
  return evaluateToggle({
    rules: catalogue.rules,
    baseItemCodes: catalogue.baseItemCodes,
    packages: catalogue.packages,
    selection,
    ...(toggle?.toggled ? { toggled: toggle.toggled, operType: toggle.operType } : {})
  })
}

const ruleItem = ({ packageId, itemCode, name, priceFen }: AffectedItem) => ({
  packageId,
  itemCode,
  name,
  price: toYuan(priceFen)
})

/** Throws what a broken rule answers: 40003 / 40004 with `[{ items }]`, else 0. Returns the medical tips. */
export function refuseBrokenRules(verdict: RuleVerdict): string[] {
  if (verdict.code === 1) return verdict.specialTips
  if (verdict.code === 0) throw new Refusal(ErrorCode.business, verdict.message)
  throw new Refusal(verdict.code, verdict.message, [{ items: verdict.items.map(ruleItem) }])
}

/** Names of chosen items that the other sex has examined: 27006 at completion. */
export function itemsUnfitFor({ catalogue, selection }: PricedOrder, gender: number): string[] {
  return selection.flatMap(({ itemCodes }) =>
    itemCodes.flatMap((code) => {
      const item = catalogue.items.get(code)
      return item && item.sexLimit !== null && item.sexLimit !== gender ? [item.name] : []
    })
  )
}
