import { inArray } from 'drizzle-orm'
import {
  cardState,
  EXPIRING_DAYS,
  rightState,
  standingOf,
  type CardState,
  type Standing
} from '@/domain/card/card-state'
import { comboProblem, ruleOf } from '@/domain/card/rights'
import { dateOf, daysBetween } from '@/domain/date'
import { genderOf } from '@/domain/person/codes'
import { baseItemCount } from '@/domain/quote/item-count'
import { listContacts, type ContactRow } from '../../account/queries/contacts'
import { birthdayOf } from '@/domain/person/birthday'
import { idTypeOf } from '@/domain/person/codes'
import type { ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { baseItemCodes } from '../../catalogue/queries/sold-product'
import type { Db } from '../../db/client'
import { cardBalances } from '../../db/schema'
import { cardOrders, type CardOrder } from './card-orders'
import { boundCard, ownCards, type CardRow, type RightRow } from './own-card'

export interface RightCombo {
  readonly product: ProductRow
  readonly itemCount: number
  /** Why it does not suit whom the card is for; '' when it does. */
  readonly reason: string
}

export interface WalletRight extends Standing {
  readonly right: RightRow
  readonly rule: string
  readonly state: CardState
  readonly combos: readonly RightCombo[]
  readonly orders: readonly CardOrder[]
}

export interface WalletCard {
  readonly card: CardRow
  readonly state: CardState
  readonly holder: ContactRow | null
  readonly daysLeft: number
  readonly expiring: boolean
  /** In fen; null: it has none. */
  readonly quota: Standing | null
  readonly balance: Standing | null
  readonly rights: readonly WalletRight[]
}

const sumOf = (orders: readonly CardOrder[], visited: boolean): number =>
  orders.reduce((sum, one) => (one.visited === visited ? sum + one.amount : sum), 0)

/** Somebody's sex and birthday, as far as the account knows them. */
export const suited = (contact: ContactRow | null) => ({
  gender: genderOf(contact?.gender),
  birthday: contact && birthdayOf({ ...contact, idType: idTypeOf(contact.idType) })
})

export function comboOf(shop: Shop, product: ProductRow, contact: ContactRow | null, on: string): RightCombo {
  const limits = { ...product, sexLimit: genderOf(product.sexLimit) }
  return {
    product,
    itemCount: baseItemCount(baseItemCodes(shop, product.productCode)),
    reason: comboProblem(limits, suited(contact), on)
  }
}

/** Products of a card's combos; those that the shop does not know are left out. */
export const productsOf = (shop: Shop, comboIds: readonly string[]): ProductRow[] => {
  const byCombo = new Map([...shop.products.values()].map((product) => [product.comboId, product]))
  return comboIds.flatMap((comboId) => byCombo.get(comboId) ?? [])
}

interface Facts {
  readonly shop: Shop
  readonly people: readonly ContactRow[]
  readonly orders: readonly CardOrder[]
  readonly balances: readonly (typeof cardBalances.$inferSelect)[]
}

function walletCard(card: CardRow, { shop, people, orders, balances }: Facts, now: Date): WalletCard {
  const today = dateOf(now.getTime())
  const lastDay = dateOf(card.expiresAt.getTime() - 1)
  const holder = people.find(({ id }) => id === card.contactsId) ?? null
  const of = (kind: string, resource: string) =>
    orders.filter((one) => one.kind === kind && one.resource === resource)
  const over = card.expiresAt <= now
  const quotaOrders = of('quota', card.cardNumber)
  const money = balances.find(({ no }) => no === card.cardNumber)
  const quota =
    card.quotaGrantedFen === 0
      ? null
      : standingOf(
          { granted: card.quotaGrantedFen, uses: card.quotaFen, taken: card.quotaUsedFen },
          sumOf(quotaOrders, true),
          over
        )
  const balance = money
    ? standingOf(
        { granted: money.grantedFen, uses: money.amountFen, taken: money.takenFen },
        sumOf(of('cardBalance', card.cardNumber), true),
        money.expiresAt <= now
      )
    : null
  const rights = card.rights.map((right): WalletRight => {
    const own = of('right', right.id)
    const gone = right.expiresAt <= now || right.withdrawnAt !== null
    return {
      ...standingOf(right, sumOf(own, true), gone),
      right,
      rule: ruleOf(right),
      state: rightState(right, now, card.lostAt !== null),
      combos: productsOf(shop, right.comboIds).map((product) => comboOf(shop, product, holder, today)),
      orders: own
    }
  })
  return {
    ...{ card, holder, quota, balance, rights },
    state: cardState({ ...card, leftFen: (quota?.left ?? 0) + (balance?.left ?? 0) }, now),
    daysLeft: Math.max(0, daysBetween(today, lastDay)),
    expiring: !over && daysBetween(today, lastDay) <= EXPIRING_DAYS
  }
}

async function factsOf(db: Db, userId: string, cards: readonly CardRow[]): Promise<Facts> {
  const numbers = cards.map(({ cardNumber }) => cardNumber)
  return {
    shop: await shopNow(db),
    people: await listContacts(db, userId),
    orders: await cardOrders(db, cards),
    balances:
      numbers.length === 0
        ? []
        : await db.select().from(cardBalances).where(inArray(cardBalances.no, numbers))
  }
}

/** All cards of the user, also those that are over. */
export async function walletOf(db: Db, userId: string, now: Date): Promise<WalletCard[]> {
  const cards = await ownCards(db, userId)
  const facts = await factsOf(db, userId, cards)
  return cards.map((card) => walletCard(card, facts, now))
}

/** One of them. Refuses with 404 another's. */
export async function walletCardOf(
  db: Db,
  userId: string,
  cardNumber: string,
  now: Date
): Promise<WalletCard> {
  const card = await boundCard(db, userId, cardNumber)
  return walletCard(card, await factsOf(db, userId, [card]), now)
}
