import type { Drawn } from '@/services/activity/draws'
import { resultTexts as texts } from './texts'

/** A drawing a sort of prize. */
export const PICTURES: Readonly<Record<Drawn['prize']['kind'], string>> = {
  coupon: '/seed-img/illus/ticket.svg',
  money: '/seed-img/illus/redpacket.svg',
  again: '/seed-img/illus/giftbox.svg',
  step: '/seed-img/illus/dice.svg',
  none: '/seed-img/tile/heart.svg'
}

/** Where it is and until when, or that it is on its way. */
export function creditOf({ prize, state, fen, reference, expiresAt }: Drawn): string {
  if (prize.kind === 'again') return texts.anotherText
  if (state === 'nothing') return texts.nothingText
  if (state === 'crediting') return texts.crediting
  if (fen !== null) return texts.money(fen, reference, expiresAt)
  return expiresAt === null ? texts.couponPlain : texts.coupon(expiresAt)
}

/** Where it can be looked at, once it is there. */
export function wayTo({ state, fen }: Drawn): { route: 'coupons' | 'giftCard'; text: string } | null {
  if (state !== 'credited') return null
  return fen === null
    ? { route: 'coupons', text: texts.toCoupons }
    : { route: 'giftCard', text: texts.toGift }
}
