/** Seats kept for ten minutes while the order is made ready; a guest's hang on the device token (COMPLETION 'Hold'). */
import type { Alternative, Hold as WireHold, HoldInput } from '@/contract/booking/dto/hold'
import type { CallError } from '@/contract/errors'
import type { Hold } from '@/domain/draft/parts'
import type { Call } from '../http/call'

/** A couple's product takes two seats; no hold takes more. */
const MOST_PERSONS = 2

/** A slot of a branch's day, wanted for a product. */
export interface WantedSlot {
  readonly branchId: string
  readonly productCode: string
  readonly date: string
  readonly slotId: number
  /** Whose time; without one that of nobody. */
  readonly doctorId?: string | undefined
  readonly persons: number
}

export const toHold = ({ holdId, expiresAt, extensionsLeft }: WireHold): Hold => ({
  id: holdId,
  expiresAt,
  extensionsLeft
})

type AskHold = (call: Call, asked: HoldInput) => Promise<WireHold>

/** By the call of a way to book. @throws CallError, 27002 with other slots when no seat is left */
export const heldBy =
  (ask: AskHold) =>
  async (call: Call, { branchId, productCode, date, slotId, persons, doctorId }: WantedSlot): Promise<Hold> =>
    toHold(
      await ask(call, {
        orgCode: branchId,
        productCode,
        date,
        slotId,
        ...(doctorId ? { doctorId } : {}),
        persons: Math.min(MOST_PERSONS, Math.max(1, persons))
      })
    )

export const takeHold = heldBy((call, asked) => call('hold.take', asked))

/** @throws CallError, 27201 with other slots when it is over */
export const getHold = async (call: Call, holdId: string): Promise<Hold> =>
  toHold(await call('hold.get', { holdId }))

/** @throws CallError when it cannot be kept longer; it stays as it is then */
export const extendHold = async (call: Call, holdId: string): Promise<Hold> =>
  toHold(await call('hold.extend', { holdId }))

/** Gives the seats back, so that nobody waits for them. Their time would end it anyway, so a failure changes nothing. */
export function releaseHold(call: Call, holdId: string): void {
  void call('hold.release', { holdId }).catch(() => undefined)
}

/** A slot that is offered in place of one that is gone. */
export interface OtherSlot {
  readonly branchId: string
  readonly branchName: string
  readonly date: string
  readonly slotId: number
  readonly timespan: string
  readonly remaining: number
  readonly capacity: number
}

/** 27002 and 27201 offer this many other slots at most. */
const MOST_OTHERS = 3

const isAlternative = (row: unknown): row is Alternative =>
  typeof row === 'object' &&
  row !== null &&
  'hospitalId' in row &&
  'slotId' in row &&
  'timespan' in row &&
  'date' in row

/** What 27002 and 27201 carry in their results; an answer without any gives an empty list. */
export const otherSlots = ({ results }: Pick<CallError, 'results'>): readonly OtherSlot[] =>
  (Array.isArray(results) ? results.filter(isAlternative) : [])
    .slice(0, MOST_OTHERS)
    .map(({ hospitalId, hospitalName, date, slotId, timespan, remnum, num }) => ({
      branchId: hospitalId,
      branchName: hospitalName,
      date,
      slotId,
      timespan,
      remaining: remnum,
      capacity: num
    }))
