import { sessionDto } from '../account/dto'
import type { OpenedSession } from '../account/commands/open-session'
import { soldProduct } from '../catalogue/queries/sold-product'
import { shopNow } from '../catalogue/queries/shop'
import type { Handlers } from '../http/context'
import { randomToken } from '../settings/tokens'
import { authorizeCustomer } from './commands/authorize-customer'
import { logInCustomer } from './commands/log-in-customer'
import { fromCookie, HANDED_COOKIE } from './handed-over'
import type { LoginRequest } from './messages'
import { requireBank } from './provider'

const bankSession = (opened: OpenedSession) => ({ ...sessionDto(opened), accessToken: opened.token })

export const bankHandlers = {
  'bank.login': async (told, context) => bankSession(await logInCustomer(context, told)),
  'bank.authorize': async (told, context) => bankSession(await authorizeCustomer(context, told)),
  'bank.encrypt': async (_input, { config, now }) => {
    const asked: LoginRequest = { kind: 'login', time: now().getTime(), nonce: randomToken() }
    return { request: requireBank(config).seal(asked) }
  },
  'bank.params': async (_input, { cookie }) => fromCookie(cookie(HANDED_COOKIE)) ?? { phone: '', resp: '' },
  'bank.product': async ({ productCode }, { db }) => {
    const { kind, name } = soldProduct(await shopNow(db), productCode)
    return { productCode, kind, name }
  }
} satisfies Partial<Handlers>
