import { useEffect, useState } from 'react'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header, HeaderLink } from '@/components/ui/header'
import { onDemand } from '@/components/ui/on-demand'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { INVALID_GROUP } from '@/domain/cart/lines'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { useCartBadge } from '../shared/use-cart-badge'
import { CartModel } from './model'
import { EditBar, PayBar } from './parts/bars'
import { Goods } from './parts/goods'
import { LostGoods } from './parts/lost-goods'
import { cartTexts as texts } from './texts'
import styles from './index.module.scss'

const SkuSheet = onDemand(() => import('./parts/sku-sheet').then((part) => part.SkuSheet))

const Favourites = onDemand(() => import('./parts/favourites').then((part) => part.Favourites))

function ShoppingCart() {
  const root = useRoot()
  useCartBadge()
  const { cart, favourites, feedback } = root
  const [model] = useState(() => new CartModel(root))
  useDidShow(() => void model.show())
  // Lines that came from the account since the others were told of.
  const untold = model.request.loadable.state === 'ready' && model.pending.length > 0
  useEffect(() => {
    if (untold) void model.load()
  }, [model, untold])
  const count = cart.goods.length

  const clear = async () => {
    const agreed = await feedback.confirm({ title: texts.clearTitle, confirmText: texts.clear })
    if (agreed) model.remove(model.loseGoods.map(({ line }) => line.key))
  }

  return (
    <View className={styles.page}>
      <Header
        variant="page"
        noBack
        title={
          <>
            <Text>{texts.title} </Text>
            {count > 0 ? <Text className={styles.count}>{texts.count(count)}</Text> : null}
          </>
        }
        right={
          count > 0 ? (
            <HeaderLink label={model.isEdit ? texts.done : texts.edit} onTap={model.toggleEdit} />
          ) : null
        }
      />
      {count === 0 ? (
        <Empty
          scene="emptyCart"
          title={texts.empty}
          text={texts.emptyHint}
          actions={[{ text: texts.stroll, onTap: () => navigate('shop') }]}
        />
      ) : (
        <LoadableView
          value={model.request.loadable}
          skeleton={<SkeletonList rows={count} pictures />}
          onRetry={() => void model.load()}
        >
          {() => <Groups model={model} onClear={() => void clear()} />}
        </LoadableView>
      )}
      <Favourites open={favourites.goods.length > 0} onBack={() => void model.load()} />
      <SkuSheet open={model.changing !== null} model={model} />
      {model.isEdit ? <EditBar model={model} /> : <PayBar model={model} />}
    </View>
  )
}

const Groups = observer(function Groups({ model, onClear }: { model: CartModel; onClear: () => void }) {
  return (
    <>
      {model.goods.map((group) =>
        group.activityId === INVALID_GROUP ? (
          <LostGoods key={group.activityId} model={model} group={group} onClear={onClear} />
        ) : (
          <Goods key={group.activityId} model={model} group={group} />
        )
      )}
      {model.pending.length > 0 ? <SkeletonList rows={model.pending.length} pictures /> : null}
    </>
  )
})

export default page('shoppingcart', ShoppingCart)
