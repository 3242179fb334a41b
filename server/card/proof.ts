import { ErrorCode } from '@/contract/errors'
import { requireUser, type RequestContext } from '../http/context'
import { Refusal } from '../http/refusal'
import { sameDigest } from '../settings/digest'
import { fingerprint } from '../settings/fingerprint'
import { CARD_TEXTS } from './texts'

const LIFE_MS = 10 * 60_000

type Prover = Pick<RequestContext, 'db' | 'user' | 'now'>

const signed = (context: Prover, cardNumber: string, until: number): Promise<string> =>
  fingerprint(context.db, context.now(), `card-proof|${requireUser(context).id}|${cardNumber}|${until}`)

/** Says that this account has shown what a card asks for: good for ten minutes. */
export async function proofOf(context: Prover, cardNumber: string): Promise<string> {
  const until = context.now().getTime() + LIFE_MS
  return `${cardNumber}.${until}.${await signed(context, cardNumber, until)}`
}

/** The card that a proof is of. Refuses any other and an old one with 27301. */
export async function provenCard(context: Prover, proof: string): Promise<string> {
  const [cardNumber = '', until = '', hash = ''] = proof.split('.')
  const right =
    /^\d{1,15}$/.test(until) &&
    Number(until) >= context.now().getTime() &&
    sameDigest(await signed(context, cardNumber, Number(until)), hash)
  if (!right) throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.proofOver)
  return cardNumber
}
