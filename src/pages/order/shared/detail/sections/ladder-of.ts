import type { LadderOf } from '@/components/order/price-ladder/how'
import { TENDER_NAMES } from '@/domain/order/tenders'
import type { OrderDetail } from '@/services/order/order'
import { texts } from '../texts'

/** How an order's price comes about: its lines, the gift cards that paid or are to pay of it, and what the rest was paid by. */
export function ladderOf({
  lines,
  sums,
  payments
}: Pick<OrderDetail, 'lines' | 'sums' | 'payments'>): LadderOf {
  const ways = payments.flatMap((payment) => payment.ways)
  const isGift = ({ name }: { name: string }) => name === TENDER_NAMES.gift
  const giftFen =
    ways.filter(isGift).reduce((sum, { fen }) => sum + fen, 0) +
    (sums.find(({ key }) => key === 'gift')?.fen ?? 0)
  const names = [...new Set(ways.filter((way) => !isGift(way)).map(({ name }) => name))]
  const open = sums.filter(({ key }) => key === 'due' || key === 'open')
  const paid = sums.find(({ key }) => key === 'paid')
  const dues = paid ? [paid, ...open] : open
  return {
    lines,
    own: giftFen > 0 ? [{ label: TENDER_NAMES.gift, fen: giftFen }] : [],
    end: open.length > 0 ? texts.toPay : names.join('、') || texts.paidFor,
    dues: dues.length > 1 ? dues.map(({ name: label, fen }) => ({ label, fen })) : [],
    why: ''
  }
}
