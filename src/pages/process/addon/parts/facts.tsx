import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { DEFAULT_TIMESPAN } from '@/domain/booking/slot/choose-slot'
import { longDate } from '@/domain/date'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import styles from './facts.module.scss'

/** Branch, day and slot, and how many items are checked in all (R2.133, R2.134). */
export const Facts = observer(function Facts({ model }: { model: AddonModel }) {
  const { detail, total } = model
  if (!detail) return null
  const { selectedHospitalName, selectedDate, selectedTimespan } = detail
  return (
    <View className={styles.facts}>
      <View className={styles.main}>
        <View className={styles.name}>{selectedHospitalName}</View>
        <View className={styles.when}>
          {`${longDate(selectedDate)} ${selectedTimespan || DEFAULT_TIMESPAN}`}
        </View>
      </View>
      <Tap className={styles.total} role="link" label={texts.totalLabel(total)} onTap={model.openTotal}>
        <Text>{texts.totalLead}</Text>
        <Text className={styles.count}>{total}</Text>
        <Text>{texts.totalTail}</Text>
        <Icon name="right" size={14} />
      </Tap>
    </View>
  )
})
