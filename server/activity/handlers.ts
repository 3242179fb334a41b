import type { Handlers } from '../http/context'
import { awardHandlers } from './award/handlers'
import { brandHandlers } from './brand/handlers'
import { drawHandlers } from './draws/handlers'
import { groupHandlers } from './group/handlers'
import { memberHandlers } from './member/handlers'
import { pairHandlers } from './pair/handlers'
import { replacementHandlers } from './replacement/handlers'
import { seckillHandlers } from './seckill/handlers'
import { subsidyHandlers } from './subsidy/handlers'

export const activityHandlers = {
  ...drawHandlers,
  ...seckillHandlers,
  ...subsidyHandlers,
  ...groupHandlers,
  ...awardHandlers,
  ...brandHandlers,
  ...memberHandlers,
  ...pairHandlers,
  ...replacementHandlers
} satisfies Partial<Handlers>
