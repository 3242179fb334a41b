import { row } from '../endpoint'
import type { CompleteGeneInput, CompleteKitInput } from './dto/kit'
import type { OrderDetail, OrderIdInput } from '../order/dto/order'
import type { OrderResult } from '../order/dto/place-order'

/** §7 tests of genes: by a kit that is sent home, or at a branch. */
export const kitEndpoints = {
  /** As `order.detail`. */
  'order.geneDetail': row<OrderIdInput, OrderDetail>({
    method: 'GET',
    path: '/order/southgeneDetail/:id',
    auth: 'user',
    changes: false
  }),
  /** 27002, 27004–27008 are answered to the page. */
  'order.completeKit': row<CompleteKitInput, OrderResult[]>({
    method: 'POST',
    path: '/gene/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  }),
  /** 27002–27008, 27201 and 28001–28003 are answered to the page. */
  'order.completeGene': row<CompleteGeneInput, OrderResult[]>({
    method: 'POST',
    path: '/gene/branch/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  })
} as const
