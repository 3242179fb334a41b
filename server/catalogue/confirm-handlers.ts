import type { Handlers } from '../http/context'
import { breakfastsOf, giftsOf, paperOptions } from './queries/confirm-choices'
import { shopNow } from './queries/shop'
import { soldProduct } from './queries/sold-product'

export const confirmHandlers = {
  'confirm.paperless': (input, { db }) => paperOptions(db, input),
  'confirm.breakfasts': async ({ hospitalId }, { db }) => breakfastsOf(await shopNow(db), hospitalId),
  'supermarket.breakfasts': async ({ id, hospId }, { db }) => {
    const shop = await shopNow(db)
    soldProduct(shop, id)
    return breakfastsOf(shop, hospId)
  },
  'confirm.gifts': async (input, { db }) => giftsOf(await shopNow(db), input)
} satisfies Partial<Handlers>
