import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type * as pay from '../pay/dto'
import type * as dto from './dto'

/** The partner bank's channel (§7): who its customer is, what it opens, and how a payment with it stands. */
export const bankEndpoints = {
  'bank.login': row<dto.BankLoginInput, dto.BankSession>({
    method: 'POST',
    path: '/cmbc/silence/authorize',
    auth: 'none',
    changes: true,
    quiet: true
  }),
  'bank.authorize': row<dto.BankAuthorizeInput, dto.BankSession>({
    method: 'POST',
    path: '/cmbc/authorize',
    auth: 'none',
    changes: true,
    showLoading: true
  }),
  'bank.encrypt': row<dto.BankEncryptInput, dto.BankEncryptResults>({
    method: 'POST',
    path: '/cmbc/encrypt',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'bank.params': row<Empty, dto.BankParams>({
    method: 'POST',
    path: '/cmbc/login/params',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'bank.product': row<dto.BankProductInput, dto.BankProduct>({
    method: 'POST',
    path: '/cmbc/product/detail',
    auth: 'none',
    changes: false
  }),
  'bank.payStatus': row<dto.BankPayInput, pay.PayStatusResults>({
    method: 'GET',
    path: '/cmbc/:id/pay/status',
    auth: 'user',
    changes: false,
    tokenHeader: 'access-token'
  })
} as const
