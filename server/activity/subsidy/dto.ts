import type { SubsidyList } from '@/contract/activity/dto/sale'
import { addDays, dateOf, instantAt } from '@/domain/date'
import { toYuan } from '@/domain/money'
import { cardDto } from '../../catalogue/dto'
import { SUBSIDY_TEXTS } from '../texts'
import type { ShownSubsidy } from './subsidies'

const itemDto = ({ row, card, bought }: ShownSubsidy): SubsidyList['items'][number] => ({
  activityId: row.activityId,
  product: cardDto(card),
  price: toYuan(row.priceFen),
  usualPrice: toYuan(card.product.salePriceFen),
  ...{ stock: row.stock, left: row.remaining, perUser: row.perUser, bought },
  subsidizedPrice: toYuan(Math.max(0, card.product.salePriceFen - row.priceFen)),
  state: bought >= row.perUser ? 'used' : row.remaining > 0 ? 'open' : 'soldOut'
})

/** The last moment of a month, Asia/Shanghai (epoch ms). */
function monthEnd(month: string): number {
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return instantAt(`${next}-01`)
}

export function subsidiesDto(shown: readonly ShownSubsidy[], now: Date): SubsidyList {
  const month = dateOf(now.getTime()).slice(0, 7)
  return {
    ...{ serverTime: now.getTime(), month, endAt: monthEnd(month), rules: [...SUBSIDY_TEXTS.rules] },
    items: shown.map(itemDto)
  }
}
