import type * as wire from '@/contract/activity/dto/draw'
import type { Chances } from '@/domain/activity/chances'
import { oddsOf } from '@/domain/activity/draw'
import { DRAW_SORTS } from '@/domain/activity/sorts'
import { addDays, instantAt } from '@/domain/date'
import { toYuan } from '@/domain/money'
import { stateOf } from '../queries/activities'
import { DRAW_TEXTS } from '../texts'
import type { DrawActivity } from './activity'
import type { Answered } from './commands/answer-question'
import type { Taken } from './commands/take-draw'
import type { BoardState } from './queries/board'
import type { DrawDetail } from './queries/draw-detail'
import type { DrawRecord } from './queries/draw-records'
import type { PublishedPage } from './queries/published-day'
import type { TableRow } from './queries/tables'
import type { WonGoods } from './queries/won-goods'

const prizeDto = ({ prizeId, name, kind }: TableRow): wire.Drawn['prize'] => ({ prizeId, name, kind })

const chancesDto = ({ left, used, daily, fromOrders, again }: Chances, day: string): wire.DrawChances => ({
  ...{ left, used },
  from: [
    { name: DRAW_TEXTS.dailyName, count: daily },
    { name: DRAW_TEXTS.orderName, count: fromOrders },
    { name: DRAW_TEXTS.againName, count: again }
  ].filter(({ count }) => count > 0),
  nextAt: instantAt(addDays(day, 1))
})

const boardDto = (
  { terms: { board } }: DrawActivity,
  { position, laps, question }: BoardState
): wire.DrawBoard => {
  const asked = question && board?.questions[question.at]
  return {
    cells: (board?.cells ?? []).map(({ name, kind }, no) => ({ no, name, kind })),
    ...{ position, laps },
    question: asked ? { questionId: asked.questionId, text: asked.text, choices: [...asked.choices] } : null
  }
}

/** What can be drawn; amounts that are each as likely are one line. */
function prizesDto({ activity, prizes }: DrawDetail): wire.DrawPrize[] {
  const table = prizes.map(({ row }) => row)
  const { rain } = activity.terms
  if (rain) {
    const name = DRAW_TEXTS.amounts(rain.minFen, rain.maxFen)
    return [{ prizeId: 'money', name, kind: 'money', odds: 1, stock: null, left: null, validDays: null }]
  }
  return prizes.map(({ row, stock, validDays }) => ({
    ...prizeDto(row),
    odds: oddsOf(table, row),
    stock,
    left: row.room === null ? null : row.room - row.taken,
    validDays
  }))
}

export function drawDetailDto(detail: DrawDetail, now: Date): wire.DrawDetail {
  const { activity, chances, day } = detail
  const { activityId, name, sort, startAt, endAt } = activity
  const { rain } = activity.terms
  return {
    ...{ activityId, name, sort },
    ...{ startAt: startAt.getTime(), endAt: endAt.getTime() },
    state: stateOf(activity, now),
    rules: [...detail.rules],
    serverTime: now.getTime(),
    prizes: prizesDto(detail),
    ...{ fallback: detail.fallback, refusal: detail.refusal, day, commitment: detail.commitment },
    chances: chances && chancesDto(chances, day),
    board: detail.board && boardDto(activity, detail.board),
    rain: rain ? { seconds: rain.seconds, min: toYuan(rain.minFen), max: toYuan(rain.maxFen) } : null
  }
}

const goodsDto = ({ endsAt: _until, ...goods }: WonGoods): wire.Drawn['goods'] => goods

export function drawnDto({ draw, activity, given, drawn, goods }: DrawRecord): wire.Drawn {
  const sort = DRAW_SORTS.find((one) => one === activity.sort)
  if (sort === undefined) throw new Error(`${activity.activityId} is no draw`)
  return {
    ...{ drawId: draw.drawId, activityId: activity.activityId, activityName: activity.name, sort },
    prize: prizeDto(given),
    instead: draw.prizeId === draw.givenId ? '' : drawn.name,
    state: draw.state,
    amount: given.fen === null ? null : toYuan(given.fen),
    reference: draw.reference ?? '',
    expiresAt: (goods?.endsAt ?? draw.expiresAt)?.getTime() ?? null,
    ...(goods && { goods: goodsDto(goods) }),
    at: draw.at.getTime(),
    ...{ day: draw.day, account: draw.account, chanceNo: draw.chanceNo }
  }
}

export const drawAnswerDto = ({ activity, chances, walked, day, ...taken }: Taken): wire.DrawAnswer => ({
  drawn: drawnDto({ ...taken, activity }),
  chances: chancesDto(chances, day),
  walk: walked && {
    face: Number(taken.given.prizeId),
    cells: [...walked.cells],
    board: boardDto(activity, walked.board)
  }
})

export const answeredDto = ({ chances, ...answered }: Answered, day: string): wire.DrawQuiz => ({
  ...answered,
  chances: chancesDto(chances, day)
})

export const publishedDto = ({ table, draws, ...page }: PublishedPage): wire.DrawPublished => ({
  ...page,
  how: [...DRAW_TEXTS.how],
  prizes: table.map(({ prizeId, name, weight, room }) => ({ prizeId, name, weight, left: room })),
  draws: draws.map((draw) => ({ ...draw }))
})
