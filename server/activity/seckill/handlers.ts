import type { Handlers } from '../../http/context'
import { enterQueue, leaveQueue } from './commands/enter-queue'
import { setReminder } from './commands/remind'
import { placeDto, sessionsDto } from './dto'
import { seckillSales } from './queries/sales'

export const seckillHandlers = {
  'seckill.sessions': async (_input, { db, now, user }) => {
    const at = now()
    return sessionsDto(await seckillSales(db, user?.id ?? null, at), at)
  },
  'seckill.remind': async (input, context) => ({ reminded: await setReminder(context, input) }),
  'seckill.enter': async ({ activityId }, context) =>
    placeDto(activityId, await enterQueue(context, activityId), context.now()),
  'seckill.leave': async ({ activityId }, context) => {
    await leaveQueue(context, activityId)
    return {}
  }
} satisfies Partial<Handlers>
