import type {
  CardAccount,
  CardCombo,
  CardOwner,
  CardService,
  CardStore,
  CardUpgrade
} from '@/contract/card/dto'
import { ErrorCode } from '@/contract/errors'
import { dateOf } from '@/domain/date'
import { kindOfCategory } from '@/domain/kinds'
import { maskPerson } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { baseItemCount } from '@/domain/quote/item-count'
import { ownContact } from '../../account/queries/contacts'
import type { ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { baseItemCodes, cityNameOf } from '../../catalogue/queries/sold-product'
import type { Db } from '../../db/client'
import { Refusal } from '../../http/refusal'
import { CARD_TEXTS } from '../texts'
import { CARD_KIND, isLive, ownCard, ownCards, type CardRow } from './own-card'

/** The last day on which it counts. */
const lastDay = ({ expiresAt }: CardRow): string => dateOf(expiresAt.getTime() - 1)

const cardDto = (card: CardRow) => ({
  cardNumber: card.cardNumber,
  cardName: card.name,
  company: card.company,
  cardType: card.kind === CARD_KIND.company ? 1 : 0,
  startDate: dateOf(card.startsAt.getTime()),
  endDate: lastDay(card),
  quota: toYuan(card.quotaFen),
  quotaLeft: toYuan(card.quotaFen - card.quotaUsedFen),
  familyAllowed: card.familyAllowed ? 1 : 0
})

/** The user's cards that count today. */
async function liveCards(db: Db, userId: string, now: Date): Promise<CardRow[]> {
  return (await ownCards(db, userId)).filter((card) => isLive(card, now))
}

export async function cardAccounts(db: Db, userId: string, now: Date): Promise<CardAccount[]> {
  return (await liveCards(db, userId, now)).map((card) => ({ ...cardDto(card), comboIds: card.comboIds }))
}

/** The product of each combo that a card has and the shop knows, as the card names them. */
export function productsOn({ products }: Shop, { comboIds }: CardRow): ProductRow[] {
  const byCombo = new Map([...products.values()].map((product) => [product.comboId, product]))
  return comboIds.flatMap((comboId) => byCombo.get(comboId) ?? [])
}

const serviceDto = (card: CardRow, product: ProductRow): CardService => ({
  ...cardDto(card),
  comboId: product.comboId ?? '',
  productCode: product.productCode,
  comboName: product.name,
  productCategory: product.category,
  comboSalePrice: toYuan(product.salePriceFen),
  sexLimit: product.sexLimit,
  bookable: card.kind === CARD_KIND.company && product.onShelf ? 1 : 0
})

/** Every combo of every card that counts today; of a category's kind where it is named. */
export async function cardServices(
  db: Db,
  userId: string,
  now: Date,
  category?: number
): Promise<CardService[]> {
  const shop = await shopNow(db)
  const kind = category === undefined ? null : kindOfCategory(category)
  return (await liveCards(db, userId, now)).flatMap((card) =>
    productsOn(shop, card)
      .filter((product) => category === undefined || product.kind === kind)
      .map((product) => serviceDto(card, product))
  )
}

/** Combos of one card of a category's kind. Refuses as `ownCard`. */
export async function combosOf(
  db: Db,
  userId: string,
  { cardNumber, category }: { readonly cardNumber: string; readonly category: number },
  now: Date
): Promise<CardService[]> {
  const card = await ownCard(db, userId, cardNumber, now)
  const kind = kindOfCategory(category)
  return productsOn(await shopNow(db), card)
    .filter((product) => product.kind === kind)
    .map((product) => serviceDto(card, product))
}

interface NamedCombo {
  readonly cardNumber: string
  readonly comboId: string
}

/** A combo of an own card. Refuses as `ownCard`, and with 404 a combo that the card has not. */
async function comboOn(db: Db, userId: string, { cardNumber, comboId }: NamedCombo, now: Date) {
  const card = await ownCard(db, userId, cardNumber, now)
  const shop = await shopNow(db)
  const product = productsOn(shop, card).find((one) => one.comboId === comboId)
  if (!product) throw new Refusal(ErrorCode.notFound, CARD_TEXTS.comboMissing)
  return { card, shop, product }
}

export async function comboService(
  db: Db,
  userId: string,
  named: NamedCombo,
  now: Date
): Promise<CardService> {
  const { card, product } = await comboOn(db, userId, named, now)
  return serviceDto(card, product)
}

/** What a combo checks and where. Refuses with 404 one of another kind than that of the category. */
export async function comboDetail(
  db: Db,
  userId: string,
  { type, ...named }: NamedCombo & { readonly type: number },
  now: Date
): Promise<CardCombo> {
  const { card, shop, product } = await comboOn(db, userId, named, now)
  if (product.kind !== kindOfCategory(type)) throw new Refusal(ErrorCode.notFound, CARD_TEXTS.comboMissing)
  const codes = baseItemCodes(shop, product.productCode)
  return {
    ...serviceDto(card, product),
    itemNum: baseItemCount(codes),
    checkItem: codes.map((id) => ({ id, name: shop.items.get(id)?.name ?? id })),
    branchNum: shop.takers.get(product.productCode)?.length ?? 0
  }
}

/** Combos of the same kind that cost more, and what each costs more, the cheapest first. */
export async function upgradesOf(
  db: Db,
  userId: string,
  named: NamedCombo,
  now: Date
): Promise<CardUpgrade[]> {
  const { shop, product } = await comboOn(db, userId, named, now)
  return [...shop.products.values()]
    .filter(({ comboId, kind, onShelf }) => comboId !== null && kind === product.kind && onShelf)
    .filter(({ salePriceFen }) => salePriceFen > product.salePriceFen)
    .toSorted((a, b) => a.salePriceFen - b.salePriceFen || (a.productCode < b.productCode ? -1 : 1))
    .map((one) => ({
      comboId: one.comboId ?? '',
      productCode: one.productCode,
      comboName: one.name,
      comboSalePrice: toYuan(one.salePriceFen),
      upgradePrice: toYuan(one.salePriceFen - product.salePriceFen),
      sexLimit: one.sexLimit
    }))
}

/** Stores that do a combo of the card of a category's kind. Refuses as `ownCard`, with 20001 an unknown city. */
export async function storesOf(
  db: Db,
  userId: string,
  { cardNumber, category, cityCode }: { cardNumber: string; category: number; cityCode?: string | undefined },
  now: Date
): Promise<CardStore[]> {
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
    const { name: hospitalName, address: hospitalAddress, lat, lon } = branch
    return [{ orgCode, hospitalName, hospitalAddress, cityCode: branch.cityCode, lat, lon, comboIds }]
  })
}

/** Whom an own card is for. Refuses as `ownCard`, and with 404 a card for nobody in particular. */
export async function ownerOf(db: Db, userId: string, cardNumber: string, now: Date): Promise<CardOwner> {
  const { contactsId } = await ownCard(db, userId, cardNumber, now)
  const owner = await ownContact(db, userId, contactsId ?? '')
  const { name, mobile, idType, idNumber } = maskPerson(owner)
  return {
    contacts_id: owner.id,
    name,
    mobile,
    sex: owner.gender,
    id_type: idType,
    id_number: idNumber,
    relation: owner.relation
  }
}
