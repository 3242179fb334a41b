import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { SortTabs } from '@/components/product/sort-tabs'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
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
      <Tap
        className={cx(styles.sort, filterCount > 0 && styles.sortOn)}
        label={filterCount > 0 ? shopTexts.filterOn(filterCount) : shopTexts.filter}
        onTap={onFilter}
      >
        <Icon name="filter" size={16} />
        <Text className={styles.filterText}>
          {shopTexts.filter}
          {filterCount > 0 ? ` ${filterCount}` : ''}
        </Text>
      </Tap>
    </View>
  )
})
