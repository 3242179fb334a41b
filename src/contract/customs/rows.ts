import { row } from '../endpoint'
import type * as dto from './dto'
import type { OrderResult } from '../order/dto/place-order'

/** §7 what goods from abroad ask besides: who orders, and the declaration to customs. */
export const customsEndpoints = {
  /** 27002, 27004–27008, 27101–27104 and 28001–28003 are answered to the page. */
  'order.completeCustoms': row<dto.CompleteCustomsInput, OrderResult[]>({
    method: 'POST',
    path: '/entity/rms/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  }),
  'customs.allowance': row<dto.AllowanceInput, dto.Allowance>({
    method: 'POST',
    path: '/customs/allowance',
    auth: 'user',
    changes: false,
    encrypted: true,
    plainToo: true,
    quiet: true
  }),
  'customs.declaration': row<dto.DeclarationInput, dto.Declaration>({
    method: 'GET',
    path: '/order/customs/certification/:id',
    auth: 'user',
    changes: false
  }),
  'customs.declare': row<dto.DeclareInput, dto.Declaration>({
    method: 'POST',
    path: '/order/apply/customs/certification',
    auth: 'user',
    changes: true,
    showLoading: true
  })
} as const
