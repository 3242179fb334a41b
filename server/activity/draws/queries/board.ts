import { and, desc, eq } from 'drizzle-orm'
import { cellReached } from '@/domain/activity/board'
import type { Db } from '../../../db/client'
import { drawAnswers, draws } from '../../../db/schema'
import type { DrawActivity } from '../activity'

/** Where the token of an account stands. */
export interface BoardState {
  readonly position: number
  readonly laps: number
  /** The draw whose question waits for an answer, and its place among the questions; null: none. */
  readonly question: { readonly drawNo: number; readonly at: number } | null
}

/** Of the last draw of the account; a question that was passed by with the next throw does not wait any more. */
export async function boardState(
  db: Db,
  { activityId, terms: { board } }: Pick<DrawActivity, 'activityId' | 'terms'>,
  userId: string | null
): Promise<BoardState> {
  const start = { position: 0, laps: 0, question: null }
  if (!board || userId === null) return start
  const [last] = await db
    .select({ draw: draws, answered: drawAnswers.drawNo })
    .from(draws)
    .leftJoin(drawAnswers, eq(drawAnswers.drawNo, draws.no))
    .where(and(eq(draws.activityId, activityId), eq(draws.userId, userId)))
    .orderBy(desc(draws.no))
    .limit(1)
  if (!last?.draw.walked) return start
  const { no, chanceNo, prizeId, walked } = last.draw
  const asks = last.answered === null && cellReached(board.cells, walked.from, Number(prizeId)) === 'quiz'
  return {
    position: walked.to,
    laps: walked.laps,
    question: asks ? { drawNo: no, at: chanceNo % board.questions.length } : null
  }
}
