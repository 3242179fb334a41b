import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import styles from './dated-way.module.scss'

export interface Station {
  readonly title: string
  readonly icon: IconName
  readonly state: 'done' | 'now' | 'next'
  /** When, a line each. */
  readonly lines: readonly string[]
}

/** Three or four stations beside each other, each with its day; below each other in large type. */
export function DatedWay({ stations }: { stations: readonly Station[] }) {
  return (
    <View className={styles.way} role="list">
      {stations.map(({ title, icon, state, lines }, at) => (
        <View
          key={title}
          className={cx(styles.station, styles[state])}
          role="listitem"
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {at > 0 ? (
            <View className={cx(styles.line, stations[at - 1]?.state === 'done' && styles.walked)} />
          ) : null}
          <View className={styles.dot}>
            <Icon name={state === 'done' ? 'checkB' : icon} size={20} />
          </View>
          <View className={styles.words}>
            <View className={styles.title}>{title}</View>
            {lines
              .filter((line) => line !== '')
              .map((line) => (
                <View key={line} className={styles.when}>
                  {line}
                </View>
              ))}
          </View>
        </View>
      ))}
    </View>
  )
}
