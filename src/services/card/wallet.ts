/**
 * Cards of the account (§7), in our own words and fen.
 *
 * - `readWallet(call)`: all of them, and what is on gift cards
 * - `readCard(call, number)`: one, with what comes with it, the family's share and whether it can be unbound
 * - `reportLoss`, `takeLossBack`, `unbindCard`: what is done about one
 */
import type { Standing } from '@/domain/card/card-state'
import type { CardDetail as WireDetail, Wallet as WireWallet } from '@/contract/card/wallet-dto'
import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import { ANY_AGE } from '@/domain/person/limits'
import type { Call } from '../http/call'
import { tell } from './tell'
import { toMoney, toUses } from './standing'

type WireCard = WireWallet['cards'][number]
type WireRight = WireCard['rights'][number]

/** `early` not yet, `used` nothing left of it, `lost` reported, `withdrawn` by the company. */
type CardState = WireCard['state']

/** A combo of an entitlement. */
export interface RightCombo {
  readonly comboId: string
  readonly productCode: string
  readonly name: string
  /** null: of a kind that is not sold. */
  readonly kind: ProductKind | null
  readonly category: number
  readonly priceFen: number
  readonly itemCount: number
  readonly sexLimit: number | null
  readonly ageMin: number
  readonly ageMax: number
  /** It suits whom the card is for. */
  readonly fit: boolean
  /** Why not: '40 岁起，你 38 岁'; '' it does. */
  readonly reason: string
}

/** An order that has a use of an entitlement. */
export interface RightOrder {
  readonly number: string
  readonly kind: ProductKind | null
  readonly productCode: string
  /** Masked. */
  readonly personName: string
  readonly relation: string
  readonly date: string
  readonly timespan: string
  readonly branchName: string
  readonly visited: boolean
}

/** What a card is good for, for whom, when and how often. Its combos share its uses. */
export interface CardRight {
  readonly id: string
  readonly name: string
  /** '三选一'; '' of one combo. */
  readonly rule: string
  readonly from: string
  readonly until: string
  readonly state: CardState
  readonly uses: Standing
  readonly forHolder: boolean
  readonly relations: readonly string[]
  readonly familyAgeMin: number | null
  /** The company's add-ons and quota go with it. */
  readonly withAddons: boolean
  readonly combos: readonly RightCombo[]
  readonly orders: readonly RightOrder[]
}

export interface WalletCard {
  readonly number: string
  readonly tail: string
  readonly name: string
  /** '' of one that is no company's. */
  readonly company: string
  readonly ofCompany: boolean
  readonly state: CardState
  readonly holder: { readonly id: string; readonly name: string; readonly relation: string }
  /** 'YYYY-MM-DD' */
  readonly from: string
  readonly until: string
  readonly daysLeft: number
  /** It runs out within 45 days. */
  readonly expiring: boolean
  /** Fen; null: it has none. */
  readonly quota: Standing | null
  readonly balance: Standing | null
  readonly rights: readonly CardRight[]
}

export interface CardWallet {
  readonly cards: readonly WalletCard[]
  readonly giftFen: number
}

/** A package of the company's that comes with a combo. */
export interface CompanyAddon {
  readonly id: number
  readonly name: string
  readonly detail: string
  readonly required: boolean
  /** Paid out of the quota. */
  readonly byQuota: boolean
  readonly most: number
  readonly itemNames: readonly string[]
}

export interface CardDetail extends WalletCard {
  readonly addons: readonly CompanyAddon[]
  readonly family: readonly { readonly id: string; readonly name: string; readonly relation: string }[]
  /** How many more of the family can be named. */
  readonly familyLeft: number
  readonly hasPassword: boolean
  /** ms since 1970; null: it is not lost. */
  readonly lostAt: number | null
  /** null: it can be unbound; else why not, and the order that is in the way. */
  readonly unbindRefusal: {
    readonly text: string
    readonly orderNumber: string
    readonly kind: ProductKind | null
  } | null
}

export const toCombo = (wire: WireRight['combos'][number]): RightCombo => ({
  comboId: wire.comboId,
  productCode: wire.productCode,
  name: wire.comboName,
  kind: kindOfCategory(wire.productCategory),
  category: wire.productCategory,
  priceFen: toFen(wire.comboSalePrice),
  itemCount: wire.itemNum,
  sexLimit: wire.sexLimit,
  ageMin: wire.ageMin ?? ANY_AGE.min,
  ageMax: wire.ageMax ?? ANY_AGE.max,
  fit: wire.fit === 1,
  reason: wire.reason
})

const toRight = (wire: WireRight): CardRight => ({
  id: wire.rightId,
  name: wire.name,
  rule: wire.rule,
  from: wire.startDate,
  until: wire.endDate,
  state: wire.state,
  uses: toUses(wire),
  forHolder: wire.forHolder === 1,
  relations: wire.relations,
  familyAgeMin: wire.familyAgeMin,
  withAddons: wire.withAddons === 1,
  combos: wire.combos.map(toCombo),
  orders: wire.orders.map((order) => ({
    number: order.orderNum,
    kind: kindOfCategory(order.orderType),
    productCode: order.productCode,
    personName: order.personName,
    relation: order.relation,
    date: order.date,
    timespan: order.timespan,
    branchName: order.orgName,
    visited: order.visited === 1
  }))
})

const toCard = (wire: WireCard): WalletCard => ({
  number: wire.cardNumber,
  tail: wire.tail,
  name: wire.cardName,
  company: wire.company,
  ofCompany: wire.cardType === 1,
  state: wire.state,
  holder: { id: wire.holderContactsId, name: wire.holderName, relation: wire.relation },
  from: wire.startDate,
  until: wire.endDate,
  daysLeft: wire.daysLeft,
  expiring: wire.expiring === 1,
  quota: wire.quota && toMoney(wire.quota),
  balance: wire.balance && toMoney(wire.balance),
  rights: wire.rights.map(toRight)
})

const toDetail = (wire: WireDetail): CardDetail => ({
  ...toCard(wire),
  addons: wire.addons.map(({ packageId, name, detail, required, quota, maxNum, itemNames }) => ({
    id: packageId,
    name,
    detail,
    required: required === 1,
    byQuota: quota === 1,
    most: maxNum,
    itemNames
  })),
  family: wire.family.map(({ contactsId: id, name, relation }) => ({ id, name, relation })),
  familyLeft: wire.familyLeft,
  hasPassword: wire.hasPassword === 1,
  lostAt: wire.lostAt,
  unbindRefusal:
    wire.unbindRefusal === ''
      ? null
      : {
          text: wire.unbindRefusal,
          orderNumber: wire.unbindOrderNum,
          kind: kindOfCategory(wire.unbindOrderType)
        }
})

export async function readWallet(call: Call): Promise<CardWallet> {
  const { cards, giftBalance } = await call('card.wallet', {})
  return { cards: cards.map(toCard), giftFen: toFen(giftBalance) }
}

export const readCard = async (call: Call, number: string): Promise<CardDetail> =>
  toDetail(await call('card.detail', { x: number }))

/** Nobody can use it until it is found; what is booked stays. */
export const reportLoss = async (call: Call, cardNumber: string): Promise<CardDetail> =>
  toDetail(await tell(call('card.loss', { cardNumber })))

/** @param code that was sent to the account's own number */
export const takeLossBack = async (call: Call, cardNumber: string, code: string): Promise<CardDetail> =>
  toDetail(await tell(call('card.found', { cardNumber, code })))

/** @throws CallError, 27301 while an order is in the way */
export const unbindCard = async (call: Call, number: string): Promise<void> => {
  await tell(call('card.unbind', { x: number }))
}
