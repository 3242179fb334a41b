import { desc, eq } from 'drizzle-orm'
import { dateOf } from '@/domain/date'
import { focusVisit } from '@/domain/order/parts'
import { productsOn } from '../../../card/queries/card-services'
import { ownCards, type CardRow } from '../../../card/queries/own-card'
import { shopNow } from '../../../catalogue/queries/shop'
import type { Db } from '../../../db/client'
import { orders } from '../../../db/schema'
import { ORDER_TEXTS } from '../../texts'
import { fulfilmentOf } from '../../fulfilment'
import { withParts } from '../../order/queries/order-parts'
import { selectOrders } from '../../order/queries/own-order'

/** What became of a product that a card is for. */
export interface CardUse {
  readonly card: CardRow
  readonly productCode: string
  readonly productName: string
  /** '' without one. */
  readonly comboId: string
  /** '' where it was never ordered. */
  readonly orderNum: string
  readonly orderType: number
  readonly statusName: string
  /** Of the visit, else the last day of the card. */
  readonly date: string
  /** What the company paid. */
  readonly companyFen: number
}

/** What became of the user's cards: their orders, the newest first, then combos of cards that have run out without one. */
export async function cardHistory(db: Db, userId: string, now: Date): Promise<CardUse[]> {
  const shop = await shopNow(db)
  const cards = await ownCards(db, userId)
  const rows = await selectOrders(db)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.orderNum))
  const onCards = rows.filter(({ cardNumber, deletedAt }) => cardNumber !== null && deletedAt === null)
  const used = (await withParts(db, onCards)).flatMap((order): CardUse[] => {
    const card = cards.find(({ cardNumber }) => cardNumber === order.cardNumber)
    if (!card) return []
    const { productCode, orderNum, orderType, productName, companyFen } = order
    return [
      {
        card,
        comboId: shop.products.get(productCode)?.comboId ?? '',
        ...{ productCode, productName, orderNum, orderType, companyFen },
        statusName: fulfilmentOf(order).statusName(order),
        date: focusVisit(order.visits)?.date ?? ''
      }
    ]
  })
  const isUsed = (card: CardRow, productCode: string) =>
    used.some((one) => one.card.cardNumber === card.cardNumber && one.productCode === productCode)
  const missed = cards
    .filter(({ expiresAt }) => expiresAt <= now)
    .flatMap((card) =>
      productsOn(shop, card)
        .filter(({ productCode }) => !isUsed(card, productCode))
        .map(({ comboId, productCode, orderType, name: productName }) => ({
          card,
          comboId: comboId ?? '',
          ...{ productCode, productName, orderNum: '', orderType, companyFen: 0 },
          statusName: ORDER_TEXTS.cardOver,
          date: dateOf(card.expiresAt.getTime() - 1)
        }))
    )
  return [...used, ...missed]
}
