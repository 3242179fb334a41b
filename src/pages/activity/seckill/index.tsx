import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { HeroHeader } from '@/components/order/status-hero/hero-header'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { cx } from '@/components/ui/cx'
import { Header } from '@/components/ui/header'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { SectionTitle } from '@/components/ui/section'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { usePageModel } from '@/routes/use-page-model'
import type { FlashSession } from '@/services/activity/sales'
import { useRoot } from '@/stores/context'
import { Hero } from '../shared/hero'
import { Rules } from '../shared/rules'
import { ShareTap } from '../shared/share-tap'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { keyOf, SeckillModel } from './model'
import { CareItem, Item } from './parts/item'
import { texts } from './texts'

const QueueSheet = onDemand(() => import('./parts/queue-sheet').then((part) => part.QueueSheet))

const toShop = { text: texts.toShop, onTap: () => navigate('shop') }

/** Flash sales by sessions (§2 `/seckill`). Care mode has their prices, and nothing that counts down. */
function Seckill() {
  const { settings } = useRoot()
  const model = usePageModel((root, scope) => new SeckillModel(root, scope))
  usePullDown(model.load)
  return (
    <View className={styles.page}>
      <LoadableView
        value={model.request.loadable}
        head={(drawn) =>
          settings.elder ? (
            <Header title={texts.title} />
          ) : (
            <HeroHeader title={texts.title} drawn={drawn} right={<ShareTap name="seckill" />} />
          )
        }
        onRetry={() => void model.load()}
      >
        {() => (settings.elder ? <Calm model={model} /> : <Sessions model={model} />)}
      </LoadableView>
      <QueueSheet open={model.queue.open} model={model.queue} />
    </View>
  )
}

interface ModelProps {
  model: SeckillModel
}

const Sessions = observer(function Sessions({ model }: ModelProps) {
  const { clock } = useRoot()
  const { sessions, session } = model
  if (!session) {
    return (
      <>
        <Hero title={texts.calm} />
        <Empty title={texts.none} text={texts.noneText} actions={[toShop]} />
      </>
    )
  }
  const { state, startAt, endAt } = session
  const said =
    state === 'open'
      ? texts.openTill(startAt)
      : state === 'soon'
        ? texts.opensAt(startAt, clock.now())
        : texts.over
  return (
    <>
      <Turn at={model.turnsAt} onTurn={() => void model.load()} />
      <Hero title={said} quiet={state !== 'ended'} className={styles.hero}>
        {state === 'ended' ? null : (
          <View className={styles.clock}>
            <Countdown
              key={`${keyOf(session)}-${model.request.value?.serverTime ?? 0}`}
              of={state === 'open' ? texts.ends : texts.starts}
              size="lg"
              deadline={state === 'open' ? endAt : startAt}
              now={clock.now}
              className={styles.count}
            />
            <View className={styles.server}>{texts.serverTime}</View>
          </View>
        )}
      </Hero>
      <View className={styles.sheet}>
        <View className={styles.tabs} role="tablist" aria-label={texts.sessions}>
          {sessions.map((one) => (
            <SessionTab key={keyOf(one)} model={model} session={one} on={one === session} />
          ))}
        </View>
        <View className={styles.list}>
          {session.items.map((item) => (
            <Item key={item.activityId} model={model} item={item} />
          ))}
        </View>
        <Rules title={texts.rulesTitle} list={texts.rules} />
      </View>
    </>
  )
})

interface TabProps extends ModelProps {
  session: FlashSession
  on: boolean
}

const SessionTab = observer(function SessionTab({ model, session, on }: TabProps) {
  const { clock } = useRoot()
  return (
    <Tap
      className={cx(styles.tab, on && styles.on)}
      role="tab"
      selected={on}
      onTap={() => model.pick(keyOf(session))}
    >
      <View className={styles.when}>{texts.session(session.startAt, clock.now())}</View>
      <View>{texts.states[session.state]}</View>
    </Tap>
  )
})

const Calm = observer(function Calm({ model }: ModelProps) {
  const { settings } = useRoot()
  const { buyable } = model
  return (
    <View className={styles.care}>
      <Turn at={model.turnsAt} onTurn={() => void model.load()} />
      <SectionTitle title={texts.careTitle} />
      <View className={styles.say}>{texts.careText}</View>
      {buyable.map((item) => (
        <CareItem key={item.activityId} model={model} item={item} />
      ))}
      {buyable.length === 0 ? <Empty title={texts.careNone} actions={[toShop]} /> : null}
      <View className={styles.leave}>
        <Button block kind="line" onTap={() => settings.setElder(false)}>
          {texts.careLeave}
        </Button>
      </View>
    </View>
  )
})

export default page('seckill', Seckill)
