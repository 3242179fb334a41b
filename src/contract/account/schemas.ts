import { empty } from '../common/dto'
import * as account from './dto/account'
import * as address from './dto/address'
import * as auth from '../auth/dto/auth'
import * as check from '../auth/dto/check'
import * as privacy from './dto/privacy'

/** What each call of this subject takes and answers. Server and tests only. */
export const accountSchemas = {
  'auth.tokenOwner': { input: auth.tokenOwnerInput, results: auth.tokenOwner },
  'account.profile': { input: empty, results: account.profile },
  'account.saveProfile': { input: account.saveProfileInput, results: account.profile },
  'check.draw': { input: check.checkInput, results: check.humanCheck },
  'check.answer': { input: check.checkAnswerInput, results: check.checkAnswer },
  'account.sendCode': { input: account.accountCodeInput, results: auth.authcodeResults },
  'account.verifyPhone': { input: account.verifyPhoneInput, results: account.phoneTicket },
  'account.changePhone': { input: account.changePhoneInput, results: auth.userInfo },
  'account.setPassword': { input: account.setPasswordInput, results: empty },
  'auth.passwordLogin': { input: account.passwordLoginInput, results: auth.session },
  'account.devices': { input: empty, results: account.devices },
  'account.endDevices': { input: account.endDevicesInput, results: account.devices },
  'account.leaving': { input: empty, results: privacy.leaving },
  'account.erase': { input: privacy.eraseInput, results: privacy.leaving },
  'account.keep': { input: empty, results: privacy.leaving },
  'account.export': { input: empty, results: privacy.exported },
  'address.list': { input: empty, results: address.addresses },
  'address.save': { input: address.saveAddressInput, results: address.addresses },
  'address.delete': { input: address.addressIdInput, results: address.addresses },
  'contacts.setDefault': { input: auth.contactIdInput, results: auth.contactList },
  'account.suggest': { input: address.suggestionInput, results: empty },
  'app.places': { input: empty, results: address.appPlaces }
}
