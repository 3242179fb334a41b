import type { Empty } from '../common/dto'
import { row, type EndpointMeta } from '../endpoint'
import type * as award from './dto/award'
import type * as brand from './dto/brand'
import type * as draw from './dto/draw'
import type * as group from './dto/group'
import type * as member from './dto/member'
import type * as pair from './dto/pair'
import type * as replacement from './dto/replacement'
import type * as sale from './dto/sale'

/** A guest may look at it. */
const shows = (path: string): EndpointMeta => ({ method: 'POST', path, auth: 'optional', changes: false })
const changes = (path: string): EndpointMeta => ({
  method: 'POST',
  path,
  auth: 'user',
  changes: true,
  showLoading: true
})

/**
 * Activities in which the server draws. Refuse: 404 no such activity; 27005 it is over or has not begun; 0 no chance is left, or the
 * person, device or document has had its share of today; 27006 a person known to be under 18.
 */
export const drawEndpoints = {
  'draw.detail': row<draw.DrawDetailInput, draw.DrawDetail>(shows('/activity/draw/detail')),
  /** A chance is used once: under its key the answer stands that was first given. */
  'draw.take': row<draw.DrawInput, draw.DrawAnswer>({
    ...changes('/activity/draw/take'),
    idempotent: 'in-command'
  }),
  'draw.records': row<draw.DrawRecordsInput, draw.DrawRecords>({
    ...shows('/activity/draw/records'),
    auth: 'user'
  }),
  'draw.answer': row<draw.DrawQuizInput, draw.DrawQuiz>(changes('/activity/draw/answer')),
  /** For anybody, without an account: commitment, seed once the day is over, and every draw of it. */
  'draw.published': row<draw.DrawPublishedInput, draw.DrawPublished>({
    method: 'GET',
    path: '/activity/draw/published/:activityId/:day',
    auth: 'none',
    changes: false
  })
} as const

/** Flash sales by sessions. Their price and stock are an offer's, so that quote and order know them: these calls show and queue. */
export const seckillEndpoints = {
  'seckill.sessions': row<Empty, sale.SeckillSessions>(shows('/activity/seckill/sessions')),
  'seckill.remind': row<sale.SeckillRemindInput, sale.SeckillReminded>(changes('/activity/seckill/remind')),
  /** Takes a place in the queue or tells how it stands; 404 of no such sale. Without loading animation: a page asks it again and again. */
  'seckill.enter': row<sale.SeckillEnterInput, sale.SeckillPlace>({
    ...changes('/activity/seckill/enter'),
    showLoading: false
  }),
  /** Gives the place up, or the piece that was kept. */
  'seckill.leave': row<sale.SeckillEnterInput, Empty>(changes('/activity/seckill/leave'))
} as const

/** Prices that the shop pays a part of, once a month and person. */
export const subsidyEndpoints = {
  'subsidy.list': row<Empty, sale.SubsidyList>(shows('/activity/subsidy/list'))
} as const

/**
 * Group-buy. start and join keep a seat for half an hour, in which the group's price is the caller's in quote and order. Refuse: 404 no
 * such group or activity; 27005 it is over, full or failed; 0 the caller has a seat in another group of the activity.
 */
export const groupEndpoints = {
  'group.detail': row<group.GroupDetailInput, group.GroupDetail>(shows('/activity/group/detail')),
  'group.start': row<group.GroupStartInput, group.Group>(changes('/activity/group/start')),
  'group.join': row<group.GroupJoinInput, group.Group>(changes('/activity/group/join')),
  /** Before an order alone: afterwards the order is cancelled or refunded. */
  'group.leave': row<group.GroupJoinInput, Empty>(changes('/activity/group/leave'))
} as const

/** What new accounts and who invites them get. Refuses: 0 who is no newcomer, or whose device or document had it; 404 without such an activity. */
export const awardEndpoints = {
  'newcomer.detail': row<Empty, award.NewcomerAward>(shows('/activity/newcomer/detail')),
  'newcomer.take': row<Empty, award.NewcomerAward>(changes('/activity/newcomer/take')),
  'invite.detail': row<Empty, award.InviteRewards>({ ...shows('/activity/invite/detail'), auth: 'user' })
} as const

/** Partners that are new: those that are shown now, none in a city without one. */
export const brandEndpoints = {
  'brand.list': row<brand.BrandListInput, brand.BrandList>(shows('/activity/brand/list'))
} as const

/** The membership: what it gives, costs and has saved. 404 where the shop sells none. */
export const memberEndpoints = {
  'member.detail': row<Empty, member.MemberDetail>(shows('/activity/member/detail'))
} as const

/**
 * Two who buy together. Refuse: 404 no such activity or pair, or somebody else's person; 27005 one that is over, full, or has an order; 0 the owner
 * who joins their own, or oneself as the second.
 */
export const pairEndpoints = {
  'pair.detail': row<pair.PairDetailInput, pair.PairDetail>({
    ...shows('/activity/pair/detail'),
    auth: 'user'
  }),
  'pair.start': row<pair.PairStartInput, pair.Pair>(changes('/activity/pair/start')),
  'pair.choose': row<pair.PairChooseInput, pair.Pair>(changes('/activity/pair/choose')),
  'pair.join': row<pair.PairJoinInput, pair.Pair>(changes('/activity/pair/join')),
  'pair.leave': row<pair.PairJoinInput, pair.Pair>(changes('/activity/pair/leave'))
} as const

/**
 * A product that is sold out after it was bought is exchanged. Refuse: 404 no such activity, order or product; 27004 another sum goes back than
 * was told; 27005 out of its time, an order that was used, went back or was exchanged, a product off the shelf; 27006 a person who cannot have it.
 */
export const replacementEndpoints = {
  'replacement.detail': row<replacement.ReplacementDetailInput, replacement.ReplacementDetail>(
    shows('/activity/replacement/detail')
  ),
  'replacement.choose': row<replacement.ReplacementChooseInput, replacement.ReplacedOrder>(
    changes('/activity/replacement/choose')
  )
} as const
