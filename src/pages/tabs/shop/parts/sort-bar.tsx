import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { FilterTap, SortTabs } from '@/components/product/sort-tabs'
import type { ShopModel } from '../model'
import { shopTexts } from '../texts'
import styles from '../index.module.scss'

/** 综合, 有号优先 or 销量, 价格 (both directions) and the way to the filters. */
export const SortBar = observer(function SortBar({
  model,
  onFilter
}: {
  model: ShopModel
  onFilter: () => void
}) {
  const { sort, filterCount } = model
  const second = model.byDate ? 'date' : 'sell'
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
            key: second,
            text: model.byDate ? shopTexts.sortDate : shopTexts.sortSell,
            on: sort === second,
            onTap: () => model.chooseSort(second)
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
