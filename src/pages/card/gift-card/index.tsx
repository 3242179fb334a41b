import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Header, HeaderLink } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { dateOf } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { StoredCard as Gift } from '@/services/placing/stored-money'
import { useRoot } from '@/stores/context'
import { PlainFace } from '../shared/card-face'
import { tailOf } from '../shared/numbers'
import styles from './index.module.scss'
import { GiftCardModel } from './model'
import { texts } from './texts'

const WHOLE = 100

/** What is on the gift cards of the account. */
function GiftCard() {
  const { feedback } = useRoot()
  const model = usePageModel((root, scope) => new GiftCardModel(root, scope))
  const tellScope = () => void feedback.alert({ title: texts.scope, text: texts.scopeText })
  return (
    <View>
      <Header
        title={texts.title}
        variant="page"
        right={<HeaderLink label={texts.scope} onTap={tellScope} />}
      />
      <LoadableView
        value={model.request.loadable}
        empty={
          <Empty
            scene="emptyCoupon"
            title={texts.none}
            text={texts.noneText}
            actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]}
          />
        }
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('giftCard') })}
      >
        {(cards) => <Standing model={model} cards={cards} />}
      </LoadableView>
    </View>
  )
}

interface StandingProps {
  model: GiftCardModel
  cards: readonly Gift[]
}

const Standing = observer(function Standing({ model, cards }: StandingProps) {
  const { leftFen, soon } = model
  return (
    <View className={styles.page}>
      <View className={styles.face}>
        <PlainFace tone="deep" name={texts.sum(cards.length)}>
          <View className={styles.sum}>
            <Price fen={leftFen} size="xl" tone="white" exact />
          </View>
          <View className={styles.say}>{texts.first}</View>
        </PlainFace>
      </View>
      {soon ? (
        <Notice round icon="clock" className={styles.notice}>
          {texts.soon(formatYuan(soon.card.leftFen), soon.days)}
        </Notice>
      ) : null}
      <Card>
        <View role="list">
          {cards.map((card) => (
            <Row key={card.no} card={card} />
          ))}
        </View>
      </Card>
      <Card rows>
        <ListRow icon="doc" label={texts.orders} note={texts.spent} onTap={() => navigate('orderList')} />
      </Card>
    </View>
  )
})

/** One card: what is left of what was on it, until when. */
function Row({ card: { no, faceFen, leftFen, expiresAt } }: { card: Gift }) {
  const share = faceFen === 0 ? 0 : Math.min(WHOLE, (WHOLE * leftFen) / faceFen)
  return (
    <View className={styles.row} role="listitem">
      <View className={styles.line}>
        <View>{texts.tail(tailOf(no))}</View>
        <View>{texts.until(dateOf(expiresAt))}</View>
      </View>
      <View className={styles.line}>
        <Price fen={leftFen} tone="ink" exact />
        <View>{texts.face(formatYuan(faceFen))}</View>
      </View>
      <View className={styles.bar} aria-hidden>
        <View className={styles.left} style={{ width: `${share}%` }} />
      </View>
    </View>
  )
}

export default page('giftCard', GiftCard)
