import type { Empty } from '../common/dto'
import type * as dto from './dto'
import { row } from '../endpoint'

/** What the cards of the account are good for, and what became of them (§7). */
export const myCardEndpoints = {
  'card.services': row<Empty, dto.CardService[]>({
    method: 'GET',
    path: '/booking/allService/list/v2',
    auth: 'user',
    changes: false
  }),
  'card.history': row<Empty, dto.CardHistory[]>({
    method: 'GET',
    path: '/booking/allHistoryService/list',
    auth: 'user',
    changes: false
  })
} as const
