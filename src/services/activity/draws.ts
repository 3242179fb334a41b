/**
 * Activities in which the server draws (our own calls), in our own words and fen.
 *
 * - `readDraws`: what can be drawn, how likely, and how often
 * - `takeDraw`, `answerQuestion`: using a chance, and what a question of the board gives
 * - `readDrawRecords`: what the account has drawn · `readPublished`: by which anybody draws a day again
 */
import type * as wire from '@/contract/activity/dto/draw'
import type { DrawSort } from '@/domain/activity/sorts'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'

export type Prize = wire.DrawPrize
type Chances = wire.DrawChances
export type Board = wire.DrawBoard
export type Answered = wire.DrawQuiz

export interface Draws extends Omit<wire.DrawDetail, 'rain'> {
  /** How long it rains, and between which amounts the server draws. */
  readonly rain: { readonly seconds: number; readonly minFen: number; readonly maxFen: number } | null
}

export interface Drawn extends Omit<wire.Drawn, 'amount'> {
  /** Of a prize of money. */
  readonly fen: number | null
}

export interface Draw {
  readonly drawn: Drawn
  readonly chances: Chances
  readonly walk: wire.DrawAnswer['walk']
}

export interface DrawRecords {
  readonly list: readonly Drawn[]
  readonly hasMore: boolean
}

export type PublishedDay = Pick<wire.DrawPublished, 'day' | 'commitment' | 'seed' | 'revealsAt' | 'how'>

const toDrawn = ({ amount, ...drawn }: wire.Drawn): Drawn => ({
  ...drawn,
  fen: amount === null ? null : toFen(amount)
})

export async function readDraws(call: Call, sort: DrawSort): Promise<Draws> {
  const { rain, ...detail } = await call('draw.detail', { sort })
  return {
    ...detail,
    rain: rain && { seconds: rain.seconds, minFen: toFen(rain.min), maxFen: toFen(rain.max) }
  }
}

/** @param idempotencyKey the same one tells the same draw again and uses no other chance */
export async function takeDraw(call: Call, activityId: string, idempotencyKey: string): Promise<Draw> {
  const { drawn, ...rest } = await call('draw.take', { activityId }, { idempotencyKey })
  return { ...rest, drawn: toDrawn(drawn) }
}

interface Answer {
  readonly activityId: string
  readonly questionId: string
  readonly choice: number
}

/** A question is answered once: the same again tells the same. */
export const answerQuestion = (call: Call, answer: Answer): Promise<Answered> => call('draw.answer', answer)

/** The latest first, twenty a page. */
export async function readDrawRecords(call: Call, sort: DrawSort, pageNo: number): Promise<DrawRecords> {
  const { list, hasMore } = await call('draw.records', { sort, pageNo })
  return { list: list.map(toDrawn), hasMore }
}

/** @param day 'YYYY-MM-DD'; its seed is told once it is over */
export const readPublished = (call: Call, activityId: string, day: string): Promise<PublishedDay> =>
  call('draw.published', { activityId, day })
