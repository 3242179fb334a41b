import { Rate } from '@nutui/nutui-react-taro'
import '@/styles/nutui-bridge.scss'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tag, Tags } from '@/components/ui/tag'
import { scoreText } from '@/domain/score-text'
import type { Reviews as Said } from '@/services/catalogue/reviews'
import styles from './index.module.scss'

const texts = {
  count: (count: number) => `${count}条`,
  score: '综合评分',
  scoreOf: (score: number) => `${score}分`,
  low: (count: number) => `3星及以下 ${count}`,
  shop: '店家：'
} as const

interface ReviewsProps {
  title: string
  reviews: Said
}

/** NutUI's own is an HTML element, which a mini-program has none of; by its class NutUI colours and measures it. */
const STAR = <Icon name="starF" size={18} className="nut-icon" />

/** What at least so many say is told as a share of them, else how often it was said. */
const MOST = 0.6

const percentOf = (part: number, of: number): string => `${Math.min(100, Math.round((100 * part) / of))}%`

/** The score, what is praised most often and by how many, and a few words of those who were there, with what the shop says to them. */
export function Reviews({ title, reviews }: ReviewsProps) {
  const { score, count, low, tags, list } = reviews
  if (count === 0) return null
  return (
    <Card title={title} extra={<Text className={styles.count}>{texts.count(count)}</Text>}>
      <View className={styles.total}>
        <Text className={styles.score}>{scoreText(score)}</Text>
        <Text className={styles.word}>{texts.score}</Text>
        <View className={styles.stars} aria-hidden>
          <Rate value={score} readOnly allowHalf checkedIcon={STAR} />
        </View>
      </View>
      {tags.every((tag) => tag.count >= MOST * count) ? (
        tags.map((tag) => <Share key={tag.name} name={tag.name} percent={percentOf(tag.count, count)} />)
      ) : (
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag.name} tone="primary">{`${tag.name} ${tag.count}`}</Tag>
          ))}
        </Tags>
      )}
      {low > 0 ? (
        <Tags className={styles.low}>
          <Tag>{texts.low(low)}</Tag>
        </Tags>
      ) : null}
      {list.map(({ user, score: given, text, date, spec, answer }, index) => (
        <View key={index} className={styles.review}>
          <View className={styles.head}>
            <Text className={styles.user}>{spec ? `${user} · ${spec}` : user}</Text>
            <Text>{texts.scoreOf(given)}</Text>
            <Text className={styles.date}>{date}</Text>
          </View>
          <View className={styles.text}>{text}</View>
          {answer ? (
            <View className={styles.answer}>
              <Text className={styles.shop}>{texts.shop}</Text>
              <Text>{answer}</Text>
            </View>
          ) : null}
        </View>
      ))}
    </Card>
  )
}

function Share({ name, percent }: { name: string; percent: string }) {
  return (
    <View className={styles.share}>
      <Text className={styles.shareName}>{name}</Text>
      <View className={styles.track} aria-hidden>
        <View className={styles.bar} style={{ width: percent }} />
      </View>
      <Text className={styles.percent}>{percent}</Text>
    </View>
  )
}
