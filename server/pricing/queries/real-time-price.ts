import { addItems, removeItems } from '@/domain/addon/selection'
import { remarksOf, takenBy } from '@/domain/addon/item-terms'
import { selectedCodes } from '@/domain/addon/selection-read'
import { OPER_TYPE, type ItemRef, type OperType, type Selection } from '@/domain/addon/types'
import { exchangeRemark } from '@/domain/quote/exchange'
import type { Db } from '../../db/client'
import { medicalTip } from './addon-catalogue'
import { onCardOf, type CardNamed } from './on-card'
import { pricingContextOf } from './pricing-context'
import {
  validateSelection,
  priceOrder,
  priceSelection,
  refuseBrokenRules,
  type PricedOrder
} from './price-order'
import { recordQuote } from './quoted'
import { partsOf } from '../../catalogue/queries/shop-parts'

/** What is chosen of a checkup at a branch on a day, and what changed last. */
export interface ChoiceAsked {
  readonly productCode: string
  readonly branchCode: string
  readonly date: string
  readonly addons: Selection
  readonly exchangeId: number | null
  /** The card on which it is booked. */
  readonly onCard: CardNamed | undefined
  /** null where nothing was toggled, or a package as a whole. */
  readonly toggled: ItemRef | null
  readonly operType: OperType
}

/** A priced choice, and what is to be said of it. */
export interface PricedChoice {
  readonly priced: PricedOrder
  /** Code of the item that was added last; null where none was. */
  readonly added: string | null
  /** Medical tips of what was toggled. */
  readonly tips: readonly string[]
  /** '' unless the toggle makes the chosen exchange item lose its condition. */
  readonly exchangeRemark: string
  /** What is to be known before paying of what will be examined. */
  readonly reminders: ReturnType<typeof remindersIn>
}

/** Self-paid add-ons before the toggle, in fen. Removing what others need took those along: then the condition was met. */
function selfPaidBefore(priced: PricedOrder, toggled: ItemRef, operType: OperType, now: Date): number {
  const { catalogue, selection } = priced
  if (operType === OPER_TYPE.add) {
    return priceSelection(priced, removeItems(selection, [toggled]), null, now).addonSelfPaidFen
  }
  const needed = catalogue.rules.some(
    (rule) => rule.type === 'REQUIRE' && rule.withItemCodes.includes(toggled.itemCode)
  )
  if (needed) return Number.MAX_SAFE_INTEGER
  return priceSelection(priced, addItems(selection, [toggled]), null, now).addonSelfPaidFen
}

/** The warm tip when this toggle makes the chosen exchange item lose its condition (§4); '' otherwise. */
function remarkOf(priced: PricedOrder, { exchangeId, toggled, operType }: ChoiceAsked, now: Date): string {
  if (!toggled || exchangeId === null) return ''
  const exchanges = priced.exchanges.map((offer) => ({
    id: offer.id,
    productName: offer.name,
    priceFen: offer.priceFen,
    thresholdFen: offer.thresholdFen
  }))
  const before = selfPaidBefore(priced, toggled, operType, now)
  return exchangeRemark(exchanges, exchangeId, before, priced.quote.addonSelfPaidFen)
}

/** What company and bans the examined items ask for, of base package and choice. */
function remindersIn({ catalogue, selection }: PricedOrder) {
  return [...new Set([...catalogue.baseItemCodes, ...selectedCodes(selection)])].flatMap((code) => {
    const item = catalogue.items.get(code)
    if (!item) return []
    return remarksOf(item.terms).map((remark) => ({ itemName: item.name, ...remark }))
  })
}

/** The tips of the rules, that of an item itself first. */
function tipsOf({ catalogue, product }: PricedOrder, added: string | null, tips: readonly string[]) {
  const item = added === null ? undefined : catalogue.items.get(added)
  const own = item ? medicalTip(item, takenBy(product)) : ''
  return [...new Set([own, ...tips])].filter((tip) => tip !== '')
}

/**
 * The real-time quote (§7): prices the choice after a toggle and remembers it under its `priceVersion`.
 * Refuses as `priceOrder` does, and with 40003 / 40004 carrying the items to add or delete together.
 */
export async function realTimePrice(
  db: Db,
  asked: ChoiceAsked,
  { userId, channel }: { userId: string; channel: number },
  now: Date
): Promise<PricedChoice> {
  const { productCode, branchCode: orgCode, addons, toggled, operType, onCard: named, ...choice } = asked
  const parts = partsOf({ productCode, orgCode, addons })
  const facts = await pricingContextOf(db, { userId, productCode, now, parts })
  const onCard = await onCardOf(db, userId, named)
  const priced = await priceOrder(db, facts, {
    ...choice,
    onCard,
    productCode,
    orgCode,
    addons,
    channel,
    now
  })
  const tips = refuseBrokenRules(validateSelection(priced, { toggled, operType }))
  await recordQuote(db, userId, priced, now)
  const added = toggled && operType === OPER_TYPE.add ? toggled.itemCode : null
  return {
    priced,
    added,
    tips: tipsOf(priced, added, toggled ? tips : []),
    exchangeRemark: remarkOf(priced, asked, now),
    reminders: remindersIn(priced)
  }
}
