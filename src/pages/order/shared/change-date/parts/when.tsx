import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { SlotTime, SlotTimes } from '@/components/booking/slot-times'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { dateTab, dateTabNote, dayState, spokenDay } from '@/domain/booking/calendar/day-state'
import type { PricedDay } from '@/services/booking'
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
    <View className={styles.dates}>
      <ScrollView className={styles.scroll} scrollX enhanced showScrollbar={false}>
        <View className={styles.row} role="radiogroup" aria-label={texts.newDate}>
          {nearDays.map((day) => (
            <Day
              key={day.date}
              day={day}
              today={today}
              on={day.date === date}
              onTap={() => model.pickDate(day.date)}
            />
          ))}
        </View>
      </ScrollView>
      <Tap className={styles.more} label={texts.more} onTap={model.openCalendar}>
        <Icon name="cal" size={20} />
        <Text className={styles.moreText}>{texts.more}</Text>
      </Tap>
    </View>
  )
})

interface DayProps {
  day: PricedDay
  today: string
  on: boolean
  onTap: () => void
}

function Day({ day, today, on, onTap }: DayProps) {
  const state = dayState(day)
  const { weekday, short } = dateTab(day.date, today)
  return (
    <Tap
      role="radio"
      className={cx(styles.date, state.disabled && styles.off, on && styles.picked)}
      label={spokenDay(day.date, state, day.remaining)}
      checked={on}
      disabled={state.disabled}
      onTap={onTap}
    >
      <Text className={styles.weekday}>{weekday}</Text>
      <Text className={styles.short}>{short}</Text>
      <Text className={styles.note}>{dateTabNote(state)}</Text>
    </Tap>
  )
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
    </View>
  )
})
