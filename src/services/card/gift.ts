/**
 * Gift cards of the account (§7, our own calls), in our own words and fen.
 *
 * - `readGifts`: all cards, and what was sent of them
 * - `readGiftMovements`: what became of one of them, or of all
 * - `addGift`, `sendGift`, `takeGiftBack`
 * - `readGiftLink`, `claimGift`: what a link of somebody else leads to
 */
import type {
  GiftCard as WireCard,
  GiftClaim,
  GiftMovements,
  GiftOverview,
  GiftSent
} from '@/contract/gift/dto'
import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import { toFen, toYuan } from '@/domain/money'
import type { Call } from '../http/call'

export interface OwnGift {
  readonly no: string
  /** What was on it at first. */
  readonly faceFen: number
  readonly leftFen: number
  /** ms since 1970. */
  readonly expiresAt: number
  readonly state: WireCard['state']
}

export interface SentGift {
  readonly sendNo: string
  readonly no: string
  readonly fen: number
  readonly toName: string
  readonly words: string
  /** Of the link; '' once it is not open any more. */
  readonly code: string
  readonly state: GiftSent['state']
  readonly sentAt: number
  readonly until: number
  readonly endedAt: number
}

export interface Gifts {
  readonly cards: readonly OwnGift[]
  readonly sent: readonly SentGift[]
}

export interface GiftMovement {
  readonly id: number
  readonly no: string
  readonly verb: GiftMovements['list'][number]['verb']
  readonly text: string
  /** Below 0 for what goes. */
  readonly fen: number
  readonly leftFen: number
  readonly at: number
  /** '' without an order, and of one that its owner has deleted. */
  readonly orderNumber: string
  readonly kind: ProductKind | null
}

export interface GiftMovementPage {
  readonly list: readonly GiftMovement[]
  readonly hasMore: boolean
}

export interface GiftLink {
  readonly state: GiftClaim['state']
  /** Masked. */
  readonly sender: string
  readonly toName: string
  readonly words: string
  readonly fen: number
  readonly until: number
  readonly expiresAt: number
}

const toGift = ({ giftNo, amount, balance, expiresAt, state }: WireCard): OwnGift => ({
  ...{ no: giftNo, faceFen: toFen(amount), leftFen: toFen(balance), expiresAt, state }
})

const toSent = ({ giftNo, amount, ...one }: GiftSent): SentGift => ({
  ...one,
  no: giftNo,
  fen: toFen(amount)
})

const toGifts = ({ cards, sent }: GiftOverview): Gifts => ({
  cards: cards.map(toGift),
  sent: sent.map(toSent)
})

export const readGifts = async (call: Call): Promise<Gifts> => toGifts(await call('gift.overview', {}))

/** @param no of one card; of all without it */
export async function readGiftMovements(
  call: Call,
  no: string | undefined,
  { page, size }: { readonly page: number; readonly size: number }
): Promise<GiftMovementPage> {
  const { list, hasMore } = await call('gift.movements', { ...(no ? { giftNo: no } : {}), page, size })
  return {
    hasMore,
    list: list.map(({ id, giftNo, verb, text, amount, left, at, orderNum, orderType }) => ({
      ...{ id, no: giftNo, verb, text, fen: toFen(amount), leftFen: toFen(left), at },
      ...{ orderNumber: orderNum, kind: kindOfCategory(orderType) }
    }))
  }
}

/** @param idempotencyKey the same one repeats the request and adds nothing more @returns its number and what is on it */
export async function addGift(
  call: Call,
  code: string,
  idempotencyKey: string
): Promise<{ readonly no: string; readonly fen: number }> {
  const { giftNo, amount } = await call('gift.add', { code }, { idempotencyKey })
  return { no: giftNo, fen: toFen(amount) }
}

export interface GiftToSend {
  readonly no: string
  readonly fen: number
  readonly toName: string
  readonly words: string
}

/** @param idempotencyKey the same one repeats the request and sends nothing more */
export const sendGift = async (
  call: Call,
  { no, fen, toName, words }: GiftToSend,
  idempotencyKey: string
): Promise<SentGift> =>
  toSent(await call('gift.send', { giftNo: no, amount: toYuan(fen), toName, words }, { idempotencyKey }))

export const takeGiftBack = async (call: Call, sendNo: string): Promise<Gifts> =>
  toGifts(await call('gift.takeBack', { sendNo }))

export async function readGiftLink(call: Call, code: string): Promise<GiftLink> {
  const { state, sender, toName, words, amount, until, expiresAt } = await call('gift.opened', { code })
  return { state, sender, toName, words, fen: toFen(amount), until, expiresAt }
}

export const claimGift = async (call: Call, code: string): Promise<OwnGift> =>
  toGift(await call('gift.claim', { code }))
