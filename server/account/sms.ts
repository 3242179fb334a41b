import { ErrorCode } from '@/contract/errors'
import { maskMobile } from '@/domain/mask'
import type { RequestContext } from '../http/context'
import { Refusal } from '../http/refusal'
import type { Log } from '../log'
import { smsProviders } from '../sms/provider'
import { ACCOUNT_TEXTS } from './texts'

type Sender = Pick<RequestContext, 'config'> & { readonly log: Log }

/**
 * Hands a login code to whoever delivers it, the next one where one fails; without any, outside production, to the log. Refuses when it
 * could not be handed over, and with 429 when the provider sends the number no more for now.
 */
export async function sendSms({ config, log }: Sender, phone: string, code: string): Promise<void> {
  const providers = smsProviders(config)
  if (providers.length === 0) {
    if (config.production) throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.smsMissing)
    log.info(`SMS code for ${maskMobile(phone)}: ${code}`)
    return
  }
  for (const provider of providers) {
    try {
      const end = await provider.send(phone, code)
      if (end === 'sent') return
      // Another one would send what this one holds back for the customer's sake.
      if (end === 'limited') throw new Refusal(ErrorCode.tooManyRequests, ACCOUNT_TEXTS.smsLimited)
      log.error({ provider: provider.name }, 'an SMS provider refuses to send a code')
    } catch (error) {
      if (error instanceof Refusal) throw error
      log.error({ err: error, provider: provider.name }, 'an SMS provider failed')
    }
  }
  throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.smsFailed)
}
