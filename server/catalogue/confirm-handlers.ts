import { toFen } from '@/domain/money'
import type { Handlers } from '../http/context'
import { breakfastDto, giftDto, paperDto } from './confirm-dto'
import { breakfastsOf, giftsOf, paperOptions } from './queries/confirm-choices'
import { shopNow } from './queries/shop'
import { soldProduct } from './queries/sold-product'
import { paperAsked } from './requests'

export const confirmHandlers = {
  'confirm.paperless': async (input, { db }) => paperDto(await paperOptions(db, paperAsked(input))),
  'confirm.breakfasts': async ({ hospitalId }, { db }) =>
    breakfastsOf(await shopNow(db), hospitalId).map(breakfastDto),
  'supermarket.breakfasts': async ({ id, hospId }, { db }) => {
    const shop = await shopNow(db)
    soldProduct(shop, id)
    return breakfastsOf(shop, hospId).map(breakfastDto)
  },
  'confirm.gifts': async ({ productCode, amount }, { db }) =>
    giftsOf(await shopNow(db), productCode, amount === undefined ? undefined : toFen(amount)).map(giftDto)
} satisfies Partial<Handlers>
