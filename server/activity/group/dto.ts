import type * as wire from '@/contract/activity/dto/group'
import { maskName } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { PAY_STATUS } from '@/domain/order/codes'
import { cardDto } from '../../catalogue/dto'
import { stateOf } from '../queries/activities'
import { GROUP_TEXTS } from '../texts'
import type { GroupDetail } from './queries/group-detail'
import { freeSeats, holdsSeat, type WholeGroup } from './queries/groups'

const BACK: readonly number[] = [PAY_STATUS.refunding, PAY_STATUS.refunded]
/** The shop has the money. */
const isPaid = ({ payStatus }: { readonly payStatus: number }): boolean =>
  ([PAY_STATUS.grouping, PAY_STATUS.paid, PAY_STATUS.partlyRefunded] as readonly number[]).includes(payStatus)

function seatOf(
  { group, orders, seats }: WholeGroup,
  userId: string | null
): Pick<wire.Group, 'seat' | 'seatUntil' | 'orderNum' | 'refund'> {
  const none = { seat: 'none', seatUntil: null, orderNum: '', refund: null } as const
  const mine = orders.filter((one) => one.userId === userId)
  const live = mine.find(holdsSeat)
  const back = mine.findLast(({ payStatus }) => BACK.includes(payStatus))
  const failed = group.state === 'failed'
  const returned = failed ? (live && isPaid(live) ? live : back) : undefined
  if (returned) {
    const { orderNum, paidFen, payStatus } = returned
    const refund = { amount: toYuan(paidFen), done: payStatus === PAY_STATUS.refunded }
    return { ...none, seat: 'back', orderNum, refund }
  }
  if (live) return { ...none, seat: isPaid(live) ? 'paid' : 'ordered', orderNum: live.orderNum }
  const kept = seats.find((one) => one.userId === userId)
  return kept ? { ...none, seat: 'chosen', seatUntil: kept.until.getTime() } : none
}

export function groupDto(whole: WholeGroup, userId: string | null): wire.Group {
  const { group, orders, seats, names } = whole
  const people = [
    ...orders.filter(holdsSeat).map((one) => ({ userId: one.userId, paid: isPaid(one) })),
    ...seats.map((one) => ({ userId: one.userId, paid: false }))
  ]
  const paid = people.filter((one) => one.paid).length
  return {
    ...{ groupId: group.groupId, activityId: group.activityId, state: group.state, size: group.size },
    ...{ paid, missing: Math.max(0, group.size - paid) },
    free: group.state === 'open' ? freeSeats(whole) : 0,
    endsAt: group.endsAt.getTime(),
    people: people.map((one) => ({
      name: maskName(names.get(one.userId) ?? '') || GROUP_TEXTS.somebody,
      mine: one.userId === userId,
      leader: one.userId === group.leaderId,
      paid: one.paid
    })),
    ...seatOf(whole, userId)
  }
}

export const groupDetailDto = (
  { sale, card, group, waiting }: GroupDetail,
  userId: string | null,
  now: Date
): wire.GroupDetail => ({
  ...{ activityId: sale.activityId, name: sale.name, size: sale.size, hours: sale.hours },
  ...{ startAt: sale.startAt.getTime(), endAt: sale.endAt.getTime(), state: stateOf(sale, now) },
  rules: GROUP_TEXTS.rules(sale.size, sale.hours),
  serverTime: now.getTime(),
  product: cardDto(card),
  price: toYuan(sale.priceFen),
  usualPrice: toYuan(card.product.salePriceFen),
  group: group && groupDto(group, userId),
  waiting: waiting.map((one) => groupDto(one, userId))
})
