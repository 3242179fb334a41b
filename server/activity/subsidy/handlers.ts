import type { Handlers } from '../../http/context'
import { subsidiesDto } from './dto'
import { runningSubsidies } from './subsidies'

export const subsidyHandlers = {
  'subsidy.list': async (_input, { db, now, user }) => {
    const at = now()
    return subsidiesDto(await runningSubsidies(db, user?.id ?? null, at), at)
  }
} satisfies Partial<Handlers>
