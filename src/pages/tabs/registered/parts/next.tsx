import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { toOrder } from '@/components/order/to-order'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Countdown } from '@/components/ui/countdown'
import { Empty, LoginRequired } from '@/components/ui/page-state'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Tag } from '@/components/ui/tag'
import { Timeline } from '@/components/ui/timeline'
import { DAY_MS, dayAndTime } from '@/domain/date'
import { visitWordsOf } from '@/domain/kinds/visit-words'
import { appointmentText } from '@/domain/order/order-lines'
import { navigate } from '@/routes/navigate'
import { publicHref } from '@/routes/href'
import type { Order } from '@/services/order/orders'
import { useRoot } from '@/stores/context'
import type { RegisteredModel } from '../model'
import { registeredTexts as texts } from '../texts'
import styles from '../index.module.scss'

/** The next appointment, or the way to one. */
export const Next = observer(function Next({ model }: { model: RegisteredModel }) {
  const { session } = useRoot()
  const logIn = () => navigate('authorize', { url: publicHref('registered') })
  if (!session.isLoginedUser) return <LoginRequired card text={texts.login} onLogin={logIn} />
  return (
    <LoadableView
      value={model.nextRequest.loadable}
      skeleton={<SkeletonBlock shape="card" className={styles.waiting} />}
      onRetry={() => void model.loadNext()}
      onLogin={logIn}
      empty={
        <Empty
          card
          scene="emptyClinic"
          title={texts.noNext}
          text={texts.noNextHint}
          actions={[{ text: texts.book, onTap: () => navigate('shop') }]}
        />
      }
    >
      {([order]) =>
        order ? (
          <>
            <NextCard model={model} order={order} />
            <Plan model={model} kind={order.kind} />
          </>
        ) : null
      }
    </LoadableView>
  )
})

const NextCard = observer(function NextCard({ model, order }: { model: RegisteredModel; order: Order }) {
  const { daysLeft } = model
  const words = visitWordsOf(order.kind)
  const facts = [
    [texts.time(words.come), appointmentText(order.date, order.timespan)],
    [texts.branch, order.branchName],
    [words.person, order.personName]
  ] as const
  return (
    <Card title={texts.next} extra={<Tag tone="primary">{order.statusName}</Tag>}>
      <View className={styles.combo}>{order.productName}</View>
      {daysLeft === null ? null : <Rest model={model} days={daysLeft} come={words.come} />}
      {facts.map(([label, value]) => (
        <View key={label} className={styles.fact}>
          <Text className={styles.factLabel}>{label}</Text>
          <Text className={styles.factValue}>{value}</Text>
        </View>
      ))}
      <Button
        kind="soft"
        size="md"
        block
        className={styles.detail}
        onTap={() => toOrder(order.number, order.kind)}
      >
        {texts.detail}
      </Button>
    </Card>
  )
})

/** Days while there are any, hours and minutes on the last one. */
const Rest = observer(function Rest({
  model,
  days,
  come
}: {
  model: RegisteredModel
  days: number
  come: string
}) {
  const { clock } = useRoot()
  const { startsAt } = model
  const left = startsAt === null ? null : startsAt - clock.now()
  if (left !== null && left > 0 && left < DAY_MS) {
    return (
      <View className={styles.rest}>
        <Text className={styles.restLabel}>{texts.countdown(come)}</Text>
        <Countdown
          of={texts.countdown(come)}
          deadline={startsAt ?? 0}
          now={clock.now}
          size="lg"
          onEnd={() => void model.loadNext()}
        />
      </View>
    )
  }
  return (
    <View className={styles.rest}>
      <Text className={styles.days}>{days === 0 ? texts.started(come) : texts.days(days)}</Text>
    </View>
  )
})

/** What to do before the day, step by step. */
const Plan = observer(function Plan({ model, kind }: { model: RegisteredModel; kind: Order['kind'] }) {
  const { prepare } = visitWordsOf(kind)
  return (
    <LoadableView
      value={model.planRequest.loadable}
      skeleton={<SkeletonBlock shape="card" className={styles.waiting} />}
      error={() => (
        <Card title={prepare}>
          <View className={styles.planFailed} role="alert">
            <Text>{texts.prepareFailed(prepare)}</Text>
            <Button kind="text" size="sm" onTap={() => void model.loadPlan()}>
              {texts.reload}
            </Button>
          </View>
        </Card>
      )}
    >
      {({ steps }) =>
        steps.length === 0 ? null : (
          <Card title={prepare}>
            <Timeline
              items={steps.map(({ at, title, text }) => ({
                title: at ? `${dayAndTime(at)} ${title}` : title,
                note: text,
                state: 'next'
              }))}
            />
          </Card>
        )
      }
    </LoadableView>
  )
})
