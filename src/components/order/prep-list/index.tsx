import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './index.module.scss'

export interface PrepStep {
  title: string
  text: string
  icon: string
  /** A few words behind the title: from when on. */
  when?: string
}

/** Names of the wire, drawn with what the icon set has. */
const ICONS: Readonly<Record<string, IconName>> = {
  clock: 'clock',
  drop: 'drop',
  card: 'card',
  cup: 'cup',
  shield: 'shield',
  doc: 'doc',
  heart: 'heart',
  pin: 'pin',
  phone: 'phone',
  moon: 'moon',
  leaf: 'leaf',
  info: 'info',
  warn: 'warn',
  female: 'female',
  male: 'male',
  bell: 'bell',
  calcheck: 'calcheck'
}

/** What to do before the visit, in order of time. */
export function PrepList({ steps }: { steps: readonly PrepStep[] }) {
  return (
    <View role="list">
      {steps.map(({ title, text, icon, when }, index) => (
        <View key={`${index}-${title}`} className={styles.step} role="listitem">
          <View className={styles.icon}>
            <Icon name={ICONS[icon] ?? 'info'} size={20} />
          </View>
          <View className={styles.words}>
            <View className={styles.title}>
              <Text>{title}</Text>
              {when ? <Text className={styles.when}>{when}</Text> : null}
            </View>
            <View className={styles.text}>{text}</View>
          </View>
        </View>
      ))}
    </View>
  )
}
