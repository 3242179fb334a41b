import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { plainWords } from '@/domain/report/plain'
import { isKey } from '@/domain/report/report'
import { changeOf, lineOf, standingText } from '@/domain/report/trend'
import { navigate } from '@/routes/navigate'
import { Chart } from '../../shared/chart'
import { chartOf } from '../../shared/chart-of'
import { sharedTexts } from '../../shared/texts'
import styles from '../index.module.scss'
import type { MyReportModel } from '../model'
import { texts } from '../texts'
import { MissingReport } from './missing'
import { Standing } from '../../shared/standing'

/** One item over the years: the line on each year's range, what it says, and the way to a re-check. */
export const Trend = observer(function Trend({ model }: { model: MyReportModel }) {
  const { points, own, concern } = model
  const last = points.at(-1)
  if (!last || !own) return <MissingReport />
  const { itemCode, itemName: name } = last
  const { tips } = plainWords({ itemCode, name })
  const base = model.base.value
  return (
    <>
      <Items model={model} />
      <Card>
        <View className={styles.trendHead}>
          <Text className={styles.quiet}>{texts.latest(own.person.name, last.date)}</Text>
          {concern && <Tag tone="warn">{concern.level}</Tag>}
        </View>
        <View className={styles.measured}>
          <Standing reading={last} large />
          <Text className={styles.quiet}>{last.unit}</Text>
          <Text className={styles.change}>{changeOf(points)}</Text>
        </View>
        <Chart {...chartOf(points)} />
      </Card>
      <Card title={texts.line}>
        <View className={styles.lead}>{lineOf(points)}</View>
        {tips.map((tip) => (
          <View key={tip} className={styles.tip}>
            {tip}
          </View>
        ))}
      </Card>
      <Card title={texts.ranges}>
        <View role="list">
          {[...points].reverse().map((point) => (
            <View key={point.date} className={styles.yearRow} role="listitem">
              <Text className={styles.name}>{point.date}</Text>
              <Text>{`${point.value} ${point.unit}`}</Text>
              <Text className={styles.quiet}>
                {`${sharedTexts.reference(point.low, point.high)} · ${standingText(point)}`}
              </Text>
            </View>
          ))}
        </View>
      </Card>
      <Card title={texts.how}>
        <View className={styles.name}>{texts.alone}</View>
        <View className={styles.lead}>{texts.aloneNote}</View>
      </Card>
      <View className={styles.foot}>{texts.foot}</View>
      <ActionBar
        left={base ? <ActionSum label={texts.base} amount={<Price fen={base.priceFen} unit="起" />} /> : null}
      >
        <Button block onTap={() => void model.recheck([{ itemCode, level: '建议复查' }])}>
          {texts.one}
        </Button>
      </ActionBar>
    </>
  )
})

const idOf = (index: number): string => `trend-item-${index}`

/** Every item that was measured; the one that is shown is chosen and in view. */
const Items = observer(function Items({ model }: { model: MyReportModel }) {
  const last = model.points.at(-1)
  const shown = model.series.findIndex(({ key }) => last !== undefined && isKey(last, key))
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.strip} scrollIntoView={idOf(shown)}>
      <View className={styles.chips} role="radiogroup" aria-label={texts.trendTitle}>
        {model.series.map(({ key, points: [first] }, index) => {
          const on = index === shown
          return (
            <View key={key} id={idOf(index)}>
              <Chip
                role="radio"
                on={on}
                onTap={() =>
                  on || navigate('myReport', { contact: model.contact, item: key }, { replace: true })
                }
              >
                {first?.itemName}
              </Chip>
            </View>
          )
        })}
      </View>
    </ScrollView>
  )
})
