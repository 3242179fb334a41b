import { observer } from 'mobx-react-lite'
import { AlternativesSheet } from '@/components/booking/alternatives-sheet'
import { BookingCalendar } from '@/components/booking/booking-calendar'
import { SlotSheet } from '@/components/booking/slot-sheet'
import { longDate } from '@/domain/date'
import { useRoot } from '@/stores/context'
import type { BookingFlow } from '../flow'
import type { BookingModel } from '../model'

/** Calendars, slots and alternatives: one at a time, by the flow's state. */
export const FlowSheets = observer(function FlowSheets({
  open,
  model,
  flow
}: {
  open: boolean
  model: BookingModel
  flow: BookingFlow
}) {
  const { location } = useRoot()
  const { shown, busy } = flow
  const { visit } = model.draft?.parts ?? {}
  const chosenAt = (branchId: string, date: string) =>
    visit?.branch.id === branchId && visit.date === date ? visit.slotId : null
  const calendar = {
    open,
    today: model.today,
    chosen: model.activeDate,
    onPick: flow.pickDate,
    onClose: flow.close
  }
  return (
    <>
      {shown.kind === 'all' && (
        <BookingCalendar
          {...calendar}
          mode="all"
          place={location.place.city}
          days={shown.days}
          onReset={flow.nearestWeek}
        />
      )}
      {shown.kind === 'single' && (
        <BookingCalendar
          {...calendar}
          mode="single"
          place={shown.target.name}
          days={shown.days}
          busy={busy}
        />
      )}
      {shown.kind === 'slots' && (
        <SlotSheet
          open={open}
          subtitle={`${longDate(shown.date)} · ${shown.target.name}`}
          slots={shown.slots}
          chosenId={chosenAt(shown.target.id, shown.date)}
          heldId={flow.hold.slotAt(shown.target.id, shown.date)}
          fastingOn={model.request.value?.product.fasting ? shown.date : undefined}
          busy={busy}
          onChoose={(slot) => void flow.pickSlot(slot)}
          onClose={flow.close}
        />
      )}
      {shown.kind === 'alternatives' && (
        <AlternativesSheet
          open={open}
          message={shown.message}
          list={shown.list}
          busy={busy}
          onChoose={(other) => void flow.pickOther(other)}
          onClose={flow.close}
        />
      )}
    </>
  )
})
