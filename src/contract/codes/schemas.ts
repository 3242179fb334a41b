import * as codes from './dto'
import * as placing from '../order/dto/place-order'

/** What each call of this subject takes and answers. Server and tests only. */
export const codesSchemas = {
  'order.completeCoupon': { input: codes.completeCouponInput, results: placing.completeResults }
}
