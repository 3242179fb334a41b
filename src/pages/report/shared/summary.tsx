import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { CONCERN_LEVELS, normalOf, type Concern, type ConcernLevel } from '@/domain/report/judge'
import type { Report } from '@/domain/report/report'
import styles from './figures.module.scss'
import { sharedTexts as texts } from './texts'

const TILES: Readonly<Record<ConcernLevel, string | undefined>> = {
  建议就诊: styles.clinic,
  建议复查: styles.again,
  生活方式: styles.habit
}
export const LEVEL_TONES = { 建议就诊: 'price', 建议复查: 'warn', 生活方式: 'primary' } as const

/** What a report comes to: how many want attention, and how much. */
export function Summary({ report, concerns }: { report: Report; concerns: readonly Concern[] }) {
  const normal = normalOf(report).length
  const urgent = concerns.filter(({ level }) => level !== '生活方式').length
  return (
    <>
      <View className={styles.headline} role="heading" aria-level="2">
        {concerns.length > 0 ? texts.headline(concerns.length) : texts.headlineNormal}
      </View>
      <View className={styles.lead}>
        {texts.examined(concerns.length + normal, normal)}
        {concerns.length > 0 && (urgent > 0 ? texts.first(urgent) : texts.habitOnly)}
      </View>
      {concerns.length > 0 && (
        <View className={styles.tiles} role="list">
          {CONCERN_LEVELS.map((level) => (
            <View key={level} className={cx(styles.tile, TILES[level])} role="listitem">
              <View className={styles.tileCount}>
                {concerns.filter((concern) => concern.level === level).length}
              </View>
              <View>{level}</View>
            </View>
          ))}
        </View>
      )}
    </>
  )
}
