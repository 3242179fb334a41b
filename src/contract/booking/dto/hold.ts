import * as v from 'valibot'
import { code, date, int } from '../../common/dto'

const slotId = int('时段', 1, 999999)

export const holdInput = v.object({
  orgCode: code('分院'),
  productCode: code('商品'),
  date: date('到检日期'),
  slotId,
  /** Whose seats, where a doctor has some of their own. */
  doctorId: v.optional(v.union([code('医生'), v.literal('')])),
  persons: v.optional(int('人数', 1, 2), 1)
})
/** `expiresAt` and `serverTime` in ms since 1970; a hold lives 600 s and may be extended `extensionsLeft` times by as much. */
export const hold = v.object({
  holdId: v.string(),
  expiresAt: v.number(),
  serverTime: v.number(),
  orgCode: v.string(),
  productCode: v.string(),
  date: v.string(),
  slotId: v.number(),
  timespan: v.string(),
  extensionsLeft: v.number()
})
export const holdIdInput = v.object({ holdId: code('保留的名额') })

/** 27002 and 27201 carry up to three of these: other slots, other branches that day, the next day. */
export interface Alternative {
  hospitalId: string
  hospitalName: string
  date: string
  slotId: number
  timespan: string
  /** Seats in all and left. */
  num: number
  remnum: number
}

export type HoldInput = v.InferInput<typeof holdInput>
export type Hold = v.InferOutput<typeof hold>
export type HoldIdInput = v.InferInput<typeof holdIdInput>
