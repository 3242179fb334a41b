import { observer } from 'mobx-react-lite'
import { Notice } from '@/components/ui/notice'
import { remarksFor, remindersOf, whomOf } from '@/domain/addon/item-terms'
import { ageAt, birthdayOf } from '@/domain/person/age'
import type { VisitPricing } from '../../pricing/visit'
import type { Around, SectionOf } from '../../shared/section'

/** Company, and what forbids an item, before paying; only what can concern the person who is examined. */
export const reminders: SectionOf<VisitPricing> = (around) => ({
  name: 'reminders',
  Foot: () => <Reminders around={around} />
})

const Reminders = observer(function Reminders({ around }: { around: Around<VisitPricing> }) {
  const { person, pricing } = around
  const data = person?.data
  const birthday = data ? birthdayOf(data) : null
  const age = birthday === null ? null : ageAt(birthday, pricing.booked?.visit.date ?? '')
  const whom = whomOf(data?.gender ?? null, age)
  const told = remindersOf(
    (pricing.told?.reminders ?? []).map((reminder) => ({
      name: reminder.itemName,
      texts: remarksFor([reminder], whom)
    }))
  )
  if (told.length === 0) return null
  return (
    <Notice round icon="info">
      {told.join('；')}
    </Notice>
  )
})
