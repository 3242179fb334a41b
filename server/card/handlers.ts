import { CATEGORY } from '@/domain/kinds/types'
import { requireUser, type Handlers } from '../http/context'
import {
  cardAccounts,
  cardServices,
  comboDetail,
  comboService,
  combosOf,
  ownerOf,
  storesOf,
  upgradesOf
} from './queries/card-services'

export const cardHandlers = {
  'card.accounts': (_input, context) => cardAccounts(context.db, requireUser(context).id, context.now()),
  'card.services': (_input, context) => cardServices(context.db, requireUser(context).id, context.now()),
  'card.combos': ({ a: cardNumber, b: category }, context) =>
    combosOf(context.db, requireUser(context).id, { cardNumber, category }, context.now()),
  'card.combo': (input, context) => comboDetail(context.db, requireUser(context).id, input, context.now()),
  'card.inspectAccount': ({ a: cardNumber, b: comboId }, context) =>
    comboService(context.db, requireUser(context).id, { cardNumber, comboId }, context.now()),
  'card.dentalPage': async ({ a: page, b: size }, context) => {
    const { db, now } = context
    const all = await cardServices(db, requireUser(context).id, now(), CATEGORY.dentistry)
    const end = page * size
    return { list: all.slice(end - size, end), total: all.length, hasMore: all.length > end }
  },
  'card.stores': ({ x: cardNumber, cityCode }, context) =>
    storesOf(
      context.db,
      requireUser(context).id,
      { cardNumber, cityCode, category: CATEGORY.dentistry },
      context.now()
    ),
  'card.owner': ({ x }, context) => ownerOf(context.db, requireUser(context).id, x, context.now()),
  'card.upgrades': (input, context) => upgradesOf(context.db, requireUser(context).id, input, context.now())
} satisfies Partial<Handlers>
