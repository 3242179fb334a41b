import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { distanceText } from '@/domain/booking/distance'
import { dayInRow, dayName } from '@/domain/day-names'
import { SHELVES } from '@/domain/kinds/shelves'
import { useRoot } from '@/stores/context'
import type { ShopModel } from '../model'
import { SHELF_WORDS } from '@/domain/kinds/shelf-words'
import { shopTexts } from '../texts'
import styles from './shelf-head.module.scss'

/** A category in a few words: what it is, how much there is, and where the first of what is listed can be had, or when it comes. */
export const ShelfHead = observer(function ShelfHead({ model }: { model: ShopModel }) {
  const { category, shelf } = model
  const { line, picture, tone } = SHELF_WORDS[category]
  return (
    <View className={cx(styles.head, tone ? styles[tone] : styles.plain)}>
      <Img src={picture} tone={tone ? 'none' : 'sand'} eager className={tone ? styles.art : styles.scene} />
      <View className={styles.words}>
        <View className={styles.name} role="heading" aria-level="2">
          <Text>{SHELVES[category].name}</Text>
          {shelf ? <Text className={styles.count}>{shopTexts.count(shelf.count)}</Text> : null}
        </View>
        <View className={styles.line}>{line}</View>
        <Soonest model={model} />
      </View>
    </View>
  )
})

/** Its room is kept while it is asked for. */
const Soonest = observer(function Soonest({ model }: { model: ShopModel }) {
  const { clock, location } = useRoot()
  const { facts, products, byDate, category } = model
  if (byDate) {
    const first = facts.earliest(products.items)
    return (
      <View className={cx(styles.line, styles.first)}>
        {first
          ? shopTexts.first(first.branchName, distanceText(first.km), dayName(first.date, clock.now()))
          : ''}
      </View>
    )
  }
  if (category !== 'goods') return null
  const { city } = location.place
  const day = facts.arrival?.arrivesOn
  return (
    <View className={styles.line}>{day ? shopTexts.comes(city, dayInRow(day)) : shopTexts.toCity(city)}</View>
  )
})
