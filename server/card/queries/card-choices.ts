import { inOrderOfUse, personProblem, usable } from '@/domain/card/rights'
import { coverOf, wayOf, type ChoiceWay, type Covered } from '@/domain/card/upgrade'
import { dateOf } from '@/domain/date'
import { ownContact } from '../../account/queries/contacts'
import type { ProductRow, Shop } from '../../catalogue/queries/read-shop'
import { shopNow } from '../../catalogue/queries/shop'
import { baseItemCodes } from '../../catalogue/queries/sold-product'
import type { Db } from '../../db/client'
import { askedContact, cardPersonOf } from './card-person'
import { ownCard, type RightRow } from './own-card'
import { comboOf, productsOf, type RightCombo } from './wallet'

export interface CardChoice extends RightCombo, Covered {
  readonly right: RightRow
  readonly way: ChoiceWay
  /** The combo that is given up; null: it is in the entitlement. */
  readonly from: ProductRow | null
  readonly more: readonly string[]
  readonly less: readonly string[]
}

const namesOf = (shop: Shop, codes: readonly string[]): string[] =>
  codes.map((code) => shop.items.get(code)?.name ?? code)

/**
 * What somebody can be booked with an own card: what its entitlements have first, then others of the same kind in the place of the
 * dearest one that suits them, with what is paid for each. Refuses as `ownCard`, with 404 somebody who is not the account's.
 */
export async function cardChoicesOf(
  db: Db,
  userId: string,
  { cardNumber, contactsId }: { readonly cardNumber: string; readonly contactsId: string },
  now: Date
): Promise<CardChoice[]> {
  const card = await ownCard(db, userId, cardNumber, now)
  const contact = await ownContact(db, userId, contactsId)
  const shop = await shopNow(db)
  const today = dateOf(now.getTime())
  const person = await cardPersonOf(db, card, askedContact(contact), now)
  const rights = inOrderOfUse(
    card.rights.filter((right) => personProblem(right, person, today) === null && usable(right, now)),
    person
  )
  const choices: CardChoice[] = []
  for (const right of rights) {
    const own = productsOf(shop, right.comboIds).filter(({ onShelf }) => onShelf)
    const combos = own.map((product) => comboOf(shop, product, contact, today))
    for (const combo of combos)
      choices.push({
        ...combo,
        ...coverOf(combo.product.salePriceFen, null),
        ...{ right, way: 'included', from: null, more: [], less: [] }
      })
    const [from] = combos
      .filter(({ reason }) => reason === '')
      .map(({ product }) => product)
      .toSorted((a, b) => b.salePriceFen - a.salePriceFen)
    if (!from) continue
    const others = [...shop.products.values()]
      .filter(({ comboId, kind, onShelf }) => comboId !== null && kind === from.kind && onShelf)
      .filter(({ comboId }) => !right.comboIds.includes(comboId ?? ''))
      .toSorted((a, b) => a.salePriceFen - b.salePriceFen || (a.productCode < b.productCode ? -1 : 1))
    const given = baseItemCodes(shop, from.productCode)
    for (const product of others) {
      const codes = baseItemCodes(shop, product.productCode)
      const covered = coverOf(product.salePriceFen, from.salePriceFen)
      choices.push({
        ...comboOf(shop, product, contact, today),
        ...covered,
        ...{ right, from, way: wayOf(covered, false) },
        more: namesOf(
          shop,
          codes.filter((code) => !given.includes(code))
        ),
        less: namesOf(
          shop,
          given.filter((code) => !codes.includes(code))
        )
      })
    }
  }
  return choices
}
