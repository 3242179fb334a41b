import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import type { Board } from '@/services/activity/draws'
import { texts } from '../texts'
import styles from './board.module.scss'

type CellKind = Board['cells'][number]['kind']

/** A question has a mark of its own. */
export const SIGNS: Readonly<Record<CellKind, IconName | null>> = {
  coupon: 'ticket',
  quiz: null,
  back: 'refresh',
  plain: 'leaf'
}

const KINDS = ['coupon', 'quiz', 'back', 'plain'] as const satisfies readonly CellKind[]

/** What each sort of cell does. */
export function Legend() {
  return (
    <Card title={texts.legend}>
      <View className={styles.legend} role="list">
        {KINDS.map((kind) => {
          const icon = SIGNS[kind]
          const { name, note } = texts.kinds[kind]
          return (
            <View key={kind} className={styles.entry} role="listitem">
              <View className={cx(styles.sign, styles[kind])} aria-hidden>
                {icon ? <Icon name={icon} size={22} /> : <Text className={styles.ask}>?</Text>}
              </View>
              <View className={styles.words}>
                <View className={styles.face}>{name}</View>
                <View className={styles.quiet}>{note}</View>
              </View>
            </View>
          )
        })}
      </View>
    </Card>
  )
}
