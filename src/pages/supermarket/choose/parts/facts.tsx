import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import type { ChooseModel } from '../model'
import { texts } from '../texts'
import styles from './facts.module.scss'

/** Branch, day and slot, and what the base package checks. */
export const Facts = observer(function Facts({ model }: { model: ChooseModel }) {
  const { booked, baseCount } = model
  if (!booked) return null
  const { branch, date, timespan } = booked.visit
  return (
    <View className={styles.facts}>
      <View className={styles.main}>
        <View className={styles.name}>{branch.name}</View>
        <View className={styles.when}>{`${longDate(date)} ${timespan}`}</View>
      </View>
      <Tap className={styles.base} role="link" label={texts.baseLabel(baseCount)} onTap={model.openBase}>
        <Text>{texts.base}</Text>
        <Text className={styles.count}>{baseCount}</Text>
        <Text>{texts.items}</Text>
        <Icon name="right" size={14} />
      </Tap>
    </View>
  )
})
