import { observer } from 'mobx-react-lite'
import { onDemand } from '@/components/ui/on-demand'
import type { VisitPricing } from '../../pricing/visit'
import type { Around, SectionOf } from '../../shared/section'

const RemindersNotice = onDemand(() => import('./notice').then((part) => part.RemindersNotice))

/** Company, and what forbids an item, before paying; fetched once the price tells of some. */
export const reminders: SectionOf<VisitPricing> = (around) => ({
  name: 'reminders',
  Foot: () => <Reminders around={around} />
})

const Reminders = observer(function Reminders({ around }: { around: Around<VisitPricing> }) {
  const told = around.pricing.told?.reminders ?? []
  return <RemindersNotice open={told.length > 0} around={around} />
})
