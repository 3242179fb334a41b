import { CATEGORY } from '@/domain/kinds/types'
import { requireUser, type Handlers } from '../http/context'
import { accountDto, comboDto, ownerDto, serviceDto, storeDto, upgradeDto } from './dto'
import {
  cardServices,
  comboDetail,
  comboOn,
  combosOf,
  liveCards,
  ownerOf,
  storesOf,
  upgradesOf
} from './queries/card-services'

export const cardHandlers = {
  'card.accounts': async (_input, context) =>
    (await liveCards(context.db, requireUser(context).id, context.now())).map(accountDto),
  'card.services': async (_input, context) =>
    (await cardServices(context.db, requireUser(context).id, context.now())).map(serviceDto),
  'card.combos': async ({ a: cardNumber, b: category }, context) => {
    const { db, now } = context
    return (await combosOf(db, requireUser(context).id, { cardNumber, category }, now())).map(serviceDto)
  },
  'card.combo': async (input, context) =>
    comboDto(await comboDetail(context.db, requireUser(context).id, input, context.now())),
  'card.inspectAccount': async ({ a: cardNumber, b: comboId }, context) =>
    serviceDto(await comboOn(context.db, requireUser(context).id, { cardNumber, comboId }, context.now())),
  'card.dentalPage': async ({ a: page, b: size }, context) => {
    const { db, now } = context
    const all = await cardServices(db, requireUser(context).id, now(), CATEGORY.dentistry)
    const end = page * size
    return {
      list: all.slice(end - size, end).map(serviceDto),
      total: all.length,
      hasMore: all.length > end
    }
  },
  'card.stores': async ({ x: cardNumber, cityCode }, context) => {
    const { db, now } = context
    const wanted = { cardNumber, cityCode, category: CATEGORY.dentistry }
    return (await storesOf(db, requireUser(context).id, wanted, now())).map(storeDto)
  },
  'card.owner': async ({ x }, context) =>
    ownerDto(await ownerOf(context.db, requireUser(context).id, x, context.now())),
  'card.upgrades': async (input, context) =>
    (await upgradesOf(context.db, requireUser(context).id, input, context.now())).map(upgradeDto)
} satisfies Partial<Handlers>
