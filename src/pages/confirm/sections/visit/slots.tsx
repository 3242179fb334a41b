import { observer } from 'mobx-react-lite'
import { SlotSheet } from '@/components/booking/slot-sheet'
import { longDate } from '@/domain/date'
import type { BookedDraft } from '@/domain/draft/draft'
import type { SlotModel } from './slot'

interface SlotsProps {
  open: boolean
  slot: SlotModel | null
  booked: BookedDraft
}

/** 改时段: the slots of the same branch and day. */
export const Slots = observer(function Slots({ slot, booked: { visit, product } }: SlotsProps) {
  if (!slot) return null
  return (
    <SlotSheet
      open={slot.slots !== null}
      subtitle={`${longDate(visit.date)} · ${visit.branch.name}`}
      slots={slot.slots ?? []}
      chosenId={visit.slotId}
      heldId={slot.heldId}
      fastingOn={product.fasting ? visit.date : undefined}
      busy={slot.busy}
      onChoose={(chosen) => void slot.pick(chosen)}
      onClose={slot.close}
    />
  )
})
