import { row } from './endpoint'
import { analyticsEndpoints } from './analytics/rows'
import type * as auth from './auth/dto/auth'
import type { Empty } from './common/dto'
import type * as content from './content/dto'
import type * as placing from './order/dto/place-order'
import { cardServiceEndpoints } from './card/served-rows'
import { moreBookingEndpoints } from './booking/served-rows'

/** Calls of §7 that the server answers and our own client never makes: no bundle has their rows. */
export const servedEndpoints = {
  // Our client makes them past `call`, by services/measuring.
  ...analyticsEndpoints,
  ...moreBookingEndpoints,
  ...cardServiceEndpoints,
  /** For callers with a token and no keys. Our own client asks `account.get`: its sealed answer has the whole document number. */
  'auth.userInfo': row<auth.InfoInput, auth.InfoResults>({
    method: 'GET',
    path: '/uniuser/info',
    auth: 'user',
    changes: false
  }),
  'recommend.consentState': row<Empty, content.ConsentResults>({
    method: 'GET',
    path: '/recommend/consent',
    auth: 'user',
    changes: false
  }),
  'order.promoteCheck': row<placing.PromoteInput, Empty>({
    method: 'POST',
    path: '/order/promoteCheck',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  'order.questionState': row<placing.QuestionStateInput, placing.QuestionState>({
    method: 'POST',
    path: '/order/question/state',
    auth: 'user',
    changes: false
  })
} as const
