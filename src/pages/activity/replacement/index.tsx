import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Img } from '@/components/ui/img'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { ReplacementPage } from '@/services/activity/replacements'
import { Frame } from '../shared/frame'
import { Rules } from '../shared/rules'
import { Turn } from '../shared/turn'
import styles from './index.module.scss'
import { ReplacementModel } from './model'
import { Options } from './parts/options'
import { texts } from './texts'

/** Another product in place of one that is sold out (§2 `/replacement`); the whole refund stays beside the choice. */
function Replacement() {
  const { activityId } = useParams('replacement')
  return <Page key={activityId} activityId={activityId} />
}

const Page = observer(function Page({ activityId }: { activityId: string }) {
  const model = usePageModel((root, scope) => new ReplacementModel(root, scope, activityId))
  const actions = [
    { text: texts.toHome, onTap: () => navigate('home') },
    { text: texts.toOrders, onTap: () => navigate('orderList') }
  ]
  return (
    <Frame
      title={texts.title}
      value={model.request.loadable}
      missing={<Empty title={texts.missing} text={texts.missingText} actions={actions} />}
      load={model.load}
    >
      {(shown) => <Standing model={model} page={shown} />}
    </Frame>
  )
})

interface StandingProps {
  model: ReplacementModel
  page: ReplacementPage
}

const Standing = observer(function Standing({ model, page: shown }: StandingProps) {
  const { order, chooses } = model
  return (
    <View>
      <Notice icon="info">{shown.reason}</Notice>
      <View className={styles.page}>
        <Turn at={model.turnsAt} onTurn={() => void model.load()} />
        <Old model={model} page={shown} />
        <Options model={model} page={shown} />
        {order && chooses ? (
          <View className={styles.refund}>
            <Button kind="text" part="refund" onTap={() => model.refund()}>
              {texts.refund(order.backFen)}
            </Button>
            <View className={styles.foot}>{texts.until(shown.endAt)}</View>
          </View>
        ) : null}
        <Rules title={texts.rules} list={shown.rules} />
        <Bar model={model} page={shown} />
      </View>
    </View>
  )
})

const Old = observer(function Old({ model, page: { product, orders, order } }: StandingProps) {
  const { name, image, tone } = product
  return (
    <Card>
      <View className={styles.label}>{texts.old}</View>
      <View className={styles.old}>
        <Img src={image} tone={tone} round="8" className={styles.picture} eager />
        <View className={styles.body}>
          <View className={styles.name}>{order?.name ?? name}</View>
          <View className={styles.note}>
            {order
              ? texts.paid(texts.offers[order.offer], order.backFen)
              : model.guest
                ? texts.guest
                : texts.none}
          </View>
        </View>
        <Tag>{texts.soldOut}</Tag>
      </View>
      {order && order.state !== 'open' ? (
        <View className={styles.head} role="status">
          <Text>{texts.heads[order.state]}</Text>
        </View>
      ) : null}
      {orders.length > 1 ? (
        <View className={styles.orders} role="radiogroup" aria-label={texts.ordersOf}>
          {orders.map(({ orderNum, person }, at) => (
            <Chip
              key={orderNum}
              role="radio"
              on={orderNum === order?.orderNum}
              onTap={() => model.pick(orderNum)}
            >
              {texts.orderOf(at + 1, person)}
            </Chip>
          ))}
        </View>
      ) : null}
    </Card>
  )
})

const IDLE = ['none', 'choose', 'soon', 'ended']

const Bar = observer(function Bar({ model, page: { startAt } }: StandingProps) {
  const { act, busy } = model
  const { buttons } = texts
  return (
    <ActionBar left={<Sum model={model} />}>
      <Button block loading={busy} disabled={IDLE.includes(act)} part="replace" onTap={() => model.next()}>
        {act === 'soon' ? buttons.soon(startAt) : buttons[act]}
      </Button>
    </ActionBar>
  )
})

/** What is paid or comes back in all, and what it is reckoned of. */
const Sum = observer(function Sum({ model }: { model: ReplacementModel }) {
  const { act, order, option } = model
  if (act !== 'confirm' || !order || !option) return null
  const difference = model.differenceTo(option)
  const [more, less] =
    difference.kind === 'more' ? [option.priceFen, order.backFen] : [order.backFen, option.priceFen]
  return (
    <ActionSum
      label={texts.sums[difference.kind]}
      amount={difference.kind === 'same' ? null : <Price fen={difference.fen} exact tone="ink" />}
      note={texts.reckoned(more, less)}
    />
  )
})

export default page('replacement', Replacement)
