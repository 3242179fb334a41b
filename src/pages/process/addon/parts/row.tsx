import { memo } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ItemRow } from '@/components/addon/item-row'
import { addonTexts } from '@/components/addon/texts'
import { Check } from '@/components/ui/check'
import { Icon } from '@/components/ui/icon'
import { useShell } from '@/components/ui/page-shell/shell'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { isLocked } from '@/domain/addon/selection'
import { payerOf } from '@/domain/addon/sections'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import { COUNT_PRICE_TYPE, type AddonItem, type AddonPackage, type ItemRef } from '@/domain/addon/types'
import type { AddonModel } from '../model'
import styles from './row.module.scss'

/** What the row shows in place of a plain price. */
export function Cost({ pkg, item }: { pkg: AddonPackage; item: AddonItem }) {
  if (item.included) return <Tag>{ADDON_TEXTS.included}</Tag>
  const payer = payerOf(pkg)
  if (payer === 'enterprise') return <Tag tone="primary">{ADDON_TEXTS.enterprisePaid}</Tag>
  if (pkg.countPriceType === COUNT_PRICE_TYPE.whole) return <Tag>{addonTexts.wholePrice}</Tag>
  return (
    <>
      <Price fen={item.salePriceFen} size="sm" />
      {payer === 'quota' && (
        <Tag tone="primary" className={styles.tag}>
          {ADDON_TEXTS.quota}
        </Tag>
      )}
    </>
  )
}

/** What a row needs of its screen. */
export type RowModel = Pick<AddonModel, 'session' | 'info' | 'toggle'>

export interface AddonRowProps {
  model: RowModel
  pkg: AddonPackage
  item: AddonItem
  /** The searched word, marked in the name. */
  word?: string
}

const refOf = ({ pkg, item }: AddonRowProps): ItemRef => ({
  packageId: pkg.packageId,
  itemCode: item.itemCode
})

/** Id of the terms under an item (须家属陪同): its box is described by them. None without terms; the search has its own. */
const notesId = ({ pkg, item, word }: AddonRowProps): string | undefined =>
  item.notes.length === 0
    ? undefined
    : `${word === undefined ? 'terms' : 'found'}-${pkg.packageId}-${item.itemCode}`

/** All that a toggle draws of the list: it watches the choice of its own item. */
const Choice = observer(function Choice(props: AddonRowProps) {
  const { model, item } = props
  const on = model.session.isOn(refOf(props))
  return (
    <Check
      inRow
      on={on && !isLocked(item)}
      locked={item.included || (item.required && on)}
      disabled={item.disabled}
      label={addonTexts.choose(item.itemName)}
      noteId={notesId(props)}
      onChange={() => model.toggle(refOf(props))}
    />
  )
})

/** One item; in care mode without its introduction, which its sheet tells, so that four are seen at once. */
export const AddonRow = memo(function AddonRow(props: AddonRowProps) {
  const { model, pkg, item, word } = props
  const { elder } = useShell()
  return (
    <ItemRow
      item={item}
      word={word}
      locked={item.included || item.disabled}
      brief={elder}
      notesId={notesId(props)}
      onInfo={() => model.info.show(refOf(props), item)}
      reason={
        item.recommendReason ? (
          <View className={styles.why}>
            <Icon name="spark" size={14} className={styles.spark} />
            <Text className={styles.reason}>{item.recommendReason}</Text>
          </View>
        ) : null
      }
      cost={
        <>
          <Cost pkg={pkg} item={item} />
          {item.required && !item.included ? <Tag className={styles.tag}>{ADDON_TEXTS.required}</Tag> : null}
        </>
      }
      box={<Choice {...props} />}
    />
  )
})
