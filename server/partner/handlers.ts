import { needsLogin } from '@/domain/partner/partners'
import type { Handlers } from '../http/context'
import { tokenInvalid } from '../http/refusal'
import { authorizeMall } from './commands/authorize-mall'
import { destinationOf, mallHome } from './destinations'

export const partnerHandlers = {
  'partner.destination': async ({ name }, { config, user }) => {
    if (needsLogin(name) && !user) throw tokenInvalid()
    const found = destinationOf(config.partnerUrls, name)
    return { url: found?.href ?? '', site: found?.host ?? '' }
  },
  'partner.mall': async (_input, { config }) => ({ open: mallHome(config.partnerUrls) !== null }),
  'partner.authorize': async (_input, context) => ({ url: await authorizeMall(context) })
} satisfies Partial<Handlers>
