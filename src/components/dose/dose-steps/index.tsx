import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { uiTexts } from '@/components/ui/texts'
import styles from './index.module.scss'

export interface DoseStep {
  readonly no: number
  readonly name: string
  readonly note: string
  readonly state: 'done' | 'on' | 'next'
  /** What lies between it and the one before it; '' nothing is said. */
  readonly gap?: string
}

/** Doses in a row, each with its day. */
export function DoseSteps({ steps }: { steps: readonly DoseStep[] }) {
  return (
    <View className={styles.row} role="list">
      {steps.map(({ no, name, note, state, gap = '' }, index) => (
        <View
          key={no}
          className={cx(styles.step, styles[state])}
          role="listitem"
          aria-current={state === 'on' ? 'step' : undefined}
        >
          {index > 0 ? (
            <View className={cx(styles.line, state !== 'next' && styles.walked)}>
              {gap ? <Text className={styles.gap}>{gap}</Text> : null}
            </View>
          ) : null}
          <View className={styles.dot}>
            {state === 'done' ? <Icon name="check" size={20} label={uiTexts.stepDone} /> : <Text>{no}</Text>}
          </View>
          <Text className={styles.name}>{name}</Text>
          <Text className={styles.note}>{note}</Text>
        </View>
      ))}
    </View>
  )
}
