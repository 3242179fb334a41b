import { createHash } from 'node:crypto'
import { ampmOf, DEFAULT_TIMESPAN, DEFAULT_TIMESPAN_ID } from '@/domain/booking/slot/choose-slot'
import { weekdayOf } from '@/domain/date'
import { allocateFen } from '@/domain/money'
import templates from '../db/seed/time-slots.json'
import type { SlotFamily } from '@/domain/kinds'

export interface BranchPlan {
  orgCode: string
  capacityPerDay: number
  /** Share of the seats taken from the start, 0 to 1. */
  baseOccupancy: number
  /** 0 Sunday … 6 Saturday. */
  closedWeekdays: readonly number[]
  openHours: string
  /** One span for the whole opening. */
  singleSlot: boolean
  /** A partner publishes no spans: the day's seats are one stock under id 9999 (§4). */
  thirdOrg: boolean
}

/** A doctor of a branch with seats of their own. */
export interface DoctorPlan {
  id: string
  /** 0 Sunday … 6 Saturday. */
  weekdays: readonly number[]
  /** In each slot. */
  seats: number
}

export interface PlannedSlot {
  slotId: number
  timespan: string
  ampm: number
  capacity: number
  /** Sample occupancy: seats that are not sold here. */
  blocked: number
}

/** How far a slot's occupancy may lie from its branch's, as a share of what is possible. */
const SPREAD = 0.6

/** A number from 0 to 1 that is the same for the same place every time. */
function steadyNoise(place: string): number {
  return createHash('sha256').update(place).digest().readUInt32BE(0) / 0xffffffff
}

interface Span {
  id: number
  timespan: string
  share: number
}

function spansOf(kind: SlotFamily, branch: BranchPlan): readonly Span[] {
  if (branch.thirdOrg) return [{ id: DEFAULT_TIMESPAN_ID, timespan: DEFAULT_TIMESPAN, share: 1 }]
  const opening = openingOf(branch)
  if (!opening) return templates[kind]
  const [from, to] = opening
  const whole = { id: 101, timespan: `${from}-${to}`, share: 1 }
  if (branch.singleSlot) return [whole]
  const within = templates[kind].filter(({ timespan }) => {
    const [start = '', end = ''] = timespan.split('-')
    return start >= from && end <= to
  })
  return within.length > 0 ? within : [whole]
}

/** From the first time that its hours name to the last: 08:00 and 17:00 of 周一至周六 8:00-11:30、14:00-17:00; null where they name none. */
function openingOf({ openHours }: BranchPlan): readonly [string, string] | null {
  const times = [...openHours.matchAll(/(\d{1,2})[:：](\d\d)/g)]
    .map(([, hour = '', minute = '']) => `${hour.padStart(2, '0')}:${minute}`)
    .toSorted()
  const [from = '', to = ''] = [times[0], times.at(-1)]
  return from < to ? [from, to] : null
}

/**
 * The slots of a branch on a day, of nobody in particular or of one of its doctors, with the seats that are blocked from the start; none on a day it is closed. Seats sum to the
 * branch's capacity. The same arguments give the same stock.
 */
export function planDay(
  kind: SlotFamily,
  branch: BranchPlan,
  date: string,
  full: boolean,
  doctor: DoctorPlan | null = null
): PlannedSlot[] {
  if (branch.closedWeekdays.includes(weekdayOf(date))) return []
  if (doctor) return doctorDay(kind, branch, date, full, doctor)
  const spans = spansOf(kind, branch)
  const seats = allocateFen(
    branch.capacityPerDay,
    spans.map(({ share }) => share)
  )
  const reach = Math.min(branch.baseOccupancy, 1 - branch.baseOccupancy) * SPREAD
  return spans.map((span, index) => {
    const capacity = seats[index] ?? 0
    const noise = steadyNoise(`${branch.orgCode}|${kind}|${date}|${span.id}`) * 2 - 1
    const share = full ? 1 : branch.baseOccupancy + noise * reach
    const blocked = Math.min(capacity, Math.round(capacity * share))
    return { slotId: span.id, timespan: span.timespan, ampm: ampmOf(span.timespan), capacity, blocked }
  })
}

/** A doctor's slots: a few seats in each of the branch, on the days on which the doctor works. */
function doctorDay(
  kind: SlotFamily,
  branch: BranchPlan,
  date: string,
  full: boolean,
  { id, weekdays, seats }: DoctorPlan
): PlannedSlot[] {
  if (!weekdays.includes(weekdayOf(date))) return []
  return spansOf(kind, branch).map((span) => {
    const taken = full || steadyNoise(`${id}|${date}|${span.id}`) < branch.baseOccupancy
    return {
      slotId: span.id,
      timespan: span.timespan,
      ampm: ampmOf(span.timespan),
      capacity: seats,
      blocked: taken ? seats : 0
    }
  })
}
