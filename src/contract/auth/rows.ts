import { row } from '../endpoint'
import type * as dto from './dto/auth'
import type { Empty } from '../common/dto'

/** §7 Auth and account. */
export const authEndpoints = {
  'auth.sendCode': row<dto.AuthcodeInput, dto.AuthcodeResults>({
    method: 'POST',
    path: '/uniuser/oauth2/authcode',
    server: 'oauth',
    auth: 'none',
    changes: true,
    showLoading: true
  }),
  'auth.login': row<dto.AuthorizeInput, dto.Session>({
    method: 'POST',
    path: '/uniuser/oauth2/authorize1',
    server: 'oauth',
    auth: 'none',
    changes: true,
    showLoading: true
  }),
  'auth.silent': row<dto.SilenceInput, dto.SilenceResults>({
    method: 'POST',
    path: '/uniuser/silence/authorize',
    auth: 'none',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'auth.keys': row<dto.KeyInput, dto.KeyResults>({
    method: 'GET',
    path: '/uniuser/getToken/:x',
    auth: 'none',
    changes: true
  }),
  'auth.thirdLogin': row<dto.ThirdLoginInput, dto.Session>({
    method: 'GET',
    path: '/login',
    auth: 'none',
    changes: true
  }),
  'auth.logout': row<Empty, Empty>({ method: 'GET', path: '/logout', auth: 'optional', changes: true }),
  'auth.refresh': row<dto.RefreshInput, dto.Session>({
    method: 'GET',
    path: '/session/refresh',
    auth: 'none',
    changes: true,
    quiet: true
  }),
  'auth.wxTokenVerify': row<Empty, Empty>({
    method: 'POST',
    path: '/wxapp/token/verify',
    server: 'wxapp',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'auth.wxTokenCheck': row<dto.WxTokenCheckInput, Empty>({
    method: 'POST',
    path: '/wxapp/token/check',
    server: 'wxapp',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'account.get': row<Empty, dto.UserInfo>({
    method: 'POST',
    path: '/security/uniuser/getAccount',
    auth: 'user',
    changes: false,
    encrypted: true
  }),
  'contacts.list': row<Empty, dto.Contact[]>({
    method: 'POST',
    path: '/user/contacts',
    auth: 'user',
    changes: false,
    encrypted: true
  }),
  'contacts.get': row<dto.ContactIdInput, dto.Contact>({
    method: 'POST',
    path: '/user/contacts/info',
    auth: 'user',
    changes: false,
    encrypted: true
  }),
  'contacts.save': row<dto.SaveContactInput, dto.Contact>({
    method: 'POST',
    path: '/user/put/contacts/info',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'contacts.delete': row<dto.ContactIdInput, Empty>({
    method: 'POST',
    path: '/del/contacts',
    auth: 'user',
    changes: true,
    encrypted: true,
    showLoading: true
  }),
  'contacts.relations': row<Empty, dto.Relation[]>({
    method: 'POST',
    path: '/user/relation',
    auth: 'user',
    changes: false
  }),
  'geo.provinces': row<Empty, dto.Region[]>({
    method: 'POST',
    path: '/geo/province',
    auth: 'none',
    changes: false,
    envelope: 'geo'
  }),
  'geo.cities': row<dto.CityOfInput, dto.Region[]>({
    method: 'POST',
    path: '/geo/city',
    auth: 'none',
    changes: false,
    envelope: 'geo'
  }),
  'geo.regions': row<dto.RegionOfInput, dto.Region[]>({
    method: 'POST',
    path: '/geo/region',
    auth: 'none',
    changes: false,
    envelope: 'geo'
  })
} as const
