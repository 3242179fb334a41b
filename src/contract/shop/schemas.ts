import { empty } from '../common/dto'
import * as content from '../content/dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const shopSchemas = {
  'shop.info': { input: empty, results: content.shopInfo }
}
