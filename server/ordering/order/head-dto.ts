import { pictureOf } from '../../catalogue/queries/picture'
import type { WholeOrder } from './whole-order'

/** Of which order something is told: its number, and what was bought with its picture. */
export function orderHeadDto(
  order: Pick<WholeOrder, 'orderNum' | 'orderType' | 'productName' | 'productImage'>
) {
  const picture = pictureOf(order.productImage)
  return {
    orderNum: order.orderNum,
    orderType: order.orderType,
    comboName: order.productName,
    comboThumbnail: picture.url,
    tone: picture.tone
  }
}
