import { row } from '../endpoint'
import type * as check from '../auth/dto/check'
import type * as dto from './dto/account'
import type * as address from './dto/address'
import type * as auth from '../auth/dto/auth'
import type { Empty } from '../common/dto'
import type * as privacy from './dto/privacy'

/** What somebody sees and changes of their account. Those that carry personal data or secrets are encrypted. */
export const accountEndpoints = {
  'account.profile': row<Empty, dto.Profile>({
    method: 'POST',
    path: '/user/profile',
    auth: 'user',
    changes: false,
    encrypted: true
  }),
  'account.saveProfile': row<dto.SaveProfileInput, dto.Profile>({
    method: 'POST',
    path: '/user/profile/save',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  /** §7; digits to be looked at or listened to, when 27304 asks for them. */
  'check.draw': row<check.CheckInput, check.HumanCheck>({
    method: 'GET',
    path: '/common/graphicalVerification',
    auth: 'none',
    changes: true
  }),
  'check.answer': row<check.CheckAnswerInput, check.CheckAnswer>({
    method: 'GET',
    path: '/common/checkVerification/:a/:b',
    auth: 'none',
    changes: true
  }),
  'account.sendCode': row<dto.AccountCodeInput, auth.AuthcodeResults>({
    method: 'POST',
    path: '/user/code',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  'account.verifyPhone': row<dto.VerifyPhoneInput, dto.PhoneTicket>({
    method: 'POST',
    path: '/user/phone/verify',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'account.changePhone': row<dto.ChangePhoneInput, auth.UserInfo>({
    method: 'POST',
    path: '/user/phone/change',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'account.setPassword': row<dto.SetPasswordInput, Empty>({
    method: 'POST',
    path: '/user/password',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  /** Whose a token of an address is, before it is traded: the path is ours. The token is not spent by that. */
  'auth.tokenOwner': row<auth.TokenOwnerInput, auth.TokenOwner>({
    method: 'POST',
    path: '/login/owner',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'auth.passwordLogin': row<dto.PasswordLoginInput, auth.Session>({
    method: 'POST',
    path: '/uniuser/password/login',
    auth: 'none',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'account.devices': row<Empty, dto.Devices>({
    method: 'POST',
    path: '/user/devices',
    auth: 'user',
    changes: false
  }),
  'account.endDevices': row<dto.EndDevicesInput, dto.Devices>({
    method: 'POST',
    path: '/user/devices/end',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  'account.leaving': row<Empty, privacy.Leaving>({
    method: 'POST',
    path: '/user/leaving',
    auth: 'user',
    changes: false
  }),
  'account.erase': row<privacy.EraseInput, privacy.Leaving>({
    method: 'POST',
    path: '/user/erase',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  'account.keep': row<Empty, privacy.Leaving>({
    method: 'POST',
    path: '/user/keep',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  'account.export': row<Empty, privacy.Exported>({
    method: 'POST',
    path: '/user/export',
    auth: 'user',
    changes: false,
    encrypted: true,
    showLoading: true
  }),
  'address.list': row<Empty, address.Address[]>({
    method: 'POST',
    path: '/user/address/list',
    auth: 'user',
    changes: false,
    encrypted: true
  }),
  'address.save': row<address.SaveAddressInput, address.Address[]>({
    method: 'POST',
    path: '/user/address/save',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'address.delete': row<address.AddressIdInput, address.Address[]>({
    method: 'POST',
    path: '/user/address/delete',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'contacts.setDefault': row<auth.ContactIdInput, auth.Contact[]>({
    method: 'POST',
    path: '/user/contacts/default',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'account.suggest': row<address.SuggestionInput, Empty>({
    method: 'POST',
    path: '/user/suggestion',
    auth: 'optional',
    changes: true,
    showLoading: true
  }),
  'app.places': row<Empty, address.AppPlaces>({
    method: 'GET',
    path: '/app/places',
    auth: 'none',
    changes: false
  })
} as const
