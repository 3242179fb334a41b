import { requireUser, type Handlers, type RequestContext } from '../../http/context'
import { joinGroup, leaveGroup, startGroup } from './commands/take-seat'
import { groupDetailDto, groupDto } from './dto'
import { groupDetail, groupNow } from './queries/group-detail'
import type { GroupRow } from './queries/groups'

const shown = async (context: RequestContext, { groupId }: GroupRow) =>
  groupDto(await groupNow(context.db, groupId, context.now()), requireUser(context).id)

export const groupHandlers = {
  'group.detail': async ({ activityId, groupId }, { db, now, user }) => {
    const at = now()
    const userId = user?.id ?? null
    return groupDetailDto(await groupDetail(db, { activityId, groupId }, userId, at), userId, at)
  },
  'group.start': async ({ activityId }, context) => shown(context, await startGroup(context, activityId)),
  'group.join': async ({ groupId }, context) => shown(context, await joinGroup(context, groupId)),
  'group.leave': async ({ groupId }, context) => {
    await leaveGroup(context, groupId)
    return {}
  }
} satisfies Partial<Handlers>
