import type { Alternative } from '@/contract/booking/dto/hold'
import { ErrorCode } from '@/contract/errors'
import { Refusal } from '../http/refusal'
import type { OtherSlot } from './queries/slot-alternatives'

const alternatives = (slots: readonly OtherSlot[]): Alternative[] =>
  slots.map(({ orgCode, branchName, date, slotId, timespan, capacity, remaining }) => ({
    ...{ hospitalId: orgCode, hospitalName: branchName, date, slotId, timespan },
    num: capacity,
    remnum: remaining
  }))

/** 27002: no seat is left, and what can be taken instead. */
export const slotFull = (text: string, instead: readonly OtherSlot[]): Refusal =>
  new Refusal(ErrorCode.quotaFull, text, alternatives(instead))

/** 27201: a hold ran out, and what can be taken instead. */
export const holdExpired = (text: string, instead: readonly OtherSlot[]): Refusal =>
  new Refusal(ErrorCode.holdExpired, text, alternatives(instead))
