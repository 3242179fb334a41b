import type { MemberDetail } from '@/contract/activity/dto/member'
import { breakEvenFen, MEMBER_REFUND_DAYS, memberState, memberWorth } from '@/domain/activity/member'
import { toYuan } from '@/domain/money'
import { MEMBER_TEXTS } from '../texts'
import type { MemberStanding } from './queries/member-detail'

export function memberDto(standing: MemberStanding): MemberDetail {
  const { product, sku, terms, now, kindNames, example, endAt, saved, refund, spent, onSale } = standing
  const state = memberState(endAt?.getTime() ?? null, now.getTime())
  const { percent, days } = terms
  const worth = spent && memberWorth(spent.fen, percent, sku.priceFen)
  return {
    serverTime: now.getTime(),
    ...{ name: product.name, productCode: product.productCode, category: product.category },
    ...{ skuId: sku.skuId, price: toYuan(sku.priceFen), days, percent, kindNames },
    refundDays: MEMBER_REFUND_DAYS,
    breakEven: toYuan(breakEvenFen(sku.priceFen, percent)),
    example: example && {
      name: example.name,
      usualPrice: toYuan(example.usualFen),
      price: toYuan(example.fen)
    },
    state: state === 'renewable' && !onSale ? 'member' : state,
    endAt: endAt?.getTime() ?? null,
    ...{ saved: toYuan(saved.fen), savedOrders: saved.orders, refund },
    lastYear: spent &&
      worth && {
        orders: spent.orders,
        paid: toYuan(spent.fen),
        saves: toYuan(worth.savedFen),
        net: toYuan(worth.netFen)
      },
    rules: MEMBER_TEXTS.rules(kindNames.join('、'), percent)
  }
}
