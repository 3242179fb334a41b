import { memo } from 'react'
import { observer } from 'mobx-react-lite'
import { ItemRow } from '@/components/addon/item-row'
import { addonTexts } from '@/components/addon/texts'
import { Check } from '@/components/ui/check'
import { Price } from '@/components/ui/price'
import { Tag } from '@/components/ui/tag'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import type { AddonItem } from '@/domain/addon/types'
import { SUPERMARKET_TEXTS } from '@/domain/supermarket/texts'
import type { ChooseModel } from '../model'

export interface OfferRowProps {
  model: ChooseModel
  packageId: number
  item: AddonItem
  /** The searched word, marked in the name. */
  word?: string
}

/** What it comes with; '' where it is chosen and paid by itself. */
function insideOf({ model, item: { itemCode, included } }: OfferRowProps): string {
  const pkg = model.wholeOf(itemCode)
  if (pkg) return SUPERMARKET_TEXTS.inside(pkg.name)
  return included ? ADDON_TEXTS.included : ''
}

const Cost = observer(function Cost(props: OfferRowProps) {
  const inside = insideOf(props)
  return inside ? <Tag>{inside}</Tag> : <Price fen={props.item.salePriceFen} size="sm" />
})

const Choice = observer(function Choice(props: OfferRowProps) {
  const { model, packageId, item } = props
  const { itemCode, itemName, disabled } = item
  return (
    <Check
      inRow
      on={model.session.isOn({ packageId, itemCode })}
      locked={insideOf(props) !== ''}
      disabled={disabled}
      label={addonTexts.choose(itemName)}
      onChange={() => model.toggle({ packageId, itemCode })}
    />
  )
})

/** One item of a category; a toggle draws its price and its box alone. */
export const OfferRow = memo(function OfferRow(props: OfferRowProps) {
  const { model, packageId, item, word } = props
  return (
    <ItemRow
      item={item}
      word={word}
      locked={item.disabled}
      onInfo={() => model.explain({ packageId, itemCode: item.itemCode }, item)}
      cost={<Cost {...props} />}
      box={<Choice {...props} />}
    />
  )
})
