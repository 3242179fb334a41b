import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Header, HeaderLink } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { Tabs } from '@/components/ui/tabs'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { priceNow, type Product } from '@/services/catalogue/products'
import { texts } from '../shared/texts'
import { ComparisonListModel } from './model'
import styles from './index.module.scss'

function ComparisonList() {
  const model = usePageModel((root, scope) => new ComparisonListModel(root, scope))
  const manage = () => model.setManaging(!model.managing)
  return (
    <View>
      <Header
        title={texts.title}
        right={
          model.source === 'joined' && model.products.length > 0 ? (
            <HeaderLink label={model.managing ? texts.done : texts.manage} onTap={manage} />
          ) : null
        }
      />
      <Tabs
        items={[
          { key: 'joined', text: texts.joined, count: model.joined.length },
          { key: 'seen', text: texts.seen },
          { key: 'booked', text: texts.booked }
        ]}
        active={model.source}
        label={texts.tabs}
        onChange={model.setSource}
      />
      <LoadableView value={model.request.loadable} onRetry={() => void model.load()} isEmpty={() => false}>
        {() => <Products model={model} />}
      </LoadableView>
      <Bar model={model} />
    </View>
  )
}

const EMPTY = {
  joined: { title: texts.emptyJoined, text: texts.emptyJoinedHint },
  seen: { title: texts.emptySeen },
  booked: { title: texts.emptyBooked }
}

const Products = observer(function Products({ model }: { model: ComparisonListModel }) {
  const { products } = model
  if (products.length === 0) {
    const actions = [{ text: texts.toShop, onTap: () => navigate('shop') }]
    return <Empty {...EMPTY[model.source]} actions={actions} />
  }
  return (
    <View className={styles.list}>
      {products.map((product) => (
        <Row key={product.productCode} model={model} product={product} />
      ))}
    </View>
  )
})

interface RowProps {
  model: ComparisonListModel
  product: Product
}

const Row = observer(function Row({ model, product }: RowProps) {
  const { productCode, name, offShelf } = product
  const on = model.isChosen(productCode)
  const barred = (offShelf && !model.managing) || (model.full && !on)
  const facts = [product.itemCount > 0 ? texts.items(product.itemCount) : '', ...product.tags]
    .filter(Boolean)
    .join(' · ')
  const body = (
    <>
      <Check on={on} disabled={barred} />
      <Img
        src={product.image}
        tone={product.tone}
        round="8"
        className={cx(styles.picture, offShelf && styles.faded)}
      />
      <View className={styles.body}>
        <View className={cx(styles.name, offShelf && styles.off)}>{name}</View>
        <View className={styles.facts}>{offShelf ? texts.offShelf : facts}</View>
        {offShelf ? null : (
          <View className={styles.foot}>
            <Price fen={priceNow(product)} size="sm" />
            {product.itemsFen > 0 ? (
              <Text className={styles.facts}>
                {texts.itemsValue}
                <Price fen={product.itemsFen} size="xs" tone="ink" />
              </Text>
            ) : null}
          </View>
        )}
      </View>
    </>
  )
  if (offShelf && !model.managing) {
    return (
      <View className={styles.card}>
        <View className={styles.row}>{body}</View>
        {model.source === 'joined' ? (
          <Tap className={styles.leave} label={texts.leaveOf(name)} onTap={() => model.remove([productCode])}>
            {texts.leave}
          </Tap>
        ) : null}
      </View>
    )
  }
  return (
    <Tap
      className={cx(styles.card, styles.row)}
      role="checkbox"
      checked={on}
      disabled={barred}
      label={texts.choose(name, facts)}
      onTap={() => model.toggle(product)}
    >
      {body}
    </Tap>
  )
})

const Bar = observer(function Bar({ model }: { model: ComparisonListModel }) {
  const { chosen, missing } = model
  if (model.products.length === 0 && chosen.length === 0) return null
  if (model.managing) {
    return (
      <ActionBar>
        <Button kind="line" block disabled={chosen.length === 0} onTap={model.removeChosen}>
          {texts.remove(chosen.length)}
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar left={<Text className={styles.count}>{texts.chosen(chosen.length, model.most)}</Text>}>
      <Button block disabled={missing > 0} onTap={model.compare}>
        {missing > 0 ? texts.oneMore(missing) : texts.compare(chosen.length)}
      </Button>
    </ActionBar>
  )
})

export default page('comparisonList', ComparisonList)
