import { empty } from '../common/dto'
import * as award from './dto/award'
import * as brand from './dto/brand'
import * as draw from './dto/draw'
import * as group from './dto/group'
import * as member from './dto/member'
import * as pair from './dto/pair'
import * as replacement from './dto/replacement'
import * as sale from './dto/sale'

/** What each call of these subjects takes and answers. Server and tests only. */
export const drawSchemas = {
  'draw.detail': { input: draw.drawDetailInput, results: draw.drawDetail },
  'draw.take': { input: draw.drawInput, results: draw.drawAnswer },
  'draw.records': { input: draw.drawRecordsInput, results: draw.drawRecords },
  'draw.answer': { input: draw.drawQuizInput, results: draw.drawQuiz },
  'draw.published': { input: draw.drawPublishedInput, results: draw.drawPublished }
}

export const seckillSchemas = {
  'seckill.sessions': { input: empty, results: sale.seckillSessions },
  'seckill.remind': { input: sale.seckillRemindInput, results: sale.seckillReminded },
  'seckill.enter': { input: sale.seckillEnterInput, results: sale.seckillPlace },
  'seckill.leave': { input: sale.seckillEnterInput, results: empty }
}

export const subsidySchemas = { 'subsidy.list': { input: empty, results: sale.subsidyList } }

export const groupSchemas = {
  'group.detail': { input: group.groupDetailInput, results: group.groupDetail },
  'group.start': { input: group.groupStartInput, results: group.group },
  'group.join': { input: group.groupJoinInput, results: group.group },
  'group.leave': { input: group.groupJoinInput, results: empty }
}

export const awardSchemas = {
  'newcomer.detail': { input: empty, results: award.newcomerAward },
  'newcomer.take': { input: empty, results: award.newcomerAward },
  'invite.detail': { input: empty, results: award.inviteRewards }
}

export const brandSchemas = { 'brand.list': { input: brand.brandListInput, results: brand.brandList } }

export const memberSchemas = { 'member.detail': { input: empty, results: member.memberDetail } }

export const pairSchemas = {
  'pair.detail': { input: pair.pairDetailInput, results: pair.pairDetail },
  'pair.start': { input: pair.pairStartInput, results: pair.pair },
  'pair.choose': { input: pair.pairChooseInput, results: pair.pair },
  'pair.join': { input: pair.pairJoinInput, results: pair.pair },
  'pair.leave': { input: pair.pairJoinInput, results: pair.pair }
}

export const replacementSchemas = {
  'replacement.detail': { input: replacement.replacementDetailInput, results: replacement.replacementDetail },
  'replacement.choose': { input: replacement.replacementChooseInput, results: replacement.replacementOrder }
}
