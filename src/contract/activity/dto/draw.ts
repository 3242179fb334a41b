import * as v from 'valibot'
import { DRAW_SORTS, PRIZE_KINDS } from '@/domain/activity/sorts'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { date, int, yuan } from '../../common/dto'
import { activityHead, activityId, instant } from './common'

const prize = {
  prizeId: v.string(),
  name: v.string(),
  kind: v.picklist(PRIZE_KINDS)
}

/** What can be drawn. The same for everybody and every draw of a day. */
const drawPrize = v.object({
  ...prize,
  /** Of 1; those of an activity add up to 1. */
  odds: v.number(),
  /** Pieces in all and still to be had; null without limit. One that has run out stays listed, and `fallback` is given for it. */
  stock: v.nullable(v.number()),
  left: v.nullable(v.number()),
  /** Days in which it can be used; null where that says nothing. */
  validDays: v.nullable(v.number())
})

/** How often somebody may still draw today. */
const drawChances = v.object({
  left: v.number(),
  used: v.number(),
  /** Where they come from, in words and numbers: 每天 1 次, 今天下的订单 2 次, 再来一次 1 次. They add up to left + used. */
  from: v.array(v.object({ name: v.string(), count: v.number() })),
  /** When there are new ones: the next midnight, Asia/Shanghai. */
  nextAt: instant
})

/** A board of cells that a token walks; the token stands where the draws of the account have brought it. */
const drawBoard = v.object({
  cells: v.array(
    v.object({
      no: v.number(),
      name: v.string(),
      /** coupon: who stops here gets it. back: two cells back, which costs nothing. quiz: a right answer gives another chance. plain: nothing. */
      kind: v.picklist(['plain', 'coupon', 'back', 'quiz'])
    })
  ),
  position: v.number(),
  laps: v.number(),
  /** What waits for an answer; without a time limit. null: nothing. */
  question: v.nullable(v.object({ questionId: v.string(), text: v.string(), choices: v.array(v.string()) }))
})

/** Without an id the one of the sort that runs, else the one that comes next, else the last. 404 when there is none. */
export const drawDetailInput = v.object({
  sort: v.picklist(DRAW_SORTS, '活动类型不正确'),
  activityId: v.optional(activityId)
})
export const drawDetail = v.object({
  ...activityHead,
  sort: v.picklist(DRAW_SORTS),
  prizes: v.array(drawPrize),
  /** Name of what is given for a prize that has run out. */
  fallback: v.string(),
  /** null of a guest. */
  chances: v.nullable(drawChances),
  /** Why this person cannot draw though there are chances, such as an age under 18; '' else. */
  refusal: v.string(),
  /** Today in Asia/Shanghai, and the SHA-256 (hex) of the seed by which today's draws are made. */
  day: v.string(),
  commitment: v.string(),
  /** Monopoly alone; null else. Of a guest the position is 0. */
  board: v.nullable(drawBoard),
  /** The red packet game alone: how long it rains, and between which amounts in yuan the server draws, each fen as likely. */
  rain: v.nullable(v.object({ seconds: v.number(), min: yuan, max: yuan }))
})

/** Under an idempotency key: the same key answers the same draw, also when the first answer was lost. */
export const drawInput = v.object({ activityId })

/** What became of a draw. */
const drawn = v.object({
  drawId: v.string(),
  activityId: v.string(),
  activityName: v.string(),
  sort: v.picklist(DRAW_SORTS),
  /** What the account gets: the fallback where the prize that was drawn has run out, which `instead` then names. */
  prize: v.object(prize),
  /** Name of the prize that was drawn and has run out; '' where `prize` is what was drawn. */
  instead: v.string(),
  /** nothing: there is nothing to credit. crediting: it is on its way, is tried until it is there, and nobody needs to do anything. */
  state: v.picklist(['nothing', 'crediting', 'credited']),
  /** Yuan of a prize of money; null else. */
  amount: v.nullable(yuan),
  /** The coupon, or number of the gift card that the money is on; '' before it is credited and where there is none. */
  reference: v.string(),
  /** Until when it can be used; null before it is credited and where that says nothing. */
  expiresAt: v.nullable(instant),
  /** Of goods from when they can be ordered on, at no price and once; they stand in the records alone. */
  goods: v.optional(
    v.object({
      productCode: v.string(),
      kind: v.picklist(PRODUCT_KINDS),
      category: v.number(),
      /** The only choice of it; '' where there are several. */
      skuId: v.string(),
      /** open: can be ordered until `expiresAt`. ordered: `orderNum` has it. away: not on sale, the time goes on. lapsed: too late. */
      state: v.picklist(['open', 'ordered', 'away', 'lapsed']),
      orderNum: v.string()
    })
  ),
  at: instant,
  /** By which anybody can recompute it: the account's alias in the published file, and which of its chances it was. */
  day: v.string(),
  account: v.string(),
  chanceNo: v.number()
})
export const drawAnswer = v.object({
  drawn,
  chances: drawChances,
  /** Monopoly: the cells that the token went, the last is where it stands, and the board after it. null else. */
  walk: v.nullable(v.object({ face: v.number(), cells: v.array(v.number()), board: drawBoard }))
})

export const drawRecordsInput = v.object({
  sort: v.optional(v.picklist(DRAW_SORTS, '活动类型不正确')),
  pageNo: v.optional(int('页码', 1, 500), 1)
})
/** The caller's own draws, the latest first, twenty a page. */
export const drawRecords = v.object({ list: v.array(drawn), total: v.number(), hasMore: v.boolean() })

export const drawQuizInput = v.object({
  activityId,
  questionId: v.pipe(v.string(), v.maxLength(40)),
  /** Place of the choice, from 0 on. */
  choice: int('选项', 0, 9)
})
/** A question is answered once; the same question again answers the same. */
export const drawQuiz = v.object({
  right: v.boolean(),
  answer: v.number(),
  explanation: v.string(),
  chances: drawChances
})

/** The published file of a day: 404 for a day without draws that anybody could have made. A thousand draws a page, `from` by `next`. */
export const drawPublishedInput = v.object({
  activityId,
  day: date(),
  from: v.optional(int('序号', 0, 2_000_000_000), 0)
})
export const drawPublished = v.object({
  activityId: v.string(),
  day: v.string(),
  /** SHA-256 of the seed in hex: told from before the day's first draw on. */
  commitment: v.string(),
  /** Hex; null until the day is over. */
  seed: v.nullable(v.string()),
  revealsAt: instant,
  /** How a draw is recomputed, for people. */
  how: v.array(v.string()),
  prizes: v.array(
    v.object({
      prizeId: v.string(),
      name: v.string(),
      weight: v.number(),
      /** Pieces that were still to be had when the day began; null without limit. */
      left: v.nullable(v.number())
    })
  ),
  fallbackId: v.string(),
  /** In the order in which they were made. */
  draws: v.array(
    v.object({
      no: v.number(),
      account: v.string(),
      chanceNo: v.number(),
      prizeId: v.string(),
      givenId: v.string()
    })
  ),
  /** `from` of the next page; null on the last. */
  next: v.nullable(v.number())
})

export type DrawDetailInput = v.InferInput<typeof drawDetailInput>
export type DrawDetail = v.InferOutput<typeof drawDetail>
export type DrawPrize = v.InferOutput<typeof drawPrize>
export type DrawChances = v.InferOutput<typeof drawChances>
export type DrawBoard = v.InferOutput<typeof drawBoard>
export type DrawInput = v.InferInput<typeof drawInput>
export type Drawn = v.InferOutput<typeof drawn>
export type DrawAnswer = v.InferOutput<typeof drawAnswer>
export type DrawRecordsInput = v.InferInput<typeof drawRecordsInput>
export type DrawRecords = v.InferOutput<typeof drawRecords>
export type DrawQuizInput = v.InferInput<typeof drawQuizInput>
export type DrawQuiz = v.InferOutput<typeof drawQuiz>
export type DrawPublishedInput = v.InferInput<typeof drawPublishedInput>
export type DrawPublished = v.InferOutput<typeof drawPublished>
