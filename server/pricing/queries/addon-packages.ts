import { splitLists } from '@/domain/addon/sections'
import { SPECIAL_PACKAGE_ID, type AddonPackage } from '@/domain/addon/types'
import { GENDER, type Gender, ID_TYPE } from '@/domain/person/codes'
import { idCardFacts } from '@/domain/person/id-card'
import { PRICING_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { badInput } from '../../http/refusal'
import { onCardOf, type CardNamed } from './on-card'
import { addonCatalogue, type AddonCatalogue } from './addon-catalogue'
import { pricingContextOf, type PricingContext } from './pricing-context'
import { offerFor } from '../../catalogue/offers'
import { branchOf, soldProduct, takesProduct } from '../../catalogue/queries/sold-product'

/** For which product at which branch. */
export interface AddonsAsked {
  readonly productCode: string
  readonly branchCode: string
  /** Day of the examination: what wants more days ahead is disabled. */
  readonly date: string | undefined
  /** Whom they are for, by a document of some type; without one it is an id card. */
  readonly person: { readonly idType: number | undefined; readonly idNumber: string } | null
  /** What the caller has elsewhere. */
  readonly exceptItemCodes: readonly string[]
  /** The card on which it is booked. */
  readonly onCard: CardNamed | undefined
}

/** What can be added, in the lists that a screen shows. */
export interface AddonLists {
  readonly catalogue: AddonCatalogue
  readonly lists: ReturnType<typeof splitLists>
  /** The smart recommendation, after consent. */
  readonly smart: AddonPackage | null
  /** The price of the base package. */
  readonly baseFen: number
}

/** The sex add-ons are offered for: by the id card that was sent, else the account's own person; null when unknown. */
export function genderOf(person: AddonsAsked['person'], own: PricingContext['own']): Gender | null {
  if (person && (person.idType ?? ID_TYPE.idCard) === ID_TYPE.idCard) {
    const card = idCardFacts(person.idNumber)
    if (card) return card.gender
  }
  if (!own) return null
  return own.gender === GENDER.male ? GENDER.male : GENDER.female
}

/** Without the items that the caller already has elsewhere; a package that had nothing else goes. */
const without = (packages: readonly AddonPackage[], codes: readonly string[]): AddonPackage[] =>
  packages
    .map((pkg) => ({ ...pkg, items: pkg.items.filter((item) => !codes.includes(item.itemCode)) }))
    .filter((pkg) => pkg.items.length > 0)

/** The add-on list (§7 /pdb/addPackages). Refuses: 404, 27005, 20001 when the branch does not take the product. */
export async function addonPackages(
  db: Db,
  asked: AddonsAsked,
  userId: string | null,
  now: Date
): Promise<AddonLists> {
  const facts = await pricingContextOf(db, { userId, productCode: asked.productCode, now })
  const { shop } = facts
  const product = soldProduct(shop, asked.productCode)
  const branch = branchOf(shop, asked.branchCode)
  if (!takesProduct(shop, branch.orgCode, product.productCode)) {
    throw badInput(PRICING_TEXTS.branchNotTaking, { field: 'orgCode' })
  }
  const gender = genderOf(asked.person, facts.own)
  const onCard = await onCardOf(db, userId, asked.onCard)
  const catalogue = await addonCatalogue(db, facts, {
    ...{ product, branch, now, gender },
    ...{ date: asked.date, onCard }
  })
  const offered = without(catalogue.packages, asked.exceptItemCodes)
  const smart = offered.find((pkg) => pkg.packageId === SPECIAL_PACKAGE_ID.smart) ?? null
  const lists = splitLists(offered.filter((pkg) => pkg !== smart))
  return {
    catalogue,
    lists,
    smart,
    baseFen: offerFor(facts.offers, product.salePriceFen).priceFen
  }
}
