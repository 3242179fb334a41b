import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { Tag } from '@/components/ui/tag'
import { monthDay } from '@/domain/date'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { Chart } from '../shared/chart'
import type { GlucoseBook } from '@/services/report/glucose'
import styles from './index.module.scss'
import { GlucoseModel, SPANS } from './model'
import { chartOf } from './parts/chart-of'
import { Day } from './parts/day'
import { texts } from './texts'

const EntrySheet = onDemand(() => import('./parts/entry-sheet').then((part) => part.EntrySheet))
const TargetSheet = onDemand(() => import('./parts/target-sheet').then((part) => part.TargetSheet))

/** Blood sugar that somebody measures at home: its way, its averages, the targets, and every record. */
function BloodGlucose() {
  const model = usePageModel((root, scope) => new GlucoseModel(root, scope))
  return (
    <View className={styles.page}>
      <Header title={texts.title} />
      <LoadableView
        value={model.request.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('bloodGlucose', {}) })}
      >
        {(book) => <Book model={model} book={book} />}
      </LoadableView>
      <EntrySheet open={model.entryOpen} model={model} />
      <TargetSheet open={model.targetOpen} model={model} />
    </View>
  )
}

const Book = observer(function Book({ model, book }: { model: GlucoseModel; book: GlucoseBook }) {
  return (
    <>
      {book.records.length === 0 ? (
        <Empty title={texts.none} text={texts.noneText} />
      ) : (
        <>
          <View className={styles.spans} role="radiogroup" aria-label={texts.spans}>
            {SPANS.map((span) => (
              <Chip key={span} role="radio" on={model.span === span} onTap={() => model.show(span)}>
                {texts.span[span]}
              </Chip>
            ))}
          </View>
          <Summary model={model} />
        </>
      )}
      <Card flush>
        {(['fasting', 'post2h'] as const).map((moment) => (
          <ListRow
            key={moment}
            icon={moment === 'fasting' ? 'target' : 'clock'}
            className={styles.row}
            label={texts.target(moment)}
            value={texts.range(book.targets[moment].low, book.targets[moment].high)}
            onTap={() => model.editTarget(moment)}
          />
        ))}
      </Card>
      {model.days.length > 0 && (
        <Card title={texts.daily}>
          {model.days.map((day) => (
            <Day key={day.date} model={model} day={day} targets={book.targets} />
          ))}
        </Card>
      )}
      <View className={styles.foot}>
        <View>{texts.advice}</View>
        <View>{texts.alarm}</View>
      </View>
      <ActionBar>
        <Button block icon="plus" onTap={() => model.add()}>
          {texts.add}
        </Button>
      </ActionBar>
    </>
  )
})

const Summary = observer(function Summary({ model }: { model: GlucoseModel }) {
  const { summary, span, request } = model
  const targets = request.value?.targets
  if (!summary || !targets) return null
  const { count, within, fasting, post2h, highest } = summary
  if (count === 0) return <Empty card title={texts.noneHere} />
  const words = texts.span[span]
  return (
    <Card
      title={count === within ? texts.allWithin(words) : texts.someWithin(words, count, within)}
      extra={
        <Tag tone={count === within ? 'success' : 'warn'} className={styles.rate}>
          {texts.rate(within, count)}
        </Tag>
      }
    >
      <View className={styles.legend} aria-hidden>
        <View className={styles.fasting}>{texts.moments.fasting}</View>
        <View className={styles.post2h}>{texts.moments.post2h}</View>
        <Text className={styles.unit}>{texts.unit}</Text>
      </View>
      <Chart {...chartOf(model.records, targets, model.today, span)} />
      <View className={styles.means} role="list" aria-label={texts.averages}>
        <Mean value={fasting} name={texts.fastingMean} />
        <Mean value={post2h} name={texts.post2hMean} />
        <Mean
          value={highest?.value ?? null}
          name={highest ? [texts.highest, monthDay(highest.date)].join(' · ') : texts.highest}
        />
      </View>
    </Card>
  )
})

function Mean({ value, name }: { value: number | null; name: string }) {
  return (
    <View className={styles.mean} role="listitem">
      <View className={styles.meanValue}>{value ?? texts.dash}</View>
      <View>{name}</View>
    </View>
  )
}

export default page('bloodGlucose', BloodGlucose)
