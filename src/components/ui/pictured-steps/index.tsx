import { Text, View } from '@tarojs/components'
import { cx } from '../cx'
import { Img } from '../img'
import styles from './index.module.scss'

export interface PicturedStep {
  readonly title: string
  readonly text: string
  /** As `Img` takes it; without one the number stands alone. */
  readonly picture?: string | undefined
}

/** Steps of something done by hand, three beside each other, each with its drawing; where room is short below each other. */
export function PicturedSteps({ steps }: { steps: readonly PicturedStep[] }) {
  const pairs = steps.length % 3 === 1 || steps.length === 2
  return (
    <View className={cx(styles.steps, pairs && styles.pairs)} role="list">
      {steps.map(({ title, text, picture }, at) => (
        <View key={title} className={styles.step} role="listitem">
          {picture ? (
            <View className={styles.box}>
              <Img src={picture} fit="contain" ripple="none" round="12" className={styles.picture} />
              <Text className={styles.number}>{at + 1}</Text>
            </View>
          ) : (
            <Text className={cx(styles.number, styles.alone)}>{at + 1}</Text>
          )}
          <View className={styles.words}>
            <View className={styles.title}>{title}</View>
            <View className={styles.text}>{text}</View>
          </View>
        </View>
      ))}
    </View>
  )
}
