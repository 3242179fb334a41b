import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import styles from '../index.module.scss'
import { questionsOf, TOPICS } from '../questions'
import { texts } from '../texts'

/** What is asked, by what it is about. */
export function Topics() {
  return (
    <Card title={texts.topics}>
      <View className={styles.topics}>
        {TOPICS.map(({ id, name, icon }) => (
          <View key={id} className={styles.cell}>
            <Tap className={styles.topic} role="link" onTap={() => navigate('help', { topic: id })}>
              <Icon name={icon} size={22} tone="primary" />
              <View className={styles.topicName}>{name}</View>
              <View className={styles.quiet}>{texts.count(questionsOf(id).length)}</View>
            </Tap>
          </View>
        ))}
      </View>
    </Card>
  )
}
