import { needsLogin, takesId } from '@/domain/partner/partners'
import type { Handlers } from '../http/context'
import { badInput, tokenInvalid } from '../http/refusal'
import { authorizeMall } from './commands/authorize-mall'
import { destinationOf, mallHome } from './destinations'
import { PARTNER_TEXTS } from './texts'

export const partnerHandlers = {
  'partner.destination': async ({ name, id }, { config, user }) => {
    if (needsLogin(name) && !user) throw tokenInvalid()
    if (takesId(name) && id === undefined) throw badInput(PARTNER_TEXTS.noId)
    const found = destinationOf(config.partnerUrls, name, id)
    return { url: found?.href ?? '', site: found?.host ?? '' }
  },
  'partner.mall': async (_input, { config }) => ({ open: mallHome(config.partnerUrls) !== null }),
  'partner.authorize': async (_input, context) => ({ url: await authorizeMall(context) })
} satisfies Partial<Handlers>
