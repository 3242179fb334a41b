import { empty } from '../common/dto'
import { payStatusResults } from '../pay/dto'
import * as bank from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const bankSchemas = {
  'bank.login': { input: bank.bankLoginInput, results: bank.bankSession },
  'bank.authorize': { input: bank.bankAuthorizeInput, results: bank.bankSession },
  'bank.encrypt': { input: bank.bankEncryptInput, results: bank.bankEncryptResults },
  'bank.params': { input: empty, results: bank.bankParams },
  'bank.product': { input: bank.bankProductInput, results: bank.bankProduct },
  'bank.payStatus': { input: bank.bankPayInput, results: payStatusResults }
}
