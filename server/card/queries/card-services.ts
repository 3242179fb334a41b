import { ErrorCode } from '@/contract/errors'
import { coverOf } from '@/domain/card/upgrade'
import { kindOfCategory } from '@/domain/kinds'
import { maskPerson } from '@/domain/mask'
import { baseItemCount } from '@/domain/quote/item-count'
import { ownContact, type ContactRow } from '../../account/queries/contacts'
import type { BranchRow, ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { baseItemCodes, cityNameOf } from '../../catalogue/queries/sold-product'
import type { Db } from '../../db/client'
import { Refusal } from '../../http/refusal'
import { CARD_TEXTS } from '../texts'
import { combosOn, isLive, ownCard, ownCards, type CardRow } from './own-card'

/** A combo of a card, and the product that it is here. */
export interface Combo {
  readonly card: CardRow
  readonly product: ProductRow
}

/** What a combo checks, and how many branches take it. */
export interface CheckedCombo extends Combo {
  readonly items: { readonly id: string; readonly name: string }[]
  readonly itemCount: number
  readonly branches: number
}

/** A combo in the place of another one, and what it costs more. */
export interface Upgrade {
  readonly product: ProductRow
  readonly moreFen: number
}

/** A store, and which combos of the card it does. */
export interface Store {
  readonly branch: BranchRow
  readonly comboIds: string[]
}

/** The user's cards that count today. */
export async function liveCards(db: Db, userId: string, now: Date): Promise<CardRow[]> {
  return (await ownCards(db, userId)).filter((card) => isLive(card, now))
}

/** The product of each combo that a card has and the shop knows, as the card names them. */
export function productsOn({ products }: Shop, card: Pick<CardRow, 'rights'>): ProductRow[] {
  const byCombo = new Map([...products.values()].map((product) => [product.comboId, product]))
  return combosOn(card).flatMap((comboId) => byCombo.get(comboId) ?? [])
}

/** Every combo of every card that counts today; of a category's kind where it is named. */
export async function cardServices(db: Db, userId: string, now: Date, category?: number): Promise<Combo[]> {
  const shop = await shopNow(db)
  const kind = category === undefined ? null : kindOfCategory(category)
  return (await liveCards(db, userId, now)).flatMap((card) =>
    productsOn(shop, card)
      .filter((product) => category === undefined || product.kind === kind)
      .map((product) => ({ card, product }))
  )
}

/** Combos of one card of a category's kind. Refuses as `ownCard`. */
export async function combosOf(
  db: Db,
  userId: string,
  { cardNumber, category }: { readonly cardNumber: string; readonly category: number },
  now: Date
): Promise<Combo[]> {
  const card = await ownCard(db, userId, cardNumber, now)
  const kind = kindOfCategory(category)
  return productsOn(await shopNow(db), card)
    .filter((product) => product.kind === kind)
    .map((product) => ({ card, product }))
}

interface NamedCombo {
  readonly cardNumber: string
  readonly comboId: string
}

/** A combo of an own card. Refuses as `ownCard`, and with 404 a combo that the card has not. */
export async function comboOn(db: Db, userId: string, { cardNumber, comboId }: NamedCombo, now: Date) {
  const card = await ownCard(db, userId, cardNumber, now)
  const shop = await shopNow(db)
  const product = productsOn(shop, card).find((one) => one.comboId === comboId)
  if (!product) throw new Refusal(ErrorCode.notFound, CARD_TEXTS.comboMissing)
  return { card, shop, product }
}

/** What a combo checks and where. Refuses with 404 one of another kind than that of the category. */
export async function comboDetail(
  db: Db,
  userId: string,
  { type, ...named }: NamedCombo & { readonly type: number },
  now: Date
): Promise<CheckedCombo> {
  const { card, shop, product } = await comboOn(db, userId, named, now)
  if (product.kind !== kindOfCategory(type)) throw new Refusal(ErrorCode.notFound, CARD_TEXTS.comboMissing)
  const codes = baseItemCodes(shop, product.productCode)
  return {
    ...{ card, product, itemCount: baseItemCount(codes) },
    items: codes.map((id) => ({ id, name: shop.items.get(id)?.name ?? id })),
    branches: shop.takers.get(product.productCode)?.length ?? 0
  }
}

/** Combos of the same kind that cost more than one of an entitlement and are not in it, and what each costs more, the cheapest first. */
export async function upgradesOf(db: Db, userId: string, named: NamedCombo, now: Date): Promise<Upgrade[]> {
  const { card, shop, product } = await comboOn(db, userId, named, now)
  const included = card.rights
    .filter(({ comboIds }) => comboIds.includes(named.comboId))
    .flatMap(({ comboIds }) => comboIds)
  return [...shop.products.values()]
    .filter(({ comboId, kind, onShelf }) => comboId !== null && kind === product.kind && onShelf)
    .filter(
      ({ salePriceFen, comboId }) => salePriceFen > product.salePriceFen && !included.includes(comboId ?? '')
    )
    .toSorted((a, b) => a.salePriceFen - b.salePriceFen || (a.productCode < b.productCode ? -1 : 1))
    .map((one) => ({ product: one, moreFen: coverOf(one.salePriceFen, product.salePriceFen).payFen }))
}

/** Stores that do a combo of the card of a category's kind. Refuses as `ownCard`, with 20001 an unknown city. */
export async function storesOf(
  db: Db,
  userId: string,
  { cardNumber, category, cityCode }: { cardNumber: string; category: number; cityCode?: string | undefined },
  now: Date
): Promise<Store[]> {
  const card = await ownCard(db, userId, cardNumber, now)
  const shop = await shopNow(db)
  if (cityCode !== undefined) cityNameOf(shop, cityCode)
  const kind = kindOfCategory(category)
  const combos = new Map<string, string[]>()
  for (const product of productsOn(shop, card)) {
    if (product.kind !== kind || !product.onShelf) continue
    for (const orgCode of shop.takers.get(product.productCode) ?? []) {
      combos.set(orgCode, [...(combos.get(orgCode) ?? []), product.comboId ?? ''])
    }
  }
  return [...combos].flatMap(([orgCode, comboIds]) => {
    const branch = shop.branches.get(orgCode)
    if (!branch || (cityCode !== undefined && branch.cityCode !== cityCode)) return []
    return [{ branch, comboIds }]
  })
}

/** Whom an own card is for, masked. Refuses as `ownCard`, and with 404 a card for nobody in particular. */
export async function ownerOf(db: Db, userId: string, cardNumber: string, now: Date): Promise<ContactRow> {
  const { contactsId } = await ownCard(db, userId, cardNumber, now)
  const owner = await ownContact(db, userId, contactsId ?? '')
  return { ...owner, ...maskPerson(owner) }
}
