import { row } from '../endpoint'
import type * as dto from './dto'

export const payEndpoints = {
  'pay.create': row<dto.PayCreateInput, dto.PayCreateResults>({
    method: 'POST',
    path: '/pay/create',
    auth: 'user',
    changes: true,
    idempotent: true,
    showLoading: true
  }),
  'pay.status': row<dto.PayStatusInput, dto.PayStatusResults>({
    method: 'GET',
    path: '/pay/status/:payOrderNum',
    auth: 'user',
    changes: false,
    quiet: true
  })
} as const
