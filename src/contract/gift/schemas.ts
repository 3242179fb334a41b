import { empty } from '../common/dto'
import * as gift from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const giftSchemas = {
  'gift.list': { input: empty, results: gift.gifts },
  'gift.overview': { input: empty, results: gift.giftOverview },
  'gift.movements': { input: gift.giftMovementsInput, results: gift.giftMovements },
  'gift.add': { input: gift.giftAddInput, results: gift.giftAdded },
  'gift.send': { input: gift.giftSendInput, results: gift.giftSent },
  'gift.takeBack': { input: gift.giftTakeBackInput, results: gift.giftOverview },
  'gift.opened': { input: gift.giftClaimInput, results: gift.giftClaim },
  'gift.claim': { input: gift.giftClaimInput, results: gift.giftCard }
}
