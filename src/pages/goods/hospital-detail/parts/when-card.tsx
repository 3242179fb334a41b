import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { monthDay, weekdayLabel } from '@/domain/date'
import type { BranchProps } from './props'
import { texts } from '../texts'
import styles from './when-card.module.scss'

/** A week from today, each day with whether there is room, and the hours of every day. */
export const WhenCard = observer(function WhenCard({ model, branch }: BranchProps) {
  const { days, openHours, closedWeekdays } = branch
  const { today } = model
  const booked = model.bookable.length > 0
  return (
    <Card title={texts.when} {...(booked ? { more: texts.days, onMore: model.seeDays } : {})}>
      {days.length > 0 ? (
        <View className={styles.week} role="list">
          {days.map(({ date, state }) => {
            const name = date === today ? texts.todayName : weekdayLabel(date)
            return (
              <View
                key={date}
                className={cx(styles.day, date === today && styles.today, state !== 'free' && styles.off)}
                role="listitem"
                aria-label={`${monthDay(date)} ${name}，${texts.spokenDay(state)}`}
              >
                <Text aria-hidden>{name}</Text>
                <Text className={styles.number} aria-hidden>
                  {Number(date.slice(8))}
                </Text>
                <Text className={styles.state} aria-hidden>
                  {texts.day(state)}
                </Text>
              </View>
            )
          })}
        </View>
      ) : null}
      <View className={styles.hours}>
        <Text>{texts.hours(openHours)}</Text>
        <Text>{texts.closedOn(closedWeekdays)}</Text>
      </View>
    </Card>
  )
})
