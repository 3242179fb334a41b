import { row } from '../endpoint'
import type * as dto from '../dto/account'
import type * as auth from '../dto/auth'
import type { Empty } from '../dto/common'

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
  })
} as const
