import { eq } from 'drizzle-orm'
import { CHARGE_TYPE } from '@/domain/addon/types'
import { shopNow } from '../../catalogue/queries/shop'
import type { Db } from '../../db/client'
import { cardMembers } from '../../db/schema'
import { listContacts } from '../../account/queries/contacts'
import { CARD_TEXTS } from '../texts'
import { openOrdersOf, type CardOrder } from './card-orders'
import { familyShare } from './family-share'
import { walletCardOf, type WalletCard } from './wallet'

interface CardAddon {
  readonly packageId: number
  readonly name: string
  readonly detail: string
  readonly required: boolean
  readonly quota: boolean
  readonly maxNum: number
  readonly itemNames: readonly string[]
}

export interface CardDetailed extends WalletCard {
  readonly addons: readonly CardAddon[]
  readonly family: readonly {
    readonly contactsId: string
    readonly name: string
    readonly relation: string
  }[]
  readonly familyLeft: number
  /** The order that keeps it from being unbound. */
  readonly ahead: CardOrder | null
  readonly unbindRefusal: string
}

/** A card with all that its page shows. Refuses with 404 another's. */
export async function cardDetail(
  db: Db,
  userId: string,
  cardNumber: string,
  now: Date
): Promise<CardDetailed> {
  const wallet = await walletCardOf(db, userId, cardNumber, now)
  const { card } = wallet
  const shop = await shopNow(db)
  const members = await db.select().from(cardMembers).where(eq(cardMembers.cardNumber, cardNumber))
  const people = await listContacts(db, userId)
  const [ahead = null] = await openOrdersOf(db, card)
  const ids = [...card.requirePackageIds, ...card.withinPackageIds]
  return {
    ...wallet,
    addons: ids.flatMap((id): CardAddon[] => {
      const row = shop.addonPackages.find((one) => one.id === id)
      if (!row) return []
      return [
        {
          ...{ packageId: id, name: row.name, detail: row.detail, maxNum: row.maxNums },
          required: card.requirePackageIds.includes(id),
          quota: row.chargeType === CHARGE_TYPE.quota,
          itemNames: (shop.addonLinks.get(id) ?? []).map(
            ({ itemCode }) => shop.items.get(itemCode)?.name ?? itemCode
          )
        }
      ]
    }),
    family: members.map(({ contactsId, relation }) => ({
      ...{ contactsId, relation },
      name: people.find(({ id }) => id === contactsId)?.name ?? ''
    })),
    familyLeft: Math.max(0, familyShare(card) - members.length),
    ahead,
    unbindRefusal: ahead ? CARD_TEXTS.inUse : ''
  }
}
