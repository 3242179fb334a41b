import { empty } from '../common/dto'
import * as auth from './dto/auth'

/** What each call of this subject takes and answers. Server and tests only. */
export const authSchemas = {
  'auth.sendCode': { input: auth.authcodeInput, results: auth.authcodeResults },
  'auth.login': { input: auth.authorizeInput, results: auth.session },
  'auth.silent': { input: auth.silenceInput, results: auth.silenceResults },
  'auth.keys': { input: auth.keyInput, results: auth.keyResults },
  'auth.thirdLogin': { input: auth.thirdLoginInput, results: auth.session },
  'auth.logout': { input: empty, results: empty },
  'auth.refresh': { input: auth.refreshInput, results: auth.session },
  'auth.userInfo': { input: auth.infoInput, results: auth.infoResults },
  'auth.wxTokenVerify': { input: empty, results: empty },
  'auth.wxTokenCheck': { input: auth.wxTokenCheckInput, results: empty },
  'account.get': { input: empty, results: auth.userInfo },
  'contacts.list': { input: empty, results: auth.contactList },
  'contacts.get': { input: auth.contactIdInput, results: auth.contact },
  'contacts.save': { input: auth.saveContactInput, results: auth.contact },
  'contacts.delete': { input: auth.contactIdInput, results: empty },
  'contacts.relations': { input: empty, results: auth.relations },
  'geo.provinces': { input: empty, results: auth.regions },
  'geo.cities': { input: auth.cityOfInput, results: auth.regions },
  'geo.regions': { input: auth.regionOfInput, results: auth.regions }
}
