import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
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
      <View className={styles.sortTabs} role="radiogroup" aria-label={shopTexts.sorts}>
        <Tap
          className={cx(styles.sort, sort === 'default' && styles.sortOn)}
          role="radio"
          checked={sort === 'default'}
          onTap={() => model.chooseSort('default')}
        >
          {shopTexts.sortDefault}
        </Tap>
        <Tap
          className={cx(styles.sort, sort === 'sell' && styles.sortOn)}
          role="radio"
          checked={sort === 'sell'}
          onTap={() => model.chooseSort('sell')}
        >
          {shopTexts.sortSell}
        </Tap>
        <Tap
          className={cx(styles.sort, byPrice && styles.sortOn)}
          role="radio"
          checked={byPrice}
          label={sort === 'priceDesc' ? shopTexts.priceDown : shopTexts.priceUp}
          onTap={model.togglePrice}
        >
          <Text>{shopTexts.sortPrice}</Text>
          <Icon name={byPrice ? (sort === 'price' ? 'up' : 'down') : 'sort'} size={14} />
        </Tap>
      </View>
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
