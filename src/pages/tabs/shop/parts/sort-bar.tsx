import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { FilterTap, SortTabs } from '@/components/product/sort-tabs'
import type { ShopModel } from '../model'
import { shopTexts } from '../texts'
import styles from '../index.module.scss'

/** 综合, 销量, 价格 (both directions) and the way to the filters. */
export const SortBar = observer(function SortBar({
  model,
  onFilter
}: {
  model: ShopModel
  onFilter: () => void
}) {
  const { sort, filterCount } = model
  const byPrice = sort === 'price' || sort === 'priceDesc'
  return (
    <View className={styles.sorts}>
      <SortTabs
        label={shopTexts.sorts}
        tabs={[
          {
            key: 'default',
            text: shopTexts.sortDefault,
            on: sort === 'default',
            onTap: () => model.chooseSort('default')
          },
          {
            key: 'sell',
            text: shopTexts.sortSell,
            on: sort === 'sell',
            onTap: () => model.chooseSort('sell')
          },
          {
            key: 'price',
            text: shopTexts.sortPrice,
            on: byPrice,
            direction: {
              label: sort === 'priceDesc' ? shopTexts.priceDown : shopTexts.priceUp,
              up: sort === 'price'
            },
            onTap: model.togglePrice
          }
        ]}
      />
      <FilterTap count={filterCount} onTap={onFilter} />
    </View>
  )
})
