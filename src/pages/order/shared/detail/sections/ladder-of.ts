import type { LadderOf } from '@/components/order/price-ladder/how'
import { PAYING_TENDERS, TENDER_NAMES } from '@/domain/order/tenders'
import type { OrderDetail } from '@/services/order/order'
import { texts } from '../texts'

const STORED: readonly string[] = Object.values(TENDER_NAMES)

/** How an order's price comes about: its lines, the stored money that paid or is to pay of it, and what the rest was paid by. */
export function ladderOf({
  lines,
  sums,
  payments
}: Pick<OrderDetail, 'lines' | 'sums' | 'payments'>): LadderOf {
  const ways = payments.flatMap((payment) => payment.ways)
  const own = PAYING_TENDERS.map((tender) => {
    const label = TENDER_NAMES[tender]
    const open = sums.find(({ key }) => key === tender)?.fen ?? 0
    return { label, fen: ways.reduce((sum, { name, fen }) => (name === label ? sum + fen : sum), open) }
  })
  const names = [...new Set(ways.flatMap(({ name }) => (STORED.includes(name) ? [] : [name])))]
  const open = sums.filter(({ key }) => key === 'due' || key === 'open')
  const paid = sums.find(({ key }) => key === 'paid')
  const dues = paid ? [paid, ...open] : open
  return {
    lines,
    own: own.filter(({ fen }) => fen > 0),
    end: open.length > 0 ? texts.toPay : names.join('、') || texts.paidFor,
    dues: dues.length > 1 ? dues.map(({ name: label, fen }) => ({ label, fen })) : [],
    why: ''
  }
}
