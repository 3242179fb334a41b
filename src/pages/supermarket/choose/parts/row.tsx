import { memo } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { markWord } from '@/components/addon/search'
import { Check } from '@/components/ui/check'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { lockLabel } from '@/domain/addon/selection'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import type { AddonItem } from '@/domain/addon/types'
import { SUPERMARKET_TEXTS } from '@/domain/supermarket/texts'
import type { ChooseModel } from '../model'
import { texts } from '../texts'
import styles from './row.module.scss'

export interface ItemRowProps {
  model: ChooseModel
  packageId: number
  item: AddonItem
  /** The searched word, marked in the name. */
  word?: string
}

/** All that a toggle draws of the list: price or package, and the box; it watches its own item. */
const Choice = observer(function Choice({ model, packageId, item }: ItemRowProps) {
  const { itemCode, itemName, included, disabled, salePriceFen } = item
  const pkg = model.wholeOf(itemCode)
  const inside = pkg ? SUPERMARKET_TEXTS.inside(pkg.addPackageName) : included ? ADDON_TEXTS.included : ''
  return (
    <View className={styles.foot}>
      <View className={styles.cost}>
        {inside ? <Tag>{inside}</Tag> : <Price fen={salePriceFen} size="sm" />}
      </View>
      <Check
        on={model.session.isOn({ packageId, itemCode })}
        locked={inside !== ''}
        disabled={disabled}
        label={texts.choose(itemName)}
        onChange={() => model.toggle({ packageId, itemCode })}
      />
    </View>
  )
})

/** One item: name with its info, what it is for, its terms, price and box. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { model, packageId, item, word = '' } = props
  const { itemCode, itemName, itemIntro, notes } = item
  return (
    <View className={cx(styles.row, item.disabled && styles.locked)} role="listitem">
      <View className={styles.name}>
        <Text className={styles.title}>
          {markWord(itemName, word).map((part, index) => (
            <Text key={index} className={cx(part.hit && styles.hit)}>
              {part.text}
            </Text>
          ))}
        </Text>
        <Tap
          className={styles.info}
          label={texts.info(itemName)}
          onTap={() => model.explain({ packageId, itemCode }, item)}
        >
          <Icon name="info" size={16} tone="ink4" />
        </Tap>
      </View>
      {itemIntro ? <View className={styles.intro}>{itemIntro}</View> : null}
      {notes.length > 0 ? <View className={styles.notes}>{notes.join(' · ')}</View> : null}
      {item.disabled ? <View className={styles.refused}>{lockLabel(item)}</View> : null}
      <Choice {...props} />
    </View>
  )
})
