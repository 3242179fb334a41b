import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import type { SectionProps } from '../section'
import { texts } from '../texts'

const GuaranteeSheet = onDemand(() =>
  import('@/components/order/guarantee-sheet').then((part) => part.GuaranteeSheet)
)

/** How what goes back is reckoned, with the order's own money and day, as long as something of it may go back. */
export function GuaranteeCard({ order }: Pick<SectionProps, 'order'>) {
  const [open, setOpen] = useState(false)
  const sum = (key: string) => order.sums.find((one) => one.key === key)?.fen
  const paidFen = sum('kept') ?? sum('paid')
  if (paidFen === undefined || !order.actions.includes('refund')) return null
  return (
    <Card rows>
      <ListRow label={texts.guarantee} note={texts.guaranteeNote} onTap={() => setOpen(true)} />
      <GuaranteeSheet
        open={open}
        onClose={() => setOpen(false)}
        kind={order.kind}
        category={order.type}
        several={order.doses.length > 1}
        paidFen={paidFen}
        date={order.date || null}
      />
    </Card>
  )
}
