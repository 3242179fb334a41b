import { useState } from 'react'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { Header, HeaderLink } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { CartModel, INVALID_GROUP } from './model'
import { Goods, LostGoods } from './parts/goods'
import { cartTexts as texts } from './texts'
import styles from './index.module.scss'

function ShoppingCart() {
  const root = useRoot()
  const { cart, feedback } = root
  const [model] = useState(() => new CartModel(root))
  useDidShow(() => void model.load())

  const clear = async () => {
    const agreed = await feedback.confirm({ title: texts.clearTitle, confirmText: texts.clear })
    if (agreed) model.remove(model.loseGoods.map(({ productCode }) => productCode))
  }

  return (
    <View className={styles.page}>
      <Header
        variant="page"
        noBack
        title={
          <>
            <Text>{texts.title} </Text>
            {cart.count > 0 ? <Text className={styles.count}>{texts.count(cart.count)}</Text> : null}
          </>
        }
        right={
          cart.count > 0 ? (
            <HeaderLink label={model.isEdit ? texts.done : texts.edit} onTap={model.toggleEdit} />
          ) : null
        }
      />
      {cart.count === 0 ? (
        <Empty
          scene="emptyCart"
          title={texts.empty}
          text={texts.emptyHint}
          actions={[{ text: texts.stroll, onTap: () => navigate('shop') }]}
        />
      ) : (
        <LoadableView
          value={model.request.loadable}
          skeleton={<SkeletonList rows={cart.count} pictures />}
          onRetry={() => void model.load()}
        >
          {() => <Groups model={model} onClear={() => void clear()} />}
        </LoadableView>
      )}
      {model.isEdit ? <EditBar model={model} /> : null}
    </View>
  )
}

const Groups = observer(function Groups({ model, onClear }: { model: CartModel; onClear: () => void }) {
  return (
    <>
      {model.goods.map((group) =>
        group.activityId === INVALID_GROUP ? (
          <LostGoods key={group.activityId} group={group} onClear={onClear} />
        ) : (
          model.byShelf.map(({ shelf, products }) => (
            <Goods key={shelf} model={model} shelf={shelf} products={products} />
          ))
        )
      )}
      {model.pending.length > 0 ? <SkeletonList rows={model.pending.length} pictures /> : null}
    </>
  )
})

const EditBar = observer(function EditBar({ model }: { model: CartModel }) {
  const { feedback } = useRoot()
  const count = model.curCheckGoods.length
  const remove = async () => {
    const codes = model.curCheckGoods.map(({ productCode }) => productCode)
    const agreed = await feedback.confirm({
      title: texts.removeTitle(codes.length),
      confirmText: texts.remove,
      danger: true
    })
    if (!agreed) return
    model.remove(codes)
    feedback.toast({ text: texts.removed, icon: 'success' })
  }
  return (
    <ActionBar
      aboveTabBar
      left={
        <Tap
          className={styles.all}
          role="checkbox"
          checked={model.checkAll}
          disabled={model.selectable.length === 0}
          onTap={model.toggleAll}
        >
          <Check on={model.checkAll} disabled={model.selectable.length === 0} />
          <Text className={styles.allText}>{texts.all}</Text>
        </Tap>
      }
    >
      <Button disabled={count === 0} onTap={() => void remove()}>
        {count === 0 ? texts.remove : texts.removeCount(count)}
      </Button>
    </ActionBar>
  )
})

export default page('shoppingcart', ShoppingCart)
