import { observer } from 'mobx-react-lite'
import { Notice } from '@/components/ui/notice'
import { remarksFor, remindersOf, whomOf } from '@/domain/addon/item-terms'
import { ageAt } from '@/domain/person/age'
import { birthdayOf } from '@/domain/person/birthday'
import type { VisitPricing } from '../../pricing/visit'
import type { Around } from '../../shared/section'

interface RemindersNoticeProps {
  open: boolean
  around: Around<VisitPricing>
}

/** What can concern the person who is examined. */
export const RemindersNotice = observer(function RemindersNotice({ around }: RemindersNoticeProps) {
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
