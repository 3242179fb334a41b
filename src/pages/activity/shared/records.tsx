import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Listed } from '@/components/listed'
import { toOrder } from '@/components/order/to-order'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { dateOf, monthDay } from '@/domain/date'
import { navigate } from '@/routes/navigate'
import type { Drawn } from '@/services/activity/draws'
import type { RecordsModel } from './records-model'
import styles from './records.module.scss'
import { recordTexts as texts } from './texts'

const noteOf = ({ state, expiresAt, goods }: Drawn): string =>
  goods
    ? texts.goods[goods.state](expiresAt === null ? '' : dateOf(expiresAt))
    : noteOfCredit({ state, expiresAt })

const noteOfCredit = ({ state, expiresAt }: Pick<Drawn, 'state' | 'expiresAt'>): string =>
  [texts.states[state], state === 'credited' && expiresAt !== null ? texts.until(expiresAt) : '']
    .filter(Boolean)
    .join(' · ')

/** One draw: what it gave, how that stands, when it was. */
function DrawnRow({
  drawn,
  chance = false,
  model
}: {
  drawn: Drawn
  chance?: boolean
  model?: RecordsModel
}) {
  const note = noteOf(drawn)
  return (
    <View className={styles.row} role="listitem">
      <View className={styles.main}>
        <View className={styles.name}>{drawn.prize.name}</View>
        {note ? <View className={styles.note}>{note}</View> : null}
        {chance ? <View className={styles.note}>{texts.chance(drawn.chanceNo, drawn.account)}</View> : null}
      </View>
      <View className={styles.side}>
        <View className={styles.day}>{monthDay(dateOf(drawn.at))}</View>
        {model ? <GoodsWay drawn={drawn} model={model} /> : null}
      </View>
    </View>
  )
}

/** Goods that were won are ordered as any product; later the order is looked at. */
function GoodsWay({ drawn: { goods, prize }, model }: { drawn: Drawn; model: RecordsModel }) {
  if (goods?.state === 'open') {
    return (
      <Button kind="soft" size="sm" label={texts.claimOf(prize.name)} onTap={() => model.claim(goods)}>
        {texts.claim}
      </Button>
    )
  }
  return goods?.orderNum ? (
    <Button
      kind="line"
      size="sm"
      label={texts.orderOf(prize.name)}
      onTap={() => toOrder(goods.orderNum, goods.kind)}
    >
      {texts.order}
    </Button>
  ) : null
}

/** The last few on the page of a draw itself. */
export function Recents({ list, onAll }: { list: readonly Drawn[]; onAll: () => void }) {
  if (list.length === 0) return null
  return (
    <Card rows title={texts.recent} more={texts.all} onMore={onAll}>
      <View role="list">
        {list.map((drawn) => (
          <DrawnRow key={drawn.drawId} drawn={drawn} />
        ))}
      </View>
    </Card>
  )
}

interface RecordsProps {
  model: RecordsModel
  title: string
}

/** All draws of the account, the latest first. */
export const Records = observer(function Records({ model, title }: RecordsProps) {
  const { back } = model
  const toDraw = { text: texts.back, onTap: () => navigate(back, {}, { replace: true }) }
  return (
    <View>
      <Header title={title} />
      <LoadableView
        value={model.records.state}
        onRetry={() => void model.load()}
        onLogin={() => model.login()}
        empty={<Empty title={texts.empty} text={texts.emptyText} actions={[toDraw]} />}
      >
        {() => <List model={model} />}
      </LoadableView>
    </View>
  )
})

const List = observer(function List({ model }: { model: RecordsModel }) {
  const { items, tail } = model.records
  return (
    <View className={styles.page}>
      <Listed count={items.length} more={tail !== 'end'} />
      <Card rows>
        <View role="list">
          {items.map((drawn) => (
            <DrawnRow key={drawn.drawId} drawn={drawn} chance model={model} />
          ))}
        </View>
      </Card>
      {tail === 'end' ? (
        <View className={styles.foot}>{texts.note}</View>
      ) : (
        <View className={styles.more}>
          <Button kind="line" block loading={tail === 'loading'} onTap={() => void model.records.more()}>
            {tail === 'failed' ? texts.retry : texts.more}
          </Button>
        </View>
      )}
    </View>
  )
})
