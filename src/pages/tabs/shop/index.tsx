import { useEffect, useState } from 'react'
import { useDidShow, usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Header } from '@/components/ui/header'
import { SearchEntry } from '@/components/ui/search-box/entry'
import { Tap } from '@/components/ui/tap'
import { host } from '@/platform/host'
import { navigate, takeTabParams } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { useCartBadge } from '../shared/use-cart-badge'
import { ShopModel } from './model'
import { FilterSheet } from './parts/filter-sheet'
import { ShopList } from './parts/list'
import { ShelfHead } from './parts/shelf-head'
import { SortBar } from './parts/sort-bar'
import { shopTexts } from './texts'
import styles from './index.module.scss'

function Shop() {
  const root = useRoot()
  useCartBadge()
  const params = useParams('shop')
  const [model] = useState(() => new ShopModel(root, takeTabParams('shop')?.category ?? params.category))
  const [filtering, setFiltering] = useState(false)
  // Who comes for a category sees it chosen.
  const [asked, setAsked] = useState<string>(model.category)
  useEffect(() => void model.start(), [model])
  useDidShow(() => {
    model.returned()
    // An open tab is only shown again: what an entry asks for waits for it.
    const entry = takeTabParams('shop')
    if (!entry?.category) return
    model.chooseCategory(entry.category)
    setAsked(model.category)
  })
  useReachBottom(() => void model.products.more())
  usePullDownRefresh(() => void model.refresh().finally(() => host.stopRefresh()))
  const choose = (category: string) => {
    model.chooseCategory(category)
    host.scrollTop()
  }

  return (
    <View className={styles.shop}>
      <Header
        noBack
        title={shopTexts.title}
        search={
          <SearchEntry variant="fill" label={shopTexts.search} onTap={() => navigate('search')}>
            <Text>{shopTexts.search}</Text>
          </SearchEntry>
        }
      />
      <View className={styles.panes}>
        <Categories model={model} asked={asked} onChoose={choose} />
        <View className={styles.right}>
          <ShelfHead model={model} />
          <SortBar model={model} onFilter={() => setFiltering(true)} />
          <ShopList model={model} />
        </View>
      </View>
      <FilterSheet
        open={filtering}
        filter={model.filter}
        narrowing={model.narrowing}
        onApply={(filter) => {
          setFiltering(false)
          model.applyFilter(filter)
          host.scrollTop()
        }}
        onClose={() => setFiltering(false)}
      />
    </View>
  )
}

const idOf = (category: string) => `shelf-${category}`

const Categories = observer(function Categories({
  model,
  asked,
  onChoose
}: {
  model: ShopModel
  asked: string
  onChoose: (category: string) => void
}) {
  const known = model.categories.length > 0
  const failed = model.filtersRequest.loadable.state === 'failed' && !known
  return (
    <ScrollView
      scrollY
      enhanced
      showScrollbar={false}
      className={styles.left}
      {...(known && { scrollIntoView: idOf(asked) })}
    >
      <View role="tablist" aria-label={shopTexts.categories} aria-orientation="vertical">
        {failed ? (
          <Tap className={styles.category} onTap={() => void model.loadFilters()}>
            {shopTexts.retry}
          </Tap>
        ) : null}
        {model.categories.map(({ id, name, count }) => (
          <Tap
            key={id}
            id={idOf(id)}
            className={cx(styles.category, id === model.category && styles.categoryOn)}
            role="tab"
            selected={id === model.category}
            onTap={() => onChoose(id)}
          >
            <Text>{name}</Text>
            <Text className={styles.count}>{count}</Text>
          </Tap>
        ))}
      </View>
    </ScrollView>
  )
})

export default page('shop', Shop)
