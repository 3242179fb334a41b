import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Tag, Tags } from '@/components/ui/tag'
import { dayAndTime } from '@/domain/date'
import type { Review } from '@/services/order/review'
import styles from '../index.module.scss'
import { texts } from '../texts'
import { Stars } from './stars'

/** What was said, as it stands at the product. */
export function Said({ review, userName }: { review: Review; userName: string }) {
  const { score, tags, text, anonymous, at } = review
  return (
    <Card className={styles.card} title={texts.said}>
      <Stars value={score} />
      <View className={styles.given}>{texts.given(score)}</View>
      <Tags>
        {tags.map((tag) => (
          <Tag key={tag} tone="primary">
            {tag}
          </Tag>
        ))}
      </Tags>
      {text ? <View className={styles.text}>{text}</View> : null}
      <View className={styles.note}>{dayAndTime(at)}</View>
      <View className={styles.note}>{texts.seenAs(anonymous ? texts.nobody : userName)}</View>
    </Card>
  )
}
