import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { Icon } from '../icon'
import { useShell } from '../page-shell/shell'
import { uiTexts } from '../texts'
import styles from './index.module.scss'

export interface StepBarProps {
  steps: readonly string[]
  /** Index of the step at hand; the ones before it are done. */
  current: number
  className?: string
}

/** Where one is in a row of steps; in care mode one sentence. */
export function StepBar({ steps, current, className }: StepBarProps) {
  const { elder } = useShell()
  if (elder) return <View className={cx(styles.words, className)}>{uiTexts.step(current + 1, steps)}</View>
  return (
    <View className={cx(styles.bar, className)} role="list">
      {steps.map((step, index) => {
        const done = index < current
        const on = index === current
        return (
          <View
            key={step}
            className={cx(styles.item, done && styles.done, on && styles.on)}
            role="listitem"
            aria-current={on ? 'step' : undefined}
          >
            {index > 0 ? <View className={cx(styles.line, index <= current && styles.walked)} /> : null}
            <View className={styles.dot}>
              {done ? <Icon name="check" size={14} label={uiTexts.stepDone} /> : <Text>{index + 1}</Text>}
            </View>
            <Text>{step}</Text>
          </View>
        )
      })}
    </View>
  )
}
