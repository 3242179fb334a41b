import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { FastingNotice } from '@/components/booking/fasting-notice'
import { SlotTime, SlotTimes } from '@/components/booking/slot-times'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import type { Slot } from '@/domain/booking/slot/choose-slot'
import { longDate } from '@/domain/date'
import type { InCard } from '../in-card'
import { texts } from '../texts'
import { DoctorRow } from './doctor-row'
import styles from './time-card.module.scss'

/** Parts of a day, each with the hour at which it is over. */
const PARTS = [
  { until: '12', label: texts.morning },
  { until: '18', label: texts.afternoon },
  { until: '24', label: texts.evening }
] as const

const partOf = ({ timespan }: Slot) => PARTS.find(({ until }) => timespan < until)

/** Who works at the opened branch, and the times of whom was chosen. */
export const TimeCard = observer(function TimeCard({ inCard }: { open: boolean; inCard: InCard }) {
  const doctors = inCard.doctors.value ?? []
  return (
    <>
      {doctors.length > 0 ? <DoctorRow inCard={inCard} doctors={doctors} /> : null}
      <Times inCard={inCard} />
    </>
  )
})

/** The times of the opened branch, by parts of the day. */
const Times = observer(function Times({ inCard }: { inCard: InCard }) {
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
      {PARTS.map((part) => {
        const those = slots.filter((slot) => partOf(slot) === part)
        if (those.length === 0) return null
        return (
          <View key={part.until}>
            <View className={styles.half}>{part.label}</View>
            <SlotTimes>
              {those.map((slot) => (
                <Time key={slot.id} slot={slot} inCard={inCard} />
              ))}
            </SlotTimes>
          </View>
        )
      })}
      <FastingNotice on={inCard.fastingOn} slot={inCard.chosen ?? undefined} />
    </View>
  )
})

const Time = observer(function Time({ slot, inCard }: { slot: Slot; inCard: InCard }) {
  return (
    <SlotTime
      slot={slot}
      on={inCard.chosen?.id === slot.id}
      open={inCard.isOpen(slot)}
      held={slot.id === inCard.heldId}
      onTap={() => inCard.mark(slot.id)}
    />
  )
})

/** What is chosen, and the way on. */
export const TimeBar = observer(function TimeBar({
  inCard,
  busy,
  of
}: {
  open: boolean
  inCard: InCard
  busy: boolean
  /** What gets the time; '' the order itself. */
  of: string
}) {
  const { chosen, date, doctor } = inCard
  const what = doctor ? `${doctor.name} ${doctor.title}` : of
  return (
    <ActionBar
      left={
        <View className={styles.sum} role="status">
          <View className={styles.when}>
            {chosen ? texts.whenOf(longDate(date), chosen.timespan) : texts.timeFirst}
          </View>
          <View className={styles.kept}>{what === '' ? texts.keptTen : `${what} · ${texts.keptTen}`}</View>
        </View>
      }
    >
      <Button part="booking-next" block loading={busy} disabled={!chosen} onTap={inCard.next}>
        {texts.next}
      </Button>
    </ActionBar>
  )
})
