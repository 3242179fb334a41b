import type { Empty } from '../common/dto'
import type * as dto from './dto'
import { row } from '../endpoint'

/** Stored money, with which an order is paid first (`giftCard` and `balanceCard` of its body). */
export const giftEndpoints = {
  'gift.list': row<Empty, dto.Gifts>({
    method: 'GET',
    path: '/giftCard/list',
    auth: 'user',
    changes: false
  })
} as const
