import { desc, eq } from 'drizzle-orm'
import type { CardHistory } from '@/contract/card/dto'
import { dateOf } from '@/domain/date'
import { toYuan } from '@/domain/money'
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

const cardOf = ({ cardNumber, name: cardName, company }: CardRow) => ({ cardNumber, cardName, company })

/** What became of the user's cards: their orders, the newest first, then combos of cards that have run out without one. */
export async function cardHistory(db: Db, userId: string, now: Date): Promise<CardHistory[]> {
  const shop = await shopNow(db)
  const cards = await ownCards(db, userId)
  const rows = await selectOrders(db)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.orderNum))
  const onCards = rows.filter(({ cardNumber, deletedAt }) => cardNumber !== null && deletedAt === null)
  const used = (await withParts(db, onCards)).flatMap((order) => {
    const card = cards.find(({ cardNumber }) => cardNumber === order.cardNumber)
    if (!card) return []
    const { productCode, orderNum, orderType, productName: comboName } = order
    return [
      {
        ...cardOf(card),
        comboId: shop.products.get(productCode)?.comboId ?? '',
        ...{ productCode, comboName, orderNum, orderType },
        statusName: fulfilmentOf(order).statusName(order),
        date: focusVisit(order.visits)?.date ?? '',
        companyPrice: toYuan(order.companyFen)
      }
    ]
  })
  const isUsed = (card: CardRow, productCode: string) =>
    used.some((one) => one.cardNumber === card.cardNumber && one.productCode === productCode)
  const missed = cards
    .filter(({ expiresAt }) => expiresAt <= now)
    .flatMap((card) =>
      productsOn(shop, card)
        .filter(({ productCode }) => !isUsed(card, productCode))
        .map(({ comboId, productCode, orderType, name: comboName }) => ({
          ...cardOf(card),
          comboId: comboId ?? '',
          ...{ productCode, comboName, orderNum: '', orderType },
          statusName: ORDER_TEXTS.cardOver,
          date: dateOf(card.expiresAt.getTime() - 1),
          companyPrice: 0
        }))
    )
  return [...used, ...missed]
}
