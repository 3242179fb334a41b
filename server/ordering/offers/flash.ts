import { ErrorCode } from '@/contract/errors'
import { CATALOGUE_TEXTS } from '../../catalogue/texts'
import { Refusal } from '../../http/refusal'
import { ownerOf } from '../checkout/owner'
import { ORDER_TEXTS } from '../texts'
import type { OfferRules } from './offer'

/** A flash sale: so many pieces at its price, so often a user. */
export const flash: OfferRules = {
  keepsPrice: true,
  scarce: {
    reservation: 'flash',
    reserve: (order, lineId) =>
      order.offerId == null
        ? []
        : [
            {
              ...{ ...ownerOf(order), kind: 'flash', resource: order.offerId },
              ...{ amount: order.quantity ?? 1, lineId }
            }
          ],
    refusal: () => new Refusal(ErrorCode.offShelf, CATALOGUE_TEXTS.saleOver),
    limitRefusal: (perUser) => new Refusal(ErrorCode.offShelf, ORDER_TEXTS.saleLimit(perUser))
  }
}
