import { Rate } from '@nutui/nutui-react-taro'
import '@/styles/nutui-bridge.scss'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tag, Tags } from '@/components/ui/tag'
import type { Reviews as Said } from '@/services/catalogue/product-detail'
import { texts } from '../texts'
import styles from './reviews.module.scss'

/** NutUI's own is an HTML element, which a mini-program has none of; by its class NutUI colours and measures it. */
const STAR = <Icon name="starF" size={18} className="nut-icon" />

/** The score, what is praised most often, and a few words of those who were there. */
export function Reviews({ reviews }: { reviews: Said }) {
  const { score, count, tags, list } = reviews
  if (count === 0) return null
  return (
    <Card title={texts.reviews} extra={<Text className={styles.count}>{texts.reviewCount(count)}</Text>}>
      <View className={styles.total}>
        <Text className={styles.score}>{score.toFixed(1)}</Text>
        <Text className={styles.word}>{texts.score}</Text>
        <View className={styles.stars} aria-hidden>
          <Rate value={score} readOnly allowHalf checkedIcon={STAR} />
        </View>
      </View>
      <Tags>
        {tags.map((tag) => (
          <Tag key={tag.name} tone="primary">{`${tag.name} ${tag.count}`}</Tag>
        ))}
      </Tags>
      {list.map(({ user, score: given, text, date }, index) => (
        <View key={index} className={styles.review}>
          <View className={styles.head}>
            <Text className={styles.user}>{user}</Text>
            <Text>{texts.scoreOf(given)}</Text>
            <Text className={styles.date}>{date}</Text>
          </View>
          <View className={styles.text}>{text}</View>
        </View>
      ))}
    </Card>
  )
}
