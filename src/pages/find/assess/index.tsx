import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { LoadableView } from '@/components/loadable-view'
import { ProductRow, ProductRowsSkeleton } from '@/components/product/product-row'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Listed } from '@/components/listed'
import { Empty } from '@/components/ui/page-state'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { usePageModel } from '@/routes/use-page-model'
import styles from './index.module.scss'
import { AssessModel } from './model'
import { texts } from './texts'

function Assess() {
  const model = usePageModel((root, scope) => new AssessModel(root, scope))
  usePullDown(model.load)
  useReachBottom(() => void model.products.more())
  return (
    <View>
      <Header title={texts.title} />
      <Card className={styles.about}>
        <View className={styles.lead} role="heading" aria-level={2}>
          {texts.lead}
        </View>
        <View role="list">
          {texts.steps.map((step, at) => (
            <View key={step} className={styles.step} role="listitem">
              <Text className={styles.number}>{at + 1}</Text>
              <Text className={styles.text}>{step}</Text>
            </View>
          ))}
        </View>
        <View className={styles.note}>{texts.note}</View>
      </Card>
      <LoadableView
        value={model.products.state}
        skeleton={<ProductRowsSkeleton rows={4} card />}
        onRetry={() => void model.load()}
        empty={
          <Empty
            title={texts.empty}
            text={texts.emptyHint}
            actions={[{ text: texts.toShop, onTap: () => navigate('shop') }]}
          />
        }
      >
        {() => <Products model={model} />}
      </LoadableView>
    </View>
  )
}

const Products = observer(function Products({ model }: { model: AssessModel }) {
  const { items, tail } = model.products
  return (
    <Progressive step={2}>
      <Listed count={items.length} more={tail !== 'end'} />
      {items.map((product) => (
        <ProductRow
          key={product.productCode}
          product={product}
          facts={model.facts}
          card
          level={2}
          onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
        />
      ))}
      {tail === 'failed' ? (
        <Tap className={styles.tail} onTap={() => void model.products.more()}>
          {texts.retry}
        </Tap>
      ) : (
        <View className={styles.tail}>{tail === 'end' ? texts.all : texts.loadingMore}</View>
      )}
    </Progressive>
  )
})

export default page('assess', Assess)
