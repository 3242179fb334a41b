/**
 * For whom a card can be booked, and what (§7), in our own words and fen.
 *
 * - `cardPeople(call, number)`, `nameFamily`, `dropFamily`: who, and who is named within the family's share
 * - `cardChoices(call, number, personId)`: what they can be booked, and what is paid for each
 */
import type { CardChoice as WireChoice, CardPerson as WirePerson } from '@/contract/card/wallet-dto'
import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'
import { tell } from './tell'
import { toCombo, type RightCombo } from './wallet'

export interface CardPerson {
  readonly id: string
  readonly name: string
  readonly relation: string
  /** 1 male, 0 female. */
  readonly sex: number
  readonly age: number | null
  readonly holder: boolean
  /** Within the family's share. */
  readonly named: boolean
  /** `nameFamily` would take them. */
  readonly canName: boolean
  readonly left: number
  /** '' they can be booked for; else why not. */
  readonly reason: string
  /** That has their use. */
  readonly orderNumber: string
  readonly kind: ProductKind | null
}

export interface CardChoice extends RightCombo {
  readonly rightId: string
  readonly rightName: string
  /** Of the entitlement; in its place and dearer; in its place and cheaper, which gives nothing back. */
  readonly way: WireChoice['way']
  /** The combo that is given up for it; '' of one of the entitlement. */
  readonly fromComboId: string
  readonly coverFen: number
  readonly payFen: number
  readonly lostFen: number
  readonly more: readonly string[]
  readonly less: readonly string[]
}

const toPeople = (wire: readonly WirePerson[]): readonly CardPerson[] =>
  wire.map((person) => ({
    id: person.contactsId,
    name: person.name,
    relation: person.relation,
    sex: person.sex,
    age: person.age,
    holder: person.holder === 1,
    named: person.named === 1,
    canName: person.canName === 1,
    left: person.left,
    reason: person.reason,
    orderNumber: person.orderNum,
    kind: kindOfCategory(person.orderType)
  }))

export const cardPeople = async (call: Call, number: string): Promise<readonly CardPerson[]> =>
  toPeople(await call('card.people', { x: number }))

/** Takes somebody into the family's share. @returns everybody again */
export const nameFamily = async (call: Call, cardNumber: string, contactsId: string) =>
  toPeople(await tell(call('card.nameFamily', { cardNumber, contactsId })))

export const dropFamily = async (call: Call, cardNumber: string, contactsId: string) =>
  toPeople(await tell(call('card.dropFamily', { cardNumber, contactsId })))

export const cardChoices = async (
  call: Call,
  cardNumber: string,
  contactsId: string
): Promise<readonly CardChoice[]> =>
  (await call('card.choices', { cardNumber, contactsId })).map((wire) => ({
    ...toCombo(wire),
    rightId: wire.rightId,
    rightName: wire.rightName,
    way: wire.way,
    fromComboId: wire.fromComboId,
    coverFen: toFen(wire.coverPrice),
    payFen: toFen(wire.payPrice),
    lostFen: toFen(wire.lostPrice),
    more: wire.moreItems,
    less: wire.lessItems
  }))
