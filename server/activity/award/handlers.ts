import { requireUser, type Handlers, type RequestContext } from '../../http/context'
import { knownBy } from '../queries/person'
import { takeNewcomer } from './commands/take-newcomer'
import { inviteDto, newcomerDto } from './dto'
import { invitePage } from './queries/invite'
import { newcomerAward } from './queries/newcomer'

async function shown({ db, now, user, deviceToken, channel }: RequestContext) {
  const at = now()
  const who = user && { userId: user.id, known: await knownBy(db, at, { userId: user.id, deviceToken }) }
  return newcomerDto(await newcomerAward(db, who, channel, at), at)
}

export const awardHandlers = {
  'newcomer.detail': (_input, context) => shown(context),
  'newcomer.take': async (_input, context) => {
    await takeNewcomer(context)
    return shown(context)
  },
  'invite.detail': async (_input, context) => {
    const { id } = requireUser(context)
    const at = context.now()
    return inviteDto(await invitePage(context.db, id, at), id, at)
  }
} satisfies Partial<Handlers>
