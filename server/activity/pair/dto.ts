import type * as wire from '@/contract/activity/dto/pair'
import { halfFen } from '@/domain/activity/pair'
import { maskName } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import { cardDto } from '../../catalogue/dto'
import { headDto } from '../award/dto'
import { PAIR_TEXTS } from '../texts'
import { isSelf, type PairPage, type WholePair } from './queries/pairs'

export function pairDto(
  { row, state, ownerName, second, orderNum, codes }: WholePair,
  userId: string
): wire.Pair {
  const { pairId, ownerId, friendId, endsAt } = row
  const role = ownerId === userId ? 'owner' : friendId === userId ? 'friend' : 'other'
  const own = codes.find(({ holderId }) => holderId === userId)
  return {
    ...{ pairId, state, endsAt: endsAt.getTime(), role },
    ownerName: role === 'owner' ? ownerName : maskName(ownerName),
    second: second && {
      contactsId: role === 'owner' ? second.contactsId : '',
      // One's own name, or of one's own family.
      name:
        role === 'friend' || (role === 'owner' && second.contactsId !== '')
          ? second.name
          : maskName(second.name)
    },
    orderNum: role === 'owner' ? orderNum : '',
    code:
      state === 'paid' && role === 'friend' && own
        ? { text: (own.code.match(/.{4}/g) ?? []).join(' '), expiresAt: own.expiresAt?.getTime() ?? null }
        : null
  }
}

export function pairPageDto(page: PairPage, userId: string, now: Date): wire.PairDetail {
  const { activity, card, sku, lowerFen, people, pair } = page
  const { hours } = activity.terms
  return {
    ...headDto(activity, PAIR_TEXTS.rules(hours), now),
    product: cardDto(card),
    ...{ category: card.product.category, skuId: sku.skuId, hours },
    ...{ price: toYuan(sku.priceFen), each: toYuan(halfFen(sku.priceFen)) },
    lower: lowerFen === null ? null : toYuan(lowerFen),
    family: people
      .filter((one) => !isSelf(one))
      .map(({ id, name, relation }) => ({ contactsId: id, name, relation })),
    ownName: people.find(isSelf)?.name ?? '',
    pair: pair && pairDto(pair, userId)
  }
}
