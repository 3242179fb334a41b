import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { ampmOf, type Slot } from '@/domain/booking/slot/choose-slot'
import { FEW_SEATS, seatsText } from '@/domain/booking/slot/stock'
import { longDate } from '@/domain/date'
import type { InCard } from '../in-card'
import { texts } from '../texts'
import styles from './time-card.module.scss'

const HALVES = [
  { half: 1, label: texts.morning },
  { half: 2, label: texts.afternoon }
] as const

/** The times of the opened branch, by half of the day. */
export const TimeCard = observer(function TimeCard({ inCard }: { open: boolean; inCard: InCard }) {
  const { loadable, value: slots = [] } = inCard.slots
  if (loadable.state === 'failed') {
    return (
      <View className={styles.nothing} role="status">
        <Text>{loadable.message}</Text>
        <Tap className={styles.retry} onTap={() => void inCard.ask()}>
          {texts.retry}
        </Tap>
      </View>
    )
  }
  if (loadable.state !== 'ready') return <SkeletonList rows={1} />
  if (slots.length === 0) {
    return (
      <View className={styles.nothing} role="status">
        {texts.noSchedule}
      </View>
    )
  }
  return (
    <View role="radiogroup" aria-label={texts.times}>
      {HALVES.map(({ half, label }) => {
        const those = slots.filter(({ timespan }) => ampmOf(timespan) === half)
        if (those.length === 0) return null
        return (
          <View key={half}>
            <View className={styles.half}>{label}</View>
            <View className={styles.times}>
              {those.map((slot) => (
                <Time key={slot.id} slot={slot} inCard={inCard} />
              ))}
            </View>
          </View>
        )
      })}
    </View>
  )
})

const Time = observer(function Time({ slot, inCard }: { slot: Slot; inCard: InCard }) {
  const open = inCard.isOpen(slot)
  const on = inCard.chosen?.id === slot.id
  const seats = slot.id === inCard.heldId ? texts.keptForYou : seatsText(slot.remaining)
  return (
    <Tap
      role="radio"
      className={cx(
        styles.time,
        on && styles.on,
        open && slot.remaining < FEW_SEATS && styles.tight,
        !open && styles.off
      )}
      label={`${slot.timespan} ${seats}`}
      checked={on}
      disabled={!open}
      onTap={() => inCard.mark(slot.id)}
    >
      <Text className={styles.span}>{slot.timespan}</Text>
      <Text className={styles.seats}>{seats}</Text>
    </Tap>
  )
})

/** What is chosen, and the way on. */
export const TimeBar = observer(function TimeBar({
  inCard,
  busy
}: {
  open: boolean
  inCard: InCard
  busy: boolean
}) {
  const { chosen, date } = inCard
  return (
    <ActionBar
      left={
        <View className={styles.sum} role="status">
          <View className={styles.when}>
            {chosen ? texts.whenOf(longDate(date), chosen.timespan) : texts.timeFirst}
          </View>
          <View className={styles.kept}>{texts.keptTen}</View>
        </View>
      }
    >
      <Button block loading={busy} disabled={!chosen} onTap={inCard.next}>
        {texts.next}
      </Button>
    </ActionBar>
  )
})
