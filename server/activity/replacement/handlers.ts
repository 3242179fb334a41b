import { toFen } from '@/domain/money'
import type { Handlers } from '../../http/context'
import { chooseReplacement } from './commands/choose-replacement'
import { replacedDto, replacementPageDto } from './dto'
import { replacementPage } from './queries/replacement-page'

export const replacementHandlers = {
  'replacement.detail': async ({ activityId, orderNum }, { db, now, user }) => {
    const at = now()
    return replacementPageDto(await replacementPage(db, { activityId, orderNum }, user?.id ?? null, at), at)
  },
  'replacement.choose': async ({ back, ...wish }, context) =>
    replacedDto(await chooseReplacement(context, { ...wish, backFen: toFen(back) }))
} satisfies Partial<Handlers>
