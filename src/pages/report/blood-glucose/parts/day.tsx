import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import { readGlucose, type GlucoseDay, type GlucoseTargets } from '@/domain/glucose/glucose'
import styles from '../index.module.scss'
import type { GlucoseModel } from '../model'
import { texts } from '../texts'

/** What was measured on a day; a tap on a value changes it. */
export function Day({
  model,
  day: { date, records },
  targets
}: {
  model: GlucoseModel
  day: GlucoseDay
  targets: GlucoseTargets
}) {
  return (
    <View className={styles.day}>
      <View className={styles.date}>{longDate(date)}</View>
      {records.map((record) => {
        const standing = readGlucose(record, targets)
        const { id, when, value, tags } = record
        return (
          <Tap
            key={id}
            className={styles.record}
            label={texts.recordOf(longDate(date), when, value, tags, standing)}
            onTap={() => model.edit(record)}
          >
            <Text className={styles.when}>{texts.whens[when]}</Text>
            <Text className={cx(styles.recordValue, standing !== 'within' && styles.off)}>{value}</Text>
            {standing !== 'within' && (
              <Tag tone={standing === 'alarm' ? 'price' : 'warn'}>{texts.standings[standing]}</Tag>
            )}
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
            <Icon name="right" size={16} tone="ink4" className={styles.arrow} />
          </Tap>
        )
      })}
    </View>
  )
}
