import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { ariaOf, useField } from '@/components/ui/form/context'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { REVIEW_SCORES, type ReviewScore } from '@/domain/order/review'
import { texts } from '../texts'
import styles from './stars.module.scss'

interface StarsProps {
  value: ReviewScore | null
  /** Only shown when it is missing. */
  onChange?: (score: ReviewScore) => void
}

/** One to five stars, each a choice of its own with what it means. */
export function Stars({ value, onChange }: StarsProps) {
  const field = useField()
  if (!onChange) {
    return (
      <View className={styles.stars} aria-hidden>
        {REVIEW_SCORES.map((score) => (
          <Icon key={score} name="starF" size={20} className={cx(styles.small, lit(score, value))} />
        ))}
      </View>
    )
  }
  return (
    <View>
      <View className={styles.stars} role="radiogroup" {...ariaOf(field, texts.stars)}>
        {REVIEW_SCORES.map((score) => (
          <Tap
            key={score}
            className={styles.star}
            role="radio"
            label={texts.star(score)}
            checked={score === value}
            onTap={() => onChange(score)}
          >
            <Icon name="starF" size={32} className={lit(score, value)} />
          </Tap>
        ))}
      </View>
      <View className={styles.word} aria-hidden>
        {value === null ? texts.noStar : texts.words[value]}
      </View>
    </View>
  )
}

const lit = (score: ReviewScore, value: ReviewScore | null) =>
  value !== null && score <= value ? styles.lit : styles.unlit
