import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { useUid } from '@/components/ui/popup/use-uid'
import { Tap } from '@/components/ui/tap'
import { useCentred } from '@/components/ui/tabs/centre'
import type { BookingFlow } from '../flow'
import type { BookingModel } from '../model'
import { texts } from '../texts'
import styles from './date-tabs.module.scss'

/** One tab a day, and the fixed tail that opens the calendar or, after it, goes back to the nearest week. */
export const DateTabs = observer(function DateTabs({
  model,
  flow
}: {
  model: BookingModel
  flow: BookingFlow
}) {
  const { days, activeDate, onOneDate } = model
  const uid = useUid('dates')
  const active = days.findIndex(({ date }) => date === activeDate)
  const scroll = useCentred(uid, active)
  return (
    <View className={styles.dates}>
      <ScrollView
        id={uid}
        className={styles.scroll}
        scrollX
        enhanced
        showScrollbar={false}
        scrollWithAnimation
        {...scroll}
      >
        <View className={styles.row} role="tablist" aria-label={texts.dates}>
          {days.map((day, at) => (
            <Tap
              key={day.date}
              id={`${uid}-${at}`}
              role="tab"
              className={cx(styles.item, styles[day.tone], at === active && styles.on)}
              label={day.label}
              selected={at === active}
              disabled={day.closed}
              onTap={() => model.pickTab(day.date)}
            >
              <Text className={styles.weekday}>{day.weekday}</Text>
              <Text className={styles.short}>{day.short}</Text>
              <Text className={styles.note}>{day.note}</Text>
            </Tap>
          ))}
        </View>
      </ScrollView>
      {onOneDate && (
        <Tap className={styles.more} onTap={model.nearestWeek}>
          <Icon name="refresh" size={20} />
          <Text className={styles.moreText}>{texts.nearestWeek}</Text>
        </Tap>
      )}
      <Tap className={styles.more} onTap={() => void flow.moreDates()}>
        <Icon name="cal" size={20} />
        <Text className={styles.moreText}>{texts.moreDates}</Text>
      </Tap>
    </View>
  )
})
