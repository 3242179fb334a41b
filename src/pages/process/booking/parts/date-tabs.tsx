import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { DayStrip, DayStripEnd } from '@/components/booking/day-strip'
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
  return (
    <View className={styles.dates}>
      <DayStrip
        days={model.days}
        chosen={model.activeDate}
        label={texts.dates}
        role="tab"
        onPick={model.pickTab}
        onMore={() => void flow.moreDates()}
      >
        {model.onOneDate && <DayStripEnd icon="refresh" text={texts.nearestWeek} onTap={model.nearestWeek} />}
      </DayStrip>
    </View>
  )
})
