import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { portraitOf } from '@/components/contact/portrait'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { concernsOf, improvedOf, normalOf, recheckCodes, type Concern } from '@/domain/report/judge'
import { plainWords } from '@/domain/report/plain'
import { keyOf, type Reading, type Report } from '@/domain/report/report'
import { seriesOf, yearOf } from '@/domain/report/trend'
import { navigate } from '@/routes/navigate'
import { RangeBar } from '../../shared/range-bar'
import { Standing } from '../../shared/standing'
import { LEVEL_TONES, Summary } from '../../shared/summary'
import { sharedTexts } from '../../shared/texts'
import styles from '../index.module.scss'
import type { MyReportModel } from '../model'
import { texts } from '../texts'
import { MissingReport } from './missing'

/** One report: what it comes to, what to do about it item by item, and what was unremarkable. */
export const Detail = observer(function Detail({ model }: { model: MyReportModel }) {
  const { report, own } = model
  if (!report || !own) return <MissingReport />
  const concerns = concernsOf(report)
  const first = concerns.filter(({ level }) => level !== '生活方式')
  const habits = concerns.filter(({ level }) => level === '生活方式')
  const codes = recheckCodes(concerns)
  return (
    <>
      <View className={styles.who}>
        <Img src={portraitOf(own.person)} className={styles.portrait} round="full" />
        <View>
          <View className={styles.whoName}>{texts.who(own.person)}</View>
          <View className={styles.quiet}>
            {[report.date, report.branch, report.reportNo].filter((part) => part !== '').join(' · ')}
          </View>
        </View>
      </View>
      <Card className={cx(concerns.length === 0 && styles.allWell)}>
        <Summary report={report} concerns={concerns} />
      </Card>
      {first.map((concern) => (
        <ConcernCard key={`${concern.level} ${concern.name}`} model={model} concern={concern} />
      ))}
      {habits.length > 0 && (
        <Card title={texts.habits} extra={<Text className={styles.quiet}>{texts.items(habits.length)}</Text>}>
          {habits.map((concern) => (
            <Habit key={concern.name} concern={concern} contact={model.contact} />
          ))}
        </Card>
      )}
      <Improved report={report} />
      <Normal names={normalOf(report)} />
      <Button block kind="line" onTap={() => void model.download(report.reportNo)}>
        {texts.download}
      </Button>
      <View className={styles.foot}>{texts.foot}</View>
      <ActionBar hidden={codes.length === 0}>
        <Button block onTap={() => void model.recheck(concerns)}>
          {texts.recheckAll}
        </Button>
      </ActionBar>
    </>
  )
})

/** 2024 年 5.5 · 2025 年 5.8: what stood there before this report. */
function before(model: MyReportModel, report: Report, reading: Reading): string[] {
  return seriesOf(model.own?.reports ?? [], keyOf(reading))
    .filter(({ date }) => date < report.date)
    .map((point) => texts.inYear(yearOf(point), point.value))
}

const ConcernCard = observer(function ConcernCard({
  model,
  concern
}: {
  model: MyReportModel
  concern: Concern
}) {
  const { level, name, reading, text } = concern
  const { means, tips } = plainWords(concern)
  const { report } = model
  const earlier = reading && report ? before(model, report, reading) : []
  return (
    <Card title={name} extra={<Tag tone={LEVEL_TONES[level]}>{level}</Tag>}>
      {reading && (
        <>
          <View className={styles.measured}>
            <Standing reading={reading} large />
            <Text className={styles.quiet}>{reading.unit}</Text>
          </View>
          <RangeBar reading={reading} />
          <View className={styles.quiet}>
            {[sharedTexts.reference(reading.low, reading.high), ...earlier].join(' · ')}
          </View>
        </>
      )}
      {text !== '' && <View className={styles.found}>{text}</View>}
      {means !== '' && <View className={styles.means}>{means}</View>}
      <View className={styles.next}>
        <View className={styles.nextTitle} role="heading" aria-level="3">
          {sharedTexts.next}
        </View>
        {tips.map((tip) => (
          <View key={tip} className={styles.tip}>
            {tip}
          </View>
        ))}
        <View className={styles.ways}>
          <Button size="md" label={texts.recheckOf(name)} onTap={() => void model.recheck([concern])}>
            {texts.recheck}
          </Button>
          {reading && earlier.length > 0 && (
            <Button
              size="md"
              kind="line"
              label={texts.trendOf(name)}
              onTap={() => navigate('myReport', { contact: model.contact, item: keyOf(reading) })}
            >
              {texts.trend}
            </Button>
          )}
        </View>
      </View>
    </Card>
  )
})

function Habit({ concern, contact }: { concern: Concern; contact: string }) {
  const { name, reading, text } = concern
  const { tips } = plainWords(concern)
  const content = (
    <>
      <View className={styles.habitHead}>
        <Text className={styles.name}>{name}</Text>
        {reading && (
          <View className={styles.habitValue}>
            <Standing reading={reading} />
            <Text className={styles.quiet}>{reading.unit}</Text>
          </View>
        )}
      </View>
      <View className={styles.lead}>{text || tips[0]}</View>
      {reading && <View className={styles.quiet}>{sharedTexts.reference(reading.low, reading.high)}</View>}
    </>
  )
  if (!reading) return <View className={styles.row}>{content}</View>
  return (
    <Tap
      role="link"
      className={styles.row}
      onTap={() => navigate('myReport', { contact, item: keyOf(reading) })}
    >
      {content}
    </Tap>
  )
}

function Improved({ report }: { report: Report }) {
  const improved = improvedOf(report)
  if (improved.length === 0) return null
  return (
    <Card title={texts.improved}>
      {improved.map(({ itemCode, text }) => (
        <View key={itemCode} className={styles.lead}>
          {text}
        </View>
      ))}
    </Card>
  )
}

function Normal({ names }: { names: readonly string[] }) {
  const [open, setOpen] = useState(false)
  if (names.length === 0) return null
  return (
    <Card
      title={texts.normal}
      extra={
        <Tap className={styles.unfold} expanded={open} onTap={() => setOpen(!open)}>
          {`${texts.items(names.length)} ${open ? texts.fold : texts.unfold}`}
        </Tap>
      }
    >
      {open && <View className={styles.lead}>{names.join('、')}</View>}
    </Card>
  )
}
