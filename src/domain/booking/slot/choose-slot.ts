import { toCode } from '../../code'
import { CATEGORY } from '../../kinds/types'

/** Text and id used when a branch publishes no slots (§4). */
export const DEFAULT_TIMESPAN = '08:00-10:30'
export const DEFAULT_TIMESPAN_ID = 9999

export interface Slot {
  id: number
  /** 'HH:mm-HH:mm' */
  timespan: string
  /** Seats left, and in all. */
  remaining: number
  capacity: number
}

export type SlotChoice =
  | { kind: 'auto'; timespanId: number; timespan: string }
  | { kind: 'default'; timespanId: number; timespan: string }
  /** Show the action sheet. */
  | { kind: 'choose'; slots: readonly Slot[] }
  /** The product requires a slot and there is none: the flow does not go on. */
  | { kind: 'missing' }

/** 1 in the morning, 2 in the afternoon: by whether the span starts before noon. */
export function ampmOf(timespan: string): 1 | 2 {
  return Number(timespan.slice(0, 2)) < 12 ? 1 : 2
}

/** Category 5 requires a slot selection (§4). */
export function requiresSlot(category: number | string | null | undefined): boolean {
  return toCode(category) === CATEGORY.checkupWithSlot
}

/**
 * What happens with the slots of a branch and day (§4): several open the sheet, one with a seat is taken by
 * itself (a full one is shown as full), none gives the default slot except for category 5.
 */
export function chooseSlot(slots: readonly Slot[], category: number | string | null | undefined): SlotChoice {
  const [first] = slots
  if (first === undefined) {
    if (requiresSlot(category)) return { kind: 'missing' }
    return {
      kind: 'default',
      timespanId: DEFAULT_TIMESPAN_ID,
      timespan: DEFAULT_TIMESPAN
    }
  }
  if (slots.length > 1 || first.remaining <= 0) return { kind: 'choose', slots }
  return { kind: 'auto', timespanId: first.id, timespan: first.timespan }
}

/** The slot text to show: the chosen one, or the default (§2). */
export function timespanText(timespan: string | null | undefined): string {
  return timespan?.trim() ? timespan : DEFAULT_TIMESPAN
}
