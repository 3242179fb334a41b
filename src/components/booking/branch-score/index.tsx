import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { scoreText } from '@/domain/score-text'
import styles from './index.module.scss'

const texts = {
  count: (count: string) => `${count} 条`,
  spoken: (score: string, count: string) => `评分${score}，${count}条到访后评价`
} as const

interface BranchScoreProps {
  /** Of five, of so many reviews. */
  score: number
  count: number
  /** What stands behind the number, e.g. 条到访后评价. */
  unit?: (count: string) => string
  className?: string
}

/** '1,208' */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** What those who were at a branch gave it; nothing while nobody has. */
export function BranchScore({ score, count, unit = texts.count, className }: BranchScoreProps) {
  if (count === 0) return null
  const told = scoreText(score)
  return (
    <View className={cx(styles.rated, className)} role="img" aria-label={texts.spoken(told, String(count))}>
      <Icon name="starF" size={14} className={styles.star} />
      <Text className={styles.score} aria-hidden>
        {told}
      </Text>
      <Text aria-hidden>{unit(grouped(count))}</Text>
    </View>
  )
}
