import { observer } from 'mobx-react-lite'
import { Notice } from '@/components/ui/notice'
import { remarksFor, remindersOf, whomOf } from '@/domain/addon/item-terms'
import { ageAt, birthdayOf } from '@/domain/person/age'
import type { ConfirmModel } from '../model'

/** Company, and what forbids an item, before paying; only what can concern the person who is examined. */
export const Reminders = observer(function Reminders({ model }: { open: boolean; model: ConfirmModel }) {
  const { data } = model.person
  const birthday = birthdayOf(data)
  const whom = whomOf(data.gender, birthday === null ? null : ageAt(birthday, model.booked?.visit.date ?? ''))
  const told = remindersOf(
    (model.priced?.reminders ?? []).map((reminder) => ({
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
