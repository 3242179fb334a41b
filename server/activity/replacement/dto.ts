import type * as wire from '@/contract/activity/dto/replacement'
import { toYuan } from '@/domain/money'
import { cardDto } from '../../catalogue/dto'
import { headDto } from '../award/dto'
import { REPLACEMENT_TEXTS } from '../texts'
import type { ReplacementPage } from './queries/replacement-page'
import type { Exchanged } from './queries/replacements'

export const replacedDto = ({ row, person, backFen, ...one }: Exchanged): wire.ReplacedOrder => ({
  ...{ orderNum: row.orderNum, name: row.productName, orderedAt: row.createdAt.getTime() },
  ...{ person: person?.name ?? '', back: toYuan(backFen), ...one }
})

export const replacementPageDto = (page: ReplacementPage, now: Date): wire.ReplacementDetail => ({
  ...headDto(page.activity, REPLACEMENT_TEXTS.rules, now),
  reason: page.activity.terms.reason,
  product: cardDto(page.old),
  orders: page.orders.map(({ row, person }) => ({ orderNum: row.orderNum, person: person?.name ?? '' })),
  order: page.order && replacedDto(page.order),
  options: page.options.map(({ card, common, unfit }) => ({
    ...{ product: cardDto(card), common, unfit, price: toYuan(card.product.salePriceFen) },
    ...{ ageMin: card.product.ageMin, ageMax: card.product.ageMax }
  }))
})
