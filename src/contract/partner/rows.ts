import type { Empty } from '../common/dto'
import { row } from '../endpoint'
import type * as dto from './dto'

/** Third parties: where they are is the server's to say, never the address's. */
export const partnerEndpoints = {
  'partner.destination': row<dto.PartnerInput, dto.PartnerDestination>({
    method: 'GET',
    path: '/partner/:name',
    auth: 'optional',
    changes: false
  }),
  'partner.mall': row<Empty, dto.Mall>({
    method: 'GET',
    path: '/lejian/auth',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  /** Its user has been told whose the mall is, and goes there. */
  'partner.authorize': row<Empty, dto.MallHome>({
    method: 'POST',
    path: '/lejian/authorize',
    auth: 'user',
    changes: true
  })
} as const
