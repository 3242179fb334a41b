import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Header, HeaderLink } from '@/components/ui/header'
import { Notice } from '@/components/ui/notice'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { formatYuan } from '@/domain/money'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { PlainFace } from '../shared/card-face'
import styles from './index.module.scss'
import { GiftCardModel } from './model'
import { Actions } from './parts/actions'
import { GiftRow } from './parts/gift-row'
import { Records } from './parts/records'
import { Sent } from './parts/sent'
import { texts } from './texts'

const AddSheet = onDemand(() => import('./parts/add-sheet').then((part) => part.AddSheet))
const SendSheet = onDemand(() => import('./parts/send-sheet').then((part) => part.SendSheet))
const MovesSheet = onDemand(() => import('./parts/moves-sheet').then((part) => part.MovesSheet))
const ScopeSheet = onDemand(() => import('./parts/scope-sheet').then((part) => part.ScopeSheet))

/** What is on the gift cards of the account, how they come and are given on, and what became of them. */
function GiftCard() {
  const model = usePageModel((root, scope) => new GiftCardModel(root, scope))
  return (
    <View>
      <Header
        title={texts.title}
        variant="page"
        right={<HeaderLink label={texts.scope} onTap={() => model.setScope(true)} />}
      />
      <LoadableView
        value={model.request.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('giftCard') })}
      >
        {({ cards }) => (cards.length === 0 ? <None model={model} /> : <Standing model={model} />)}
      </LoadableView>
      <AddSheet open={model.add.open} model={model.add} />
      <SendSheet open={model.send.open} model={model.send} />
      <MovesSheet open={model.all.open} model={model.all} />
      <ScopeSheet open={model.scopeOpen} onClose={() => model.setScope(false)} />
    </View>
  )
}

interface PartProps {
  model: GiftCardModel
}

const None = observer(function None({ model }: PartProps) {
  return (
    <Empty
      scene="emptyCoupon"
      title={texts.none}
      text={texts.noneText}
      actions={[
        { text: texts.add, onTap: () => model.add.start() },
        { text: texts.toShop, onTap: () => navigate('shop') }
      ]}
    />
  )
})

const Standing = observer(function Standing({ model }: PartProps) {
  const { leftFen, soon, live } = model
  return (
    <View className={styles.page}>
      <View className={styles.face}>
        <PlainFace tone="deep" name={texts.sum(live.length)}>
          <View className={styles.sum}>
            <Price fen={leftFen} size="xl" tone="white" exact />
          </View>
          <View className={styles.say}>{live.length > 0 ? texts.first : texts.noneLeft}</View>
        </PlainFace>
      </View>
      {soon ? (
        <Notice round icon="clock" className={styles.notice}>
          {`${texts.soon(formatYuan(soon.card.leftFen), soon.days)}${texts.reminded(soon.reminders)}`}
        </Notice>
      ) : null}
      {live.length > 0 ? (
        <Card rows>
          {live.map((card) => (
            <GiftRow
              key={card.no}
              card={card}
              soon={card === soon?.card}
              onTap={() => model.all.show(card)}
            />
          ))}
        </Card>
      ) : null}
      <Actions model={model} />
      <Sent model={model} />
      <Records model={model} />
      <Gone model={model} />
    </View>
  )
})

/** What is used up or has ended stays out of the way. */
const Gone = observer(function Gone({ model }: PartProps) {
  const { gone, goneOpen } = model
  if (gone.length === 0) return null
  return (
    <Card
      rows
      title={texts.gone(gone.length)}
      more={goneOpen ? texts.fold : texts.unfold}
      onMore={() => model.fold()}
    >
      {goneOpen
        ? gone.map((card) => <GiftRow key={card.no} card={card} onTap={() => model.all.show(card)} />)
        : null}
    </Card>
  )
})

export default page('giftCard', GiftCard)
