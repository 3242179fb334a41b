import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Header } from '@/components/ui/header'
import { Meter } from '@/components/ui/meter'
import { longDate, weekdayLabel } from '@/domain/date'
import { TASK_GOALS, TASKS, weightPlaces, type PlanProgress } from '@/domain/health-plan/plan'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { Chart } from '../shared/chart'
import styles from './index.module.scss'
import { HealthPlanModel } from './model'
import { texts } from './texts'

/** Twelve weeks with a few small tasks a day. */
function HealthPlan() {
  const model = usePageModel((root, scope) => new HealthPlanModel(root, scope))
  return (
    <View className={styles.page}>
      <Header title={texts.title} />
      <LoadableView
        value={model.request.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('healthPlan', {}) })}
      >
        {() => (
          <View className={styles.content}>
            <Plan model={model} />
          </View>
        )}
      </LoadableView>
    </View>
  )
}

const Plan = observer(function Plan({ model }: { model: HealthPlanModel }) {
  const { progress } = model
  if (!progress || model.adjusting) return <Begin model={model} />
  return (
    <>
      <Goal model={model} progress={progress} />
      <Week progress={progress} />
      <Tasks model={model} />
      <Weights model={model} progress={progress} />
      <View className={styles.foot}>
        <View>{texts.note}</View>
        <View>{texts.foot}</View>
      </View>
    </>
  )
})

const Begin = observer(function Begin({ model }: { model: HealthPlanModel }) {
  const { advised } = model
  return (
    <Card title={texts.begin}>
      <View className={styles.lead}>{texts.beginText}</View>
      <Field id="plan-start" label={texts.start}>
        <TextField
          type="digit"
          maxLength={5}
          label={texts.start}
          value={model.startText}
          onChange={(text) => model.typeStart(text)}
        />
      </Field>
      <Field id="plan-goal" label={texts.goalField}>
        <TextField
          type="digit"
          maxLength={5}
          label={texts.goalField}
          placeholder={advised === null ? '' : String(advised)}
          value={model.goalText}
          onChange={(text) => model.typeGoal(text)}
        />
      </Field>
      {advised !== null && <View className={styles.quiet}>{texts.advice(advised)}</View>}
      <View className={styles.wrong} role="alert">
        {model.problem}
      </View>
      <Button block onTap={() => void model.begin()}>
        {texts.beginIt}
      </Button>
    </Card>
  )
})

const Goal = observer(function Goal({
  model,
  progress: { week, over, nowKg, lostKg, percent }
}: {
  model: HealthPlanModel
  progress: PlanProgress
}) {
  const plan = model.request.value?.plan
  if (!plan) return null
  const { startKg, goalKg } = plan
  const change = lostKg < 0 ? texts.gained(-lostKg) : texts.lost(lostKg)
  return (
    <Card>
      <View className={styles.quiet}>{over ? texts.over : texts.weeks(week)}</View>
      <View className={styles.goal} role="heading" aria-level="2">
        {nowKg <= goalKg ? texts.reached(goalKg) : texts.goal(goalKg)}
      </View>
      <View className={styles.lead}>{[texts.way(startKg, nowKg), change].join('，')}</View>
      <Meter percent={percent} text={texts.percent(percent)} />
      <Button kind="text" size="md" onTap={() => model.adjust()}>
        {texts.adjust}
      </Button>
    </Card>
  )
})

function Week({ progress: { days } }: { progress: PlanProgress }) {
  return (
    <Card>
      <View className={styles.week} role="list" aria-label={texts.week}>
        {days.map(({ date, marked, today }) => (
          <View
            key={date}
            role="listitem"
            aria-label={[longDate(date), today ? texts.today : '', marked ? texts.marked : '']
              .filter((part) => part !== '')
              .join(' ')}
            className={cx(styles.weekday, marked && styles.marked, today && styles.today)}
          >
            {weekdayLabel(date)}
          </View>
        ))}
      </View>
    </Card>
  )
}

const Tasks = observer(function Tasks({ model }: { model: HealthPlanModel }) {
  return (
    <Card
      title={texts.tasksTitle}
      extra={<Text className={styles.quiet}>{texts.done(model.doneToday, TASKS.length)}</Text>}
    >
      <View role="list">
        {TASKS.map((task) => {
          const { name, unit, tap } = texts.tasks[task]
          const done = model.day.done[task] ?? 0
          const goal = TASK_GOALS[task]
          return (
            <View key={task} className={styles.task} role="listitem">
              <View className={styles.taskWords}>
                <View className={styles.name}>{name}</View>
                <View className={styles.quiet}>{texts.amount(done, goal, unit)}</View>
              </View>
              {done >= goal ? (
                <View className={styles.finished}>{texts.finished}</View>
              ) : (
                <Button
                  size="md"
                  kind="soft"
                  label={texts.tapOf(name, tap)}
                  onTap={() => void model.tap(task)}
                >
                  {tap}
                </Button>
              )}
            </View>
          )
        })}
      </View>
    </Card>
  )
})

const Weights = observer(function Weights({
  model,
  progress: { weights }
}: {
  model: HealthPlanModel
  progress: PlanProgress
}) {
  const goal = model.request.value?.plan?.goalKg
  const points = weightPlaces(weights)
  return (
    <Card title={texts.weights}>
      <Chart
        lines={[
          {
            tone: 'primary',
            runs: [points.map(({ at, kg }) => ({ at, value: kg, label: String(kg), off: false }))]
          }
        ]}
        band={[]}
        limits={goal === undefined ? [] : [goal]}
        label={texts.chart(points.map(({ date, kg }) => `${longDate(date)} ${kg}`).join('，'))}
      />
      {model.weighing ? (
        <>
          <Field id="plan-weight" label={texts.weighField}>
            <TextField
              type="digit"
              maxLength={5}
              label={texts.weighField}
              value={model.weightText}
              onChange={(text) => model.typeWeight(text)}
            />
          </Field>
          <View className={styles.wrong} role="alert">
            {model.problem}
          </View>
          <Button block onTap={() => void model.saveWeight()}>
            {texts.save}
          </Button>
        </>
      ) : (
        <Button block kind="line" onTap={() => model.openWeight()}>
          {texts.weigh}
        </Button>
      )}
    </Card>
  )
})

export default page('healthPlan', HealthPlan)
