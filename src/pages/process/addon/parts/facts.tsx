import { observer } from 'mobx-react-lite'
import { VisitFacts } from '@/components/addon/visit-facts'
import type { AddonModel } from '../model'
import { texts } from '../texts'

/** Branch, day and slot, and how many items are checked in all (R2.133, R2.134). */
export const Facts = observer(function Facts({ model }: { model: AddonModel }) {
  const { booked, total, openTotal } = model
  if (!booked) return null
  const { totalLead: lead, totalTail: tail } = texts
  const label = texts.totalLabel(total)
  return (
    <VisitFacts visit={booked.visit} count={total} lead={lead} tail={tail} label={label} onTap={openTotal} />
  )
})
