import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ProductRow } from '@/components/product/product-row'
import { Icon } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { SectionTitle } from '@/components/ui/section'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import type { BranchModel } from '../model'
import { texts } from '../texts'
import styles from '../index.module.scss'

/** What the branch sells; the most booked first, the others on demand. */
export const Products = observer(function Products({ model }: { model: BranchModel }) {
  const { products, shownProducts } = model
  const hidden = products.length - shownProducts.length
  if (products.length === 0) {
    return (
      <Empty
        card
        title={texts.noProducts}
        actions={[{ text: texts.otherBranches, onTap: () => navigate('shop') }]}
      />
    )
  }
  return (
    <View>
      <SectionTitle title={texts.products} sub={texts.productCount(products.length)} />
      {shownProducts.map((product) => (
        <ProductRow
          key={product.productCode}
          product={product}
          card
          onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
        />
      ))}
      {hidden > 0 ? (
        <Tap className={styles.more} onTap={model.showAll}>
          <Text>{texts.moreProducts(hidden)}</Text>
          <Icon name="down" size={16} />
        </Tap>
      ) : null}
    </View>
  )
})
