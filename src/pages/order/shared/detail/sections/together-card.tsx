import { PaidRows } from '@/components/order/paid-rows'
import { orderTexts } from '@/components/order/texts'
import { toOrder } from '@/components/order/to-order'
import { Card } from '@/components/ui/card'
import { Price } from '@/components/ui/price'
import type { SectionProps } from '../section'
import { togetherTexts as texts } from './together-texts'

/** The orders that this one is, or was, paid together with, and the sum of all while it is to be paid. */
export function TogetherCard({ order }: Pick<SectionProps, 'order'>) {
  const { number, together, payment, dueFen, paidTogether } = order
  if (together.length < 2) return null
  const isOpen = payment === 'unpaid' || payment === 'failed' || payment === 'confirming'
  const past = payment === 'closed' ? texts.orderedWith : texts.paidWith
  return (
    <Card
      title={isOpen ? orderTexts.together(paidTogether) : past}
      extra={isOpen ? <Price fen={dueFen} size="sm" exact /> : null}
    >
      <PaidRows
        orders={together.filter((other) => other.number !== number)}
        onOpen={(other) => toOrder(other.number, other.kind)}
      />
    </Card>
  )
}
