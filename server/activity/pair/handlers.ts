import { requireUser, type Handlers } from '../../http/context'
import { chooseSecond, joinPair, leavePair, startPair } from './commands/change-pair'
import { pairDto, pairPageDto } from './dto'
import { pairPage } from './queries/pairs'

export const pairHandlers = {
  'pair.detail': async ({ activityId, productCode, pairId }, context) => {
    const { id } = requireUser(context)
    const now = context.now()
    const asked = { activityId, productCode, pairId }
    return pairPageDto(await pairPage(context.db, asked, id, now), id, now)
  },
  'pair.start': async ({ activityId, contactsId }, context) =>
    pairDto(await startPair(context, activityId, contactsId), requireUser(context).id),
  'pair.choose': async ({ pairId, contactsId }, context) =>
    pairDto(await chooseSecond(context, pairId, contactsId), requireUser(context).id),
  'pair.join': async ({ pairId }, context) =>
    pairDto(await joinPair(context, pairId), requireUser(context).id),
  'pair.leave': async ({ pairId }, context) =>
    pairDto(await leavePair(context, pairId), requireUser(context).id)
} satisfies Partial<Handlers>
