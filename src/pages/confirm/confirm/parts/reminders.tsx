import { observer } from 'mobx-react-lite'
import { Notice } from '@/components/ui/notice'
import { remarksFor, remindersOf } from '@/domain/addon/item-terms'
import type { ConfirmModel } from '../model'

/** Company, and what forbids an item, before paying; only what can concern the person who is examined. */
export const Reminders = observer(function Reminders({ model }: { open: boolean; model: ConfirmModel }) {
  const { gender } = model.person.data
  const told = remindersOf(
    (model.priced?.reminders ?? []).map((reminder) => ({
      name: reminder.itemName,
      texts: remarksFor([reminder], gender)
    }))
  )
  if (told.length === 0) return null
  return (
    <Notice round icon="info">
      {told.join('；')}
    </Notice>
  )
})
