import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { DayStrip, type StripDay } from '@/components/booking/day-strip'
import { FastingNotice } from '@/components/booking/fasting-notice'
import { SlotTime, SlotTimes } from '@/components/booking/slot-times'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { SkeletonList } from '@/components/ui/skeleton'
import { dateTab, dateTabNote, dayState, spokenDay } from '@/domain/booking/calendar/day-state'
import type { PricedDay } from '@/services/booking/booking'
import styles from '../index.module.scss'
import type { ChangeDateModel } from '../model'
import { texts } from '../texts'

/** The near days of the branch with the way to all of them, and the times of the chosen one. */
export const When = observer(function When({ model }: { model: ChangeDateModel }) {
  const { loadable } = model.calendar
  return (
    <Card className={styles.card} title={texts.newDate}>
      {loadable.state === 'failed' ? (
        <Button kind="line" size="sm" onTap={() => void model.loadDays()}>
          {texts.daysFailed}
        </Button>
      ) : loadable.state !== 'ready' ? (
        <SkeletonList rows={1} />
      ) : (
        <Days model={model} />
      )}
      <View className={styles.slots}>
        <Times model={model} />
      </View>
    </Card>
  )
})

const Days = observer(function Days({ model }: { model: ChangeDateModel }) {
  const { nearDays, date, today } = model
  if (nearDays.length === 0) {
    return (
      <View className={styles.nothing} role="status">
        {texts.noTimes}
      </View>
    )
  }
  return (
    <DayStrip
      days={nearDays.map((day) => stripDay(day, today))}
      chosen={date}
      label={texts.newDate}
      role="radio"
      inset
      onPick={model.pickDate}
      onMore={model.openCalendar}
    />
  )
})

function stripDay(day: PricedDay, today: string): StripDay {
  const state = dayState(day)
  return {
    date: day.date,
    ...dateTab(day.date, today),
    note: dateTabNote(state),
    tone: state.disabled ? 'off' : 'open',
    closed: state.disabled,
    label: spokenDay(day.date, state, day.remaining)
  }
}

const Times = observer(function Times({ model }: { model: ChangeDateModel }) {
  const { loadable, value = [] } = model.slots
  if (model.date === '') return <View className={styles.nothing}>{texts.dateFirst}</View>
  if (loadable.state === 'failed') {
    return (
      <Button kind="line" size="sm" onTap={() => void model.loadSlots()}>
        {texts.timesFailed}
      </Button>
    )
  }
  if (loadable.state !== 'ready') return <SkeletonList rows={1} />
  if (value.length === 0) {
    return (
      <View className={styles.nothing} role="status">
        {texts.noTimes}
      </View>
    )
  }
  return (
    <View role="radiogroup" aria-label={texts.times}>
      <SlotTimes>
        {value.map((slot) => (
          <SlotTime
            key={slot.id}
            slot={slot}
            on={slot === model.chosen}
            open={slot.remaining > 0}
            held={false}
            onTap={() => model.mark(slot.id)}
          />
        ))}
      </SlotTimes>
      <FastingNotice on={model.order?.fasting ? model.date : undefined} slot={model.chosen} />
    </View>
  )
})
