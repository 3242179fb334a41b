import * as kit from './dto/kit'
import * as order from '../order/dto/order'
import * as placing from '../order/dto/place-order'

/** What each call of this subject takes and answers. Server and tests only. */
export const kitSchemas = {
  'order.completeGene': { input: kit.completeGeneInput, results: placing.completeResults },
  'order.completeKit': { input: kit.completeKitInput, results: placing.completeResults },
  'order.geneDetail': { input: order.orderIdInput, results: order.orderDetail }
}
