/**
 * How a card comes to an account (§7), in our own words and fen.
 *
 * - `askPersonal`, `bindPersonal`: number and password, then who uses it
 * - `findEmployers`, `askEnterprise`, `bindEnterprise`: what the company registered, then the binding
 * - `bindRegistered`: all that companies registered for this account's own number and person
 * - `sendCardCode`, `setCardPassword`
 * - `refusedTries(error)`: which field was refused, how many tries are left, until when nothing is tried
 */
import type { EnterpriseInfo, Employers, PersonalInfo } from '@/contract/card/binding-dto'
import { CallError, ErrorCode } from '@/contract/errors'
import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'
import { tell } from './tell'

/** What a card gives, before it is bound. */
interface OfferedCard {
  /** It binds that card for ten minutes. */
  readonly proof: string
  readonly number: string
  readonly name: string
  readonly company: string
  readonly from: string
  readonly until: string
  readonly quotaFen: number
  readonly balanceFen: number
  readonly rights: readonly { readonly name: string; readonly text: string; readonly family: boolean }[]
  readonly bound: boolean
}

export interface PersonalCard extends OfferedCard {
  /** Whom it is for, masked, once it has been bound before; '' anybody. */
  readonly holderName: string
}

/** A company's card, with what the company registered, masked. */
export interface EnterpriseCard extends OfferedCard {
  readonly person: {
    readonly name: string
    readonly idType: number
    readonly idNumber: string
    readonly mobile: string
    readonly workNo: string
    readonly relation: string
  }
  /** `other`: somebody else than the account's own person, and `reason` says why it cannot be bound. */
  readonly match: EnterpriseInfo['match']
  readonly reason: string
}

export interface Employer {
  readonly id: string
  readonly name: string
  readonly ways: Employers[number]['ways']
  readonly until: string
}

export type EnterpriseWay = Employer['ways'][number]

const toOffered = (wire: PersonalInfo | EnterpriseInfo): OfferedCard => ({
  proof: wire.proof,
  number: wire.cardNumber,
  name: wire.cardName,
  company: wire.company,
  from: wire.startDate,
  until: wire.endDate,
  quotaFen: toFen(wire.quota),
  balanceFen: toFen(wire.balance),
  rights: wire.rights.map(({ name, text, family }) => ({ name, text, family: family === 1 })),
  bound: wire.bound === 1
})

const withTicket = (ticket?: string) => (ticket ? { ticket } : {})

/** @throws CallError, 27301–27304 */
export async function askPersonal(
  call: Call,
  asked: { readonly cardNumber: string; readonly password: string },
  ticket?: string
): Promise<PersonalCard> {
  const wire = await call('card.personalInfo', { ...asked, ...withTicket(ticket) })
  return { ...toOffered(wire), holderName: wire.holderName }
}

/** @param contactsId who uses it from then on. @returns the number of the card */
export const bindPersonal = async (call: Call, proof: string, contactsId: string): Promise<string> =>
  (await tell(call('card.personalBind', { proof, contactsId, agreed: 1 }))).cardNumber

export const findEmployers = async (call: Call, name: string): Promise<readonly Employer[]> =>
  (await call('card.employers', { name })).map(({ employerId, name: known, ways, endDate }) => ({
    id: employerId,
    name: known,
    ways,
    until: endDate
  }))

/** By what somebody shows who they are. */
export type Shown =
  | { readonly way: 'workNo'; readonly workNo: string; readonly name: string }
  | {
      readonly way: 'idNumber'
      readonly idType: 1 | 9
      readonly idNumber: string
      readonly name: string
    }
  | { readonly way: 'sms'; readonly mobile: string; readonly code: string }

/** @throws CallError, 27301–27304 */
export async function askEnterprise(
  call: Call,
  employerId: string,
  shown: Shown,
  ticket?: string
): Promise<EnterpriseCard> {
  const asked =
    shown.way === 'sms' ? { ...shown, employerId } : { ...shown, employerId, ...withTicket(ticket) }
  const wire = await tell(call('card.enterpriseInfo', asked))
  const { name, idType, idNumber, mobile, workNo, relation, match, reason } = wire
  return { ...toOffered(wire), person: { name, idType, idNumber, mobile, workNo, relation }, match, reason }
}

export const bindEnterprise = async (call: Call, proof: string): Promise<string> =>
  (await tell(call('card.enterpriseBind', { proof, agreed: 1 }))).cardNumber

/** @returns how many cards came by it */
export const bindRegistered = async (call: Call): Promise<readonly { readonly number: string }[]> =>
  (await call('card.registerBind', { agreed: 1 })).map(({ cardNumber: number }) => ({ number }))

/** A code by SMS: to the number that a company registered, or, without one, to that of this account. */
export const sendCardCode = (call: Call, mobile?: string, ticket?: string) =>
  call('card.sendCode', { ...(mobile ? { mobile } : {}), ...withTicket(ticket) })

/** By the old password or a code. @throws CallError, 27301 with the tries left */
export const setCardPassword = async (
  call: Call,
  cardNumber: string,
  by: { readonly oldPassword: string } | { readonly code: string },
  newPassword: string,
  ticket?: string
): Promise<void> => {
  await call('card.password', { cardNumber, ...by, newPassword, ...withTicket(ticket) })
}

interface Tries {
  /** The server's name of the field; '' none. */
  readonly field: string
  /** null: they are not counted. */
  readonly left: number | null
  /** ms since 1970; 0: it may be tried. */
  readonly lockedUntil: number
}

/** What 27301 to 27303 tell of tries; null for any other failure. */
export function refusedTries(error: unknown): Tries | null {
  if (!(error instanceof CallError)) return null
  const { cardRefused, cardBound, cardExpired } = ErrorCode
  if (![cardRefused, cardBound, cardExpired].some((code) => code === error.code)) return null
  const [detail] = ([] as unknown[]).concat(error.results)
  const told = typeof detail === 'object' && detail !== null ? detail : {}
  return {
    field: 'field' in told && typeof told.field === 'string' ? told.field : '',
    left: 'triesLeft' in told && typeof told.triesLeft === 'number' ? told.triesLeft : null,
    lockedUntil: 'lockedUntil' in told && typeof told.lockedUntil === 'number' ? told.lockedUntil : 0
  }
}

/** The order that keeps a card from being unbound, as 27301 tells it; null where it tells none. */
export function orderInTheWay(error: unknown): { number: string; kind: ProductKind | null } | null {
  if (!(error instanceof CallError)) return null
  const [detail] = ([] as unknown[]).concat(error.results)
  if (typeof detail !== 'object' || detail === null || !('orderNum' in detail)) return null
  const { orderNum } = detail
  if (typeof orderNum !== 'string' || orderNum === '') return null
  const type = 'orderType' in detail && typeof detail.orderType === 'number' ? detail.orderType : null
  return { number: orderNum, kind: kindOfCategory(type) }
}
