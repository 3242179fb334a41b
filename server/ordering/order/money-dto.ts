import type { OrderCard, OrderDetail } from '@/contract/order/dto/order'
import { formatDateTime } from '@/domain/date'
import { toYuan } from '@/domain/money'
import { byTender, TENDER_NAMES, type TenderSum } from '@/domain/order/tenders'
import type { paymentTerm, Term } from '@/domain/order/terms'
import type { PaidTerm } from './queries/order-money'

/** A gift card or a channel by its name, and what goes by it. */
export const wayDto = ({ name, amountFen }: Term['ways'][number]) => ({ name, amount: toYuan(amountFen) })

/** What stored money pays or paid, each sort by its name. */
export const storedDto = (sums: readonly TenderSum[]) =>
  byTender(sums).map(({ tender, amountFen }) => wayDto({ name: TENDER_NAMES[tender], amountFen }))

const sumDto = ({ name, amountFen, note, ways }: Term) => ({
  ...{ name, note },
  amount: toYuan(amountFen),
  ways: ways.map(wayDto)
})

export const termsDto = (terms: readonly Term[]): OrderCard['terms'] =>
  terms.map((term) => ({ key: term.key, ...sumDto(term) }))

/** What was paid at once, for all orders that it was for. */
export const paymentDto = (payment: ReturnType<typeof paymentTerm> | null): OrderDetail['payment'] =>
  payment && { ...sumDto(payment), purpose: payment.purpose }

/** What of a payment was for one order. */
export const paidTermDto = ({ term, number, at }: PaidTerm): OrderDetail['payments'][number] => ({
  ...sumDto(term),
  number,
  time: at ? formatDateTime(at.getTime()) : ''
})
