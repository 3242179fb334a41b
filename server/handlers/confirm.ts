import type { Handlers } from '../http/context'
import { breakfastsOf, giftsOf, paperOptions } from '../queries/confirm-choices'

export const confirmHandlers = {
  'confirm.paperless': (input, { db }) => paperOptions(db, input),
  'confirm.breakfasts': ({ hospitalId }, { db }) => breakfastsOf(db, hospitalId),
  'confirm.gifts': (input, { db }) => giftsOf(db, input)
} satisfies Partial<Handlers>
