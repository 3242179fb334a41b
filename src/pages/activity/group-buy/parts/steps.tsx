import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon, type IconName } from '@/components/ui/icon'
import { Dots } from '../../shared/rules'
import { texts } from '../texts'
import styles from './steps.module.scss'

const ICONS: readonly IconName[] = ['wallet', 'share', 'users', 'calcheck']

/** From the payment to the visit. */
export function Steps({ size }: { size: number }) {
  return (
    <Card title={texts.how}>
      <View className={styles.steps} role="list">
        {texts.steps(size).map((text, at) => (
          <View key={text} className={styles.step} role="listitem">
            <View className={styles.icon} aria-hidden>
              <Icon name={ICONS[at] ?? 'check'} size={22} />
            </View>
            <View className={styles.text}>{text}</View>
          </View>
        ))}
      </View>
      <Dots list={[texts.own]} />
    </Card>
  )
}
