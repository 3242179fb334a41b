import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import { concernsOf } from '@/domain/report/judge'
import { plainWords } from '@/domain/report/plain'
import { keyOf } from '@/domain/report/report'
import { seriesOf } from '@/domain/report/trend'
import { Chart } from '../../shared/chart'
import { chartOf } from '../../shared/chart-of'
import { RangeBar } from '../../shared/range-bar'
import { Standing } from '../../shared/standing'
import { LEVEL_TONES, Summary } from '../../shared/summary'
import { sharedTexts } from '../../shared/texts'
import styles from '../index.module.scss'
import type { SampleReport } from '../sample'
import { texts } from '../texts'

/** Says on every sheet that it is none of anybody. */
export const Mark = () => <View className={styles.mark}>{texts.mark}</View>

/** A report of a checkup, drawn by the parts of the real one, each block with the number of its note. */
export function ReportPaper({ report: { reports, shown }, sub }: { report: SampleReport; sub: string }) {
  const [newest] = reports
  const concerns = concernsOf(newest)
  const { means, tips } = plainWords({ itemCode: shown.itemCode, name: shown.itemName })
  const points = seriesOf(reports, keyOf(shown))
  const level = concerns.find(({ name }) => name === shown.itemName)?.level ?? '建议复查'
  return (
    <View className={styles.paper}>
      <View className={styles.paperHead}>
        <View className={styles.sign}>
          <Icon name="checkB" size={14} />
        </View>
        <View className={styles.grow}>
          <View className={styles.name}>{texts.report}</View>
          <View className={styles.quiet}>{sub}</View>
        </View>
        <Mark />
      </View>
      <View className={styles.zone}>
        <Pin no={1} />
        <Summary report={newest} concerns={concerns} />
      </View>
      <View className={styles.zone}>
        <Pin no={2} />
        <View className={styles.between}>
          <View className={styles.name} role="heading" aria-level="3">
            {shown.itemName}
          </View>
          <Tag tone={LEVEL_TONES[level]}>{level}</Tag>
        </View>
        <View className={styles.measured}>
          <Standing reading={shown} large />
          <Text className={styles.quiet}>{shown.unit}</Text>
        </View>
        <RangeBar reading={shown} />
        <View className={styles.quiet}>{sharedTexts.reference(shown.low, shown.high)}</View>
      </View>
      <View className={styles.zone}>
        <Pin no={3} />
        <View className={styles.text}>{means}</View>
      </View>
      <View className={styles.zoneNext}>
        <Pin no={4} />
        <View className={styles.next}>{sharedTexts.next}</View>
        <View className={styles.text}>{tips.join('；')}。</View>
      </View>
      <View className={styles.zone}>
        <Pin no={5} />
        <View className={styles.name} role="heading" aria-level="3">
          {texts.years}
        </View>
        <Chart {...chartOf(points)} />
      </View>
      <View className={styles.zone}>
        <Pin no={6} />
        <View className={styles.name}>{texts.who}</View>
        <View className={styles.text}>{texts.whoText}</View>
      </View>
    </View>
  )
}

function Pin({ no }: { no: number }) {
  return <View className={styles.pin}>{no}</View>
}

/** What each number of the paper stands for. */
export function Notes() {
  return (
    <View className={styles.notes} role="list">
      {texts.notes.map(({ title, text }, at) => (
        <View key={title} className={styles.note} role="listitem">
          <View className={styles.noteNo}>{at + 1}</View>
          <View className={styles.grow}>
            <View className={styles.name}>{title}</View>
            <View className={styles.text}>{text}</View>
          </View>
        </View>
      ))}
    </View>
  )
}
