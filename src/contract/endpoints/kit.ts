import { row } from '../endpoint'
import type { CompleteKitInput } from '../dto/kit'
import type { OrderResult } from '../dto/place-order'

/** §7 kits that are sent home. */
export const kitEndpoints = {
  /** 27002, 27004–27008 are answered to the page. */
  'order.completeKit': row<CompleteKitInput, OrderResult[]>({
    method: 'POST',
    path: '/gene/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: true,
    showLoading: true
  })
} as const
