import { observer } from 'mobx-react-lite'
import { VisitFacts } from '@/components/addon/visit-facts'
import type { ChooseModel } from '../model'
import { texts } from '../texts'

/** Branch, day and slot, and what the base package checks. */
export const Facts = observer(function Facts({ model }: { model: ChooseModel }) {
  const { booked, baseCount, openBase } = model
  if (!booked) return null
  const { base: lead, items: tail } = texts
  const label = texts.baseLabel(baseCount)
  return (
    <VisitFacts
      visit={booked.visit}
      count={baseCount}
      lead={lead}
      tail={tail}
      label={label}
      onTap={openBase}
    />
  )
})
