import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { toOrder } from '@/components/order/to-order'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { cx } from '@/components/ui/cx'
import { Header } from '@/components/ui/header'
import { Icon, type IconName } from '@/components/ui/icon'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { MoreLink, SectionTitle } from '@/components/ui/section'
import { SkeletonList } from '@/components/ui/skeleton'
import { dateOf, timeOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Movement, MovementPage } from '@/services/card/movements'
import { tailOf } from '../shared/numbers'
import { MissingCard } from '../shared/missing'
import styles from './index.module.scss'
import { HistoryModel } from './model'
import { texts } from './texts'

const Chart = onDemand(() => import('./chart').then((part) => part.Chart))

/** What became of a card (§2, cards). */
function History() {
  const { cardNum, rightId } = useParams('cardHistory')
  const model = usePageModel((root, scope) => new HistoryModel(root, scope, cardNum, rightId))
  useReachBottom(() => void model.more())
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.card.loadable}
        missing={<MissingCard />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('cardHistory', { cardNum }) })}
      >
        {() => <Standing model={model} />}
      </LoadableView>
    </View>
  )
}

interface PartProps {
  model: HistoryModel
}

const Standing = observer(function Standing({ model }: PartProps) {
  const { tabs, tab } = model
  if (!tab) return <Empty title={texts.noSum} />
  return (
    <View className={styles.page}>
      <View className={styles.tabs} role="radiogroup" aria-label={texts.sums}>
        {tabs.map(({ key, name }) => (
          <Chip key={key} role="radio" on={key === tab.key} onTap={() => model.select(key)}>
            {name}
          </Chip>
        ))}
      </View>
      <LoadableView
        value={model.request.loadable}
        skeleton={<SkeletonList rows={3} />}
        onRetry={() => void model.loadSum()}
      >
        {(shown) => <Moved model={model} shown={shown} name={tab.name} />}
      </LoadableView>
    </View>
  )
})

const Moved = observer(function Moved({
  model,
  shown,
  name
}: PartProps & { shown: MovementPage; name: string }) {
  const { standing, money, points, hasMore } = shown
  const sum = (amount: number) => (money ? formatYuan(amount) : texts.uses(amount))
  const years = [...new Set(model.list.map(({ at }) => dateOf(at).slice(0, 4)))]
  const parts = [
    texts.granted(sum(standing.granted)),
    texts.occupied(sum(standing.occupied)),
    ...(standing.used > 0 ? [texts.used(sum(standing.used))] : []),
    ...(standing.expired > 0 ? [texts.expired(sum(standing.expired))] : [])
  ]
  return (
    <>
      <Card>
        <View className={styles.top}>
          <View>
            <View className={styles.quiet}>{texts.left(name)}</View>
            <View className={styles.left}>
              {money ? texts.amount(sum(standing.left)) : sum(standing.left)}
            </View>
          </View>
          <View className={cx(styles.quiet, styles.parts)}>
            {parts.map((part) => (
              <View key={part}>{part}</View>
            ))}
          </View>
        </View>
        <Chart open={points.length > 1} points={points} label={texts.chart(name, sum(standing.left))} />
      </Card>
      {model.list.length === 0 ? <Empty title={texts.none} text={texts.noneText} /> : null}
      {years.map((year) => (
        <View key={year}>
          <SectionTitle title={texts.year(year)} />
          <Card rows>
            <View role="list">
              {model.list
                .filter(({ at }) => dateOf(at).startsWith(year))
                .map((movement) => (
                  <Row key={movement.id} movement={movement} money={money} />
                ))}
            </View>
          </Card>
        </View>
      ))}
      {hasMore ? (
        <View className={styles.more}>
          <Button kind="line" block onTap={() => void model.more()}>
            {texts.more}
          </Button>
        </View>
      ) : null}
      <View className={styles.foot}>{texts.foot}</View>
    </>
  )
})

const ICONS: Readonly<Record<Movement['verb'], { name: IconName; tone: string | undefined }>> = {
  grant: { name: 'gift', tone: styles.in },
  take: { name: 'calcheck', tone: styles.out },
  use: { name: 'checkC', tone: undefined },
  return: { name: 'refresh', tone: styles.back },
  expire: { name: 'clock', tone: undefined }
}

function Row({ movement, money }: { movement: Movement; money: boolean }) {
  const { verb, verbName, text, amount, left, at, orderNumber, kind } = movement
  const { name, tone } = ICONS[verb]
  const note = texts.notes[verb]
  const when = `${dateOf(at)} ${timeOf(at).slice(0, 5)}`
  const rest = money ? formatYuan(left) : texts.uses(left)
  return (
    <View className={styles.row} role="listitem">
      <View className={cx(styles.icon, tone)} aria-hidden>
        <Icon name={name} size={20} />
      </View>
      <View className={styles.main}>
        <View className={styles.name}>{texts.row(verbName, text)}</View>
        <View className={styles.quiet}>{note ? `${when} · ${note}` : when}</View>
        {orderNumber === '' ? null : (
          <MoreLink
            className={styles.order}
            text={texts.order(tailOf(orderNumber))}
            onTap={() => toOrder(orderNumber, kind)}
          />
        )}
      </View>
      <View className={styles.right}>
        <View className={styles.amount}>{money ? texts.money(amount) : texts.count(amount)}</View>
        <View className={styles.quiet}>{texts.rest(rest)}</View>
      </View>
    </View>
  )
}

export default page('cardHistory', History)
