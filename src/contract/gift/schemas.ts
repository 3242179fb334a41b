import { empty } from '../common/dto'
import * as gift from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const giftSchemas = {
  'gift.list': { input: empty, results: gift.gifts }
}
