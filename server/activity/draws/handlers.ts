import { dateOf } from '@/domain/date'
import { requireUser, type Handlers } from '../../http/context'
import { shownActivity } from './activity'
import { answerQuestion } from './commands/answer-question'
import { openDay } from './commands/open-day'
import { takeDraw } from './commands/take-draw'
import { answeredDto, drawAnswerDto, drawDetailDto, drawnDto, publishedDto } from './dto'
import { stateOf } from '../queries/activities'
import { drawDetail } from './queries/draw-detail'
import { drawRecords } from './queries/draw-records'
import { publishedDay } from './queries/published-day'
import { lastDay } from './queries/tables'

export const drawHandlers = {
  'draw.detail': async ({ sort, activityId }, { db, now, user }) => {
    const at = now()
    const activity = await shownActivity(db, { sort, activityId }, at)
    // One that is over keeps showing what its last draws were made of.
    const isOver = stateOf(activity, at) === 'ended' && (await lastDay(db, activity.activityId)) !== null
    if (!isOver) await openDay(db, activity, dateOf(at.getTime()), at)
    return drawDetailDto(await drawDetail(db, activity, user?.id ?? null, at), at)
  },
  'draw.take': ({ activityId }, context) => takeDraw(context, activityId, drawAnswerDto),
  'draw.records': async ({ sort, pageNo }, context) => {
    const { list, ...page } = await drawRecords(
      context.db,
      requireUser(context).id,
      { sort, pageNo },
      context.now()
    )
    return { list: list.map(drawnDto), ...page }
  },
  'draw.answer': async (input, context) =>
    answeredDto(await answerQuestion(context, input), dateOf(context.now().getTime())),
  'draw.published': async ({ activityId, day, from }, { db, now }) =>
    publishedDto(await publishedDay(db, { activityId, day, from }, now()))
} satisfies Partial<Handlers>
