import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import type { Invites } from '@/services/activity/awards'
import { texts } from '../texts'
import styles from './people.module.scss'

/** Who came by the link, how far they are, and why a reward was not given. */
export function People({ invites: { people, rewarded, most } }: { invites: Invites }) {
  return (
    <Card
      rows
      title={texts.people}
      extra={<Text className={styles.count}>{texts.count(people.length, rewarded, most)}</Text>}
    >
      {people.length === 0 ? (
        <View className={styles.none}>
          <View className={styles.name}>{texts.none}</View>
          <View className={styles.quiet}>{texts.noneText}</View>
        </View>
      ) : (
        <View role="list">
          {people.map(({ name, at, state, note }, place) => (
            <View key={place} className={styles.row} role="listitem">
              <Img src="/seed-img/glyph/man.svg#mint" round="full" className={styles.avatar} />
              <View className={styles.main}>
                <View className={styles.name}>{name}</View>
                <View className={styles.quiet}>{texts.at(at)}</View>
                {note ? <View className={styles.quiet}>{note}</View> : null}
              </View>
              <View className={cx(styles.state, state === 'rewarded' && styles.done)}>
                {texts.states[state]}
              </View>
            </View>
          ))}
        </View>
      )}
    </Card>
  )
}
