import type { Agreement, AgreementInput } from '@/contract/dto/content'
import account from '../agreements/account.json'
import cancellation from '../agreements/cancellation.json'
import privacy from '../agreements/privacy.json'
import user from '../agreements/user.json'

const AGREEMENTS: Readonly<Record<AgreementInput['key'], Agreement>> = {
  user,
  privacy,
  cancellation,
  account
}

/** The text of an agreement as it is in force. */
export const agreementOf = (key: AgreementInput['key']): Agreement => AGREEMENTS[key]
