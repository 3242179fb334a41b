import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { ItemInfo, type ExplainedItem } from '@/components/addon/item-info'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import type { CheckCategory, CheckItem } from '@/services/catalogue/product-detail'
import { glyphOf } from '../glyphs'
import { texts } from '../texts'
import styles from './check-items.module.scss'

/** Items of an open category before 展开其余. */
const FIRST_ITEMS = 4

const explained = ({ name, intro, minutes, fasting }: CheckItem): ExplainedItem => ({
  itemName: name,
  itemIntro: intro,
  priceFen: null,
  sellCount: null,
  durationMin: minutes,
  fasting,
  warning: ''
})

/** What is checked, by category with its reason in plain words; an item opens its explanation. */
export function CheckItems({ categories }: { categories: readonly CheckCategory[] }) {
  const [open, setOpen] = useState<readonly string[]>(() => categories.slice(0, 1).map(({ id }) => id))
  const [item, setItem] = useState<CheckItem | null>(null)
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
          key={category.id}
          category={category}
          open={open.includes(category.id)}
          onToggle={() => toggle(category.id)}
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
  category: CheckCategory
  open: boolean
  onToggle: () => void
  onItem: (item: CheckItem) => void
}

function CategoryBlock({ category, open, onToggle, onItem }: CategoryBlockProps) {
  const [all, setAll] = useState(false)
  const { id, name, reason, items } = category
  const rest = items.length - FIRST_ITEMS
  return (
    <View className={styles.category}>
      <Tap className={styles.head} expanded={open} onTap={onToggle}>
        <Img src={glyphOf(id)} fit="contain" ripple="none" round="8" className={styles.glyph} />
        <Text className={styles.name}>{name}</Text>
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
  items: readonly CheckItem[]
  onItem: (item: CheckItem) => void
}

/** Items with one line each on what they tell. */
function ItemList({ items, onItem }: ItemListProps) {
  return (
    <>
      {items.map((item) => (
        <Tap key={item.code} className={styles.item} onTap={() => onItem(item)}>
          <View className={styles.dot} aria-hidden />
          <View className={styles.text}>
            <View className={styles.itemName}>{item.name}</View>
            {item.intro ? <View className={styles.intro}>{item.intro}</View> : null}
          </View>
        </Tap>
      ))}
    </>
  )
}
