import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { ItemInfo, type ExplainedItem } from '@/components/addon/item-info'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import type { CheckItemView, ProductDetail } from '@/contract/dto/product'
import { glyphOf } from '../glyphs'
import { texts } from '../texts'
import styles from './check-items.module.scss'

type Category = ProductDetail['categories'][number]

/** Items of an open category before 展开其余. */
const FIRST_ITEMS = 4

const explained = ({ itemName, itemIntro, durationMin, fasting }: CheckItemView): ExplainedItem => ({
  itemName,
  itemIntro,
  priceFen: null,
  sellCount: null,
  durationMin,
  fasting,
  warning: ''
})

/** What is checked, by category with its reason in plain words; an item opens its explanation. */
export function CheckItems({ categories }: { categories: readonly Category[] }) {
  const [open, setOpen] = useState<readonly string[]>(() =>
    categories.slice(0, 1).map(({ categoryId }) => categoryId)
  )
  const [item, setItem] = useState<CheckItemView | null>(null)
  const [explaining, setExplaining] = useState(false)
  const count = categories.reduce((sum, { items }) => sum + items.length, 0)
  const toggle = (id: string) =>
    setOpen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  return (
    <Card
      title={
        <>
          {texts.items}
          <Text className={styles.count}>{texts.itemCount(count)}</Text>
        </>
      }
    >
      {categories.map((category) => (
        <CategoryBlock
          key={category.categoryId}
          category={category}
          open={open.includes(category.categoryId)}
          onToggle={() => toggle(category.categoryId)}
          onItem={(chosen) => {
            setItem(chosen)
            setExplaining(true)
          }}
        />
      ))}
      <ItemInfo item={item ? explained(item) : null} open={explaining} onClose={() => setExplaining(false)} />
    </Card>
  )
}

interface CategoryBlockProps {
  category: Category
  open: boolean
  onToggle: () => void
  onItem: (item: CheckItemView) => void
}

function CategoryBlock({ category, open, onToggle, onItem }: CategoryBlockProps) {
  const [all, setAll] = useState(false)
  const { categoryId, categoryName, reason, items } = category
  const rest = items.length - FIRST_ITEMS
  return (
    <View className={styles.category}>
      <Tap className={styles.head} expanded={open} onTap={onToggle}>
        <Img src={glyphOf(categoryId)} fit="contain" ripple="none" round="8" className={styles.glyph} />
        <Text className={styles.name}>{categoryName}</Text>
        <Text className={styles.items}>{texts.itemCount(items.length)}</Text>
        <Icon name={open ? 'up' : 'down'} size={18} tone="ink2" />
      </Tap>
      {open ? (
        <View className={styles.body}>
          {reason ? <View className={styles.reason}>{reason}</View> : null}
          <ItemList items={all ? items : items.slice(0, FIRST_ITEMS)} onItem={onItem} />
          {rest > 0 ? (
            <Tap className={styles.more} expanded={all} onTap={() => setAll(!all)}>
              <Text>{all ? texts.lessItems : texts.moreItems(rest)}</Text>
              <Icon name={all ? 'up' : 'down'} size={16} />
            </Tap>
          ) : null}
        </View>
      ) : null}
    </View>
  )
}

interface ItemListProps {
  items: readonly CheckItemView[]
  onItem: (item: CheckItemView) => void
}

/** Items with one line each on what they tell. */
function ItemList({ items, onItem }: ItemListProps) {
  return (
    <>
      {items.map((item) => (
        <Tap key={item.itemCode} className={styles.item} onTap={() => onItem(item)}>
          <View className={styles.dot} aria-hidden />
          <View className={styles.text}>
            <View className={styles.itemName}>{item.itemName}</View>
            {item.itemIntro ? <View className={styles.intro}>{item.itemIntro}</View> : null}
          </View>
        </Tap>
      ))}
    </>
  )
}
