import type { Handlers } from '../../http/context'
import { memberDto } from './dto'
import { memberDetail } from './queries/member-detail'

export const memberHandlers = {
  'member.detail': async (_input, { db, now, user }) =>
    memberDto(await memberDetail(db, user?.id ?? null, now()))
} satisfies Partial<Handlers>
