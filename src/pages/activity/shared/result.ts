import { navigate } from '@/routes/navigate'
import type { Drawn } from '@/services/activity/draws'
import { resultTexts as texts } from './texts'

/** A drawing a sort of prize. */
export const PICTURES: Readonly<Record<Drawn['prize']['kind'], string>> = {
  coupon: '/seed-img/illus/ticket.svg',
  money: '/seed-img/illus/redpacket.svg',
  goods: '/seed-img/illus/giftbox.svg',
  again: '/seed-img/illus/giftbox.svg',
  step: '/seed-img/illus/dice.svg',
  none: '/seed-img/tile/heart.svg'
}

/** Where it is and until when, or that it is on its way. */
export function creditOf({ prize, state, fen, reference, expiresAt }: Drawn): string {
  if (prize.kind === 'again') return texts.anotherText
  if (state === 'nothing') return texts.nothingText
  if (prize.kind === 'goods') return expiresAt === null ? texts.goodsSoon : texts.goods(expiresAt)
  if (state === 'crediting') return texts.crediting
  if (fen !== null) return texts.money(fen, reference, expiresAt)
  return expiresAt === null ? texts.couponPlain : texts.coupon(expiresAt)
}

/** Where it can be looked at, once it is there; goods are claimed from the records, which say how they stand. */
export function wayTo({ prize, sort, state, fen }: Drawn): { text: string; go: () => void } | null {
  if (prize.kind === 'goods') return { text: texts.toGoods, go: () => toRecords(sort) }
  if (state !== 'credited') return null
  return fen === null
    ? { text: texts.toCoupons, go: () => navigate('coupons') }
    : { text: texts.toGift, go: () => navigate('giftCard') }
}

/** The blind box has a page of its own for its records. */
const toRecords = (sort: Drawn['sort']) =>
  sort === 'blindBox' ? navigate('blindBoxRecord') : navigate('lotteryRecord', { sort })
