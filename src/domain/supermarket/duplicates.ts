/** What was taken out of a choice because something else in it makes it superfluous (§4, 40004): told until it is chosen again. */
import type { AffectedItem } from '../addon/rules'
import { selectedCodes } from '../addon/selection-read'
import type { Selection } from '../addon/types'
import { formatYuan } from '../money'
import { SUPERMARKET_TEXTS } from './texts'

export interface Duplicate {
  readonly itemCode: string
  readonly text: string
}

/** A rule asks at its end whether to delete; what is told later is the reason before that. */
const reasonIn = (message: string): string => message.replace(/[，,][^，,]*[？?]$/, '')

/** The record with these items, each once. */
export const withDuplicates = (
  record: readonly Duplicate[],
  message: string,
  items: readonly AffectedItem[]
): Duplicate[] => [
  ...record.filter(({ itemCode }) => items.every((item) => item.itemCode !== itemCode)),
  ...items.map(({ itemCode, name, priceFen }) => ({
    itemCode,
    text: SUPERMARKET_TEXTS.duplicate(reasonIn(message), name, formatYuan(priceFen))
  }))
]

/** What of the record still counts: nothing of it while the choice is empty, and no item that was chosen again. */
export const standingDuplicates = (record: readonly Duplicate[], selection: Selection): Duplicate[] => {
  const chosen = selectedCodes(selection)
  return chosen.length === 0 ? [] : record.filter(({ itemCode }) => !chosen.includes(itemCode))
}
