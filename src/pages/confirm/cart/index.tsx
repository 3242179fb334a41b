import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { Loading } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { onDemand } from '@/components/ui/on-demand'
import { Price } from '@/components/ui/price'
import { SkeletonList } from '@/components/ui/skeleton'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { CartGoods } from '@/services/cart'
import { useRoot } from '@/stores/context'
import { GoodsBar, RemarkField } from '../shared/parts/goods-parts'
import { goodsTexts } from '../shared/goods-texts'
import { RecipientCard } from '../shared/recipient'
import { revealing } from '../shared/reveal'
import { SubmitModel } from '../shared/submit'
import styles from './index.module.scss'
import { CartPayModel } from './model'
import { texts } from './texts'
import type { WayGroup } from './ways'

const Sum = onDemand(() => import('./sum').then((part) => part.Sum))
const ConsentCard = onDemand(() => import('../shared/consent').then((part) => part.ConsentCard))
const SameOrderSheet = onDemand(() =>
  import('../shared/parts/same-order-sheet').then((part) => part.SameOrderSheet)
)

function CartPay() {
  const root = useRoot()
  const model = usePageModel((root, scope) => new CartPayModel(root, scope))
  const [submit] = useState(() => new SubmitModel(root, model, revealing().toField))
  const toCart = { text: texts.toCart, onTap: () => navigate('shoppingcart') }
  const nothing = <Empty title={texts.nothing} text={texts.nothingHint} actions={[toCart]} />
  return (
    <View>
      <Header title={texts.title} />
      {submit.placed ? (
        <Loading inline />
      ) : model.chosen ? (
        <LoadableView
          value={model.quote.loadable}
          skeleton={<SkeletonList rows={3} pictures />}
          onRetry={() => void model.load()}
        >
          {() => (model.lines.length > 0 ? <Form model={model} submit={submit} /> : nothing)}
        </LoadableView>
      ) : (
        nothing
      )}
    </View>
  )
}

interface FormProps {
  model: CartPayModel
  submit: SubmitModel
}

const Form = observer(function Form({ model, submit }: FormProps) {
  const { price, lostCount } = model
  const savedFen = price.couponPlan.discountPriceFen
  return (
    <View className={styles.page}>
      {lostCount > 0 ? <Notice icon="warnC">{texts.lost(lostCount)}</Notice> : null}
      <View className={styles.cards}>
        <RecipientCard model={model.form} />
        {model.groups.map((group) => (
          <Group key={group.title} model={model} group={group} />
        ))}
        {model.consents.map(({ name, model: consent }) => (
          <View key={name}>
            <View className={styles.consentOf}>{name}</View>
            <ConsentCard open model={consent} />
          </View>
        ))}
        <Sum open model={model} />
      </View>
      <GoodsBar submit={submit} quote={model.quote} totalFen={model.form.gift.toPayFen} savedFen={savedFen} />
      <SameOrderSheet open={submit.sameOrder !== null} submit={submit} />
    </View>
  )
})

/** What comes in one way; what is said to whoever packs it stands with the parcels. */
const Group = observer(function Group({ model, group }: { model: CartPayModel; group: WayGroup }) {
  const { title, note, lines } = group
  const parcels = note === ''
  return (
    <Card title={title}>
      {note ? <View className={styles.note}>{note}</View> : null}
      {lines.map((line) => (
        <Piece key={line.key} line={line} />
      ))}
      {parcels ? <RemarkField id="cart-remark" form={model.form} hint={goodsTexts.remarkHint} /> : null}
    </Card>
  )
})

function Piece({ line: { told, quantity } }: { line: CartGoods }) {
  const { product, quote } = told
  if (!product || !quote) return null
  return (
    <View className={styles.piece}>
      <Img src={product.image} tone={product.tone} round="12" className={styles.picture} />
      <View className={styles.facts}>
        <View className={styles.name}>{product.name}</View>
        <View className={styles.note}>{[quote.spec, quote.note].filter((part) => part).join(' · ')}</View>
        <View className={styles.count}>
          <Price fen={quote.unitFen} size="sm" exact />
          <Text className={styles.times}>{texts.times(quantity)}</Text>
        </View>
      </View>
    </View>
  )
}

export default page('cartPay', CartPay)
