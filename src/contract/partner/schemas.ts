import { empty } from '../common/dto'
import * as partner from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const partnerSchemas = {
  'partner.destination': { input: partner.partnerInput, results: partner.destination },
  'partner.mall': { input: empty, results: partner.mall },
  'partner.authorize': { input: empty, results: partner.mallHome }
}
