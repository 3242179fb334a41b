import type * as wire from '@/contract/activity/dto/sale'
import { toYuan } from '@/domain/money'
import { cardDto } from '../../catalogue/dto'
import { stateOf } from '../queries/activities'
import type { QueuePlace } from './commands/enter-queue'
import type { ShownSale } from './queries/sales'

type Session = wire.SeckillSessions['sessions'][number]
type Item = Session['items'][number]

function itemState({ sale, bought }: ShownSale, now: Date): Item['state'] {
  const state = stateOf(sale, now)
  if (state !== 'open') return state
  if (bought >= sale.perUser) return 'limit'
  return sale.remaining > 0 ? 'open' : 'soldOut'
}

const itemDto = (shown: ShownSale, now: Date): Item => {
  const { sale, card, bought, reminded } = shown
  return {
    activityId: sale.activityId,
    product: cardDto(card),
    price: toYuan(sale.priceFen),
    usualPrice: toYuan(card.product.salePriceFen),
    ...{ stock: sale.stock, left: sale.remaining, perUser: sale.perUser, queued: sale.queued },
    ...{ bought, reminded, state: itemState(shown, now) }
  }
}

/** Sales that begin and end together are a session. */
export function sessionsDto(sales: readonly ShownSale[], now: Date): wire.SeckillSessions {
  const sessions = new Map<string, Session>()
  for (const shown of sales) {
    const [startAt, endAt] = [shown.sale.startAt.getTime(), shown.sale.endAt.getTime()]
    const key = `${startAt}-${endAt}`
    const known = sessions.get(key)
    const item = itemDto(shown, now)
    if (known) known.items.push(item)
    else sessions.set(key, { startAt, endAt, state: stateOf(shown.sale, now), items: [item] })
  }
  return { serverTime: now.getTime(), sessions: [...sessions.values()] }
}

export const placeDto = (
  activityId: string,
  { readyUntil, ...place }: QueuePlace,
  now: Date
): wire.SeckillPlace => ({
  ...{ activityId, ...place },
  readyUntil: readyUntil?.getTime() ?? null,
  serverTime: now.getTime()
})
