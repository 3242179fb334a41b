import type { Empty } from '../common/dto'
import type * as dto from './dto'
import { row, type EndpointMeta } from '../endpoint'

const reads = (path: string): EndpointMeta => ({ method: 'GET', path, auth: 'user', changes: false })
const changes = (path: string): EndpointMeta => ({
  method: 'POST',
  path,
  auth: 'user',
  changes: true,
  showLoading: true
})

/** Stored money, with which an order is paid first (`giftCard` and `balanceCard` of its body). */
export const giftEndpoints = {
  'gift.list': row<Empty, dto.Gifts>(reads('/giftCard/list')),
  'gift.overview': row<Empty, dto.GiftOverview>(reads('/giftCard/overview')),
  'gift.movements': row<dto.GiftMovementsInput, dto.GiftMovements>(reads('/giftCard/movements')),
  // Codes travel sealed; a lost answer is asked for again under its key.
  'gift.add': row<dto.GiftAddInput, dto.GiftAdded>({
    ...changes('/giftCard/add'),
    encrypted: true,
    idempotent: true
  }),
  'gift.send': row<dto.GiftSendInput, dto.GiftSent>({ ...changes('/giftCard/send'), idempotent: true }),
  'gift.takeBack': row<dto.GiftTakeBackInput, dto.GiftOverview>(changes('/giftCard/takeBack')),
  'gift.opened': row<dto.GiftClaimInput, dto.GiftClaim>(reads('/giftCard/claim/:code')),
  'gift.claim': row<dto.GiftClaimInput, dto.GiftCard>(changes('/giftCard/claim'))
} as const
