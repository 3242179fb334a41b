import type { GiftClaim, GiftMovements, GiftOverview, GiftSent } from '@/contract/gift/dto'
import { claimStateOf } from '@/domain/gift/send'
import { toYuan } from '@/domain/money'
import type { GiftSend } from '../money/gift-send-row'
import type { GiftCardRow, GiftMovement } from './queries/gift-cards'
import { standingOf, type OpenedSend } from './queries/sends'

export const cardDto = (
  { no, grantedFen, amountFen, takenFen, expiresAt }: GiftCardRow,
  now: Date
): GiftOverview['cards'][number] => {
  const left = amountFen - takenFen
  const state = expiresAt <= now ? 'expired' : left > 0 ? 'live' : 'used'
  return {
    ...{ giftNo: no, amount: toYuan(grantedFen), state },
    balance: state === 'expired' ? 0 : toYuan(left),
    expiresAt: expiresAt.getTime()
  }
}

/** As its sender sees it; its time is over at its end, also before the job has seen that. */
export const sentDto = (send: GiftSend, now: Date): GiftSent => {
  const { sendNo, no, amountFen, toName, words, code, state, sentAt, until, endedAt } = send
  const over = state === 'open' && until <= now
  return {
    ...{ sendNo, giftNo: no, amount: toYuan(amountFen), toName, words },
    ...{ code: over ? '' : (code ?? ''), state: over ? 'lapsed' : state },
    ...{ sentAt: sentAt.getTime(), until: until.getTime(), endedAt: endedAt?.getTime() ?? 0 }
  }
}

export const overviewDto = (
  cards: readonly GiftCardRow[],
  sent: readonly GiftSend[],
  now: Date
): GiftOverview => ({
  cards: cards.map((card) => cardDto(card, now)),
  sent: sent.map((send) => sentDto(send, now))
})

export const movementsDto = (
  { list, total }: { readonly list: readonly GiftMovement[]; readonly total: number },
  { page, size }: { readonly page: number; readonly size: number }
): GiftMovements => ({
  list: list.map(({ id, no, verb, text, amountFen, leftFen, at, orderNum, orderType }) => ({
    ...{ id, giftNo: no, verb, text, amount: toYuan(amountFen), left: toYuan(leftFen) },
    ...{ at: at.getTime(), orderNum, orderType }
  })),
  total,
  hasMore: page * size < total
})

export const claimDto = ({ send, expiresAt, sender }: OpenedSend, reader: string, now: Date): GiftClaim => ({
  state: claimStateOf(standingOf(send), reader, now.getTime()),
  ...{ sender, toName: send.toName, words: send.words, amount: toYuan(send.amountFen) },
  ...{ until: send.until.getTime(), expiresAt: expiresAt.getTime() }
})
