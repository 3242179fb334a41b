import type { Handlers } from '../http/context'
import { keepBatch } from './commands/keep-batch'
import { readBatch } from './requests'

export const analyticsHandlers = {
  'analytics.send': async (input, context) => {
    const { batch, refusals } = readBatch(input, context.now().getTime())
    if (refusals.length > 0) context.log.warn({ refusals }, 'measured events were refused')
    await keepBatch(context, batch)
    return { accepted: batch.events.length, refused: batch.refused }
  },
  'analytics.settings': async (_input, { config: { analytics } }) => ({ ...analytics })
} satisfies Partial<Handlers>
