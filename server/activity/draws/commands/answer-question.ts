import { eq, sql } from 'drizzle-orm'
import type { Chances } from '@/domain/activity/chances'
import { dateOf } from '@/domain/date'
import { drawAnswers, draws } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import { cannot } from '../../refusals'
import { DRAW_TEXTS } from '../../texts'
import { drawActivity } from '../activity'
import { boardState } from '../queries/board'
import { chancesAt } from '../queries/chances'

interface Answer {
  readonly activityId: string
  readonly questionId: string
  readonly choice: number
}

export interface Answered {
  readonly right: boolean
  readonly answer: number
  readonly explanation: string
  readonly chances: Chances
}

/**
 * Answers the question of the cell on which the token stands, once and without a limit of time; repeated it answers the same. A right
 * answer gives another chance of the day of its draw. Refuses: 404, 0 where nothing is asked, 20001 a choice that there is not.
 */
export async function answerQuestion(
  context: RequestContext,
  { activityId, questionId, choice }: Answer
): Promise<Answered> {
  const userId = requireUser(context).id
  const at = context.now()
  const activity = await drawActivity(context.db, activityId)
  const { board } = activity.terms
  const question = board?.questions.find((one) => one.questionId === questionId)
  if (!board || !question) throw cannot(DRAW_TEXTS.noQuestion)
  if (choice >= question.choices.length) throw badInput(DRAW_TEXTS.noQuestion, { field: 'choice' })
  return transact(context.db, async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`draw:${activityId}:${userId}`}::text, 0))`
    )
    const state = await boardState(tx, activity, userId)
    const [known] = await tx
      .select({ right: drawAnswers.right, chanceNo: draws.chanceNo })
      .from(drawAnswers)
      .innerJoin(draws, eq(draws.no, drawAnswers.drawNo))
      .where(sql`${draws.no} = (select max(${draws.no}) from ${draws}
        where ${draws.activityId} = ${activityId} and ${draws.userId} = ${userId})`)
    const wasAsked = known && board.questions[known.chanceNo % board.questions.length] === question
    const isAsked = state.question !== null && board.questions[state.question.at] === question
    if (!isAsked && !wasAsked) throw cannot(DRAW_TEXTS.noQuestion)
    const right = wasAsked ? known.right : choice === question.answer
    if (!wasAsked && state.question)
      await tx.insert(drawAnswers).values({ drawNo: state.question.drawNo, choice, right, at })
    const { answer, explanation } = question
    const day = dateOf(at.getTime())
    return { right, answer, explanation, chances: await chancesAt(tx, activity, { userId, day }) }
  })
}
