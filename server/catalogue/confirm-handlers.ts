import type { Handlers } from '../http/context'
import { breakfastsOf, giftsOf, paperOptions } from './queries/confirm-choices'
import { shopNow } from './queries/shop'

export const confirmHandlers = {
  'confirm.paperless': (input, { db }) => paperOptions(db, input),
  'confirm.breakfasts': async ({ hospitalId }, { db }) => breakfastsOf(await shopNow(db), hospitalId),
  'confirm.gifts': async (input, { db }) => giftsOf(await shopNow(db), input)
} satisfies Partial<Handlers>
