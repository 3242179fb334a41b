import * as customs from './dto'
import * as placing from '../order/dto/place-order'

/** What each call of this subject takes and answers. Server and tests only. */
export const customsSchemas = {
  'order.completeCustoms': { input: customs.completeCustomsInput, results: placing.completeResults },
  'customs.allowance': { input: customs.allowanceInput, results: customs.allowance },
  'customs.declaration': { input: customs.declarationInput, results: customs.declaration },
  'customs.declare': { input: customs.declareInput, results: customs.declaration }
}
