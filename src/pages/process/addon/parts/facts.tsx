import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import styles from './facts.module.scss'

/** Branch, day and slot, and how many items are checked in all (R2.133, R2.134). */
export const Facts = observer(function Facts({ model }: { model: AddonModel }) {
  const { booked, total } = model
  if (!booked) return null
  const { branch, date, timespan } = booked.visit
  return (
    <View className={styles.facts}>
      <View className={styles.main}>
        <View className={styles.name}>{branch.name}</View>
        <View className={styles.when}>{`${longDate(date)} ${timespan}`}</View>
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
