import type {
  CardChoice as ChoiceDto,
  CardDetail,
  CardPerson,
  Movements,
  Wallet
} from '@/contract/card/wallet-dto'
import type { EnterpriseInfo, Employers, PersonalInfo } from '@/contract/card/binding-dto'
import type { Standing } from '@/domain/card/card-state'
import { rightText } from '@/domain/card/rights'
import { CARD_WORDS } from '@/domain/card/texts'
import { dateOf } from '@/domain/date'
import { maskName, maskPerson } from '@/domain/mask'
import { toYuan } from '@/domain/money'
import type { Proven, ProvenPerson } from './commands/prove-card'
import type { CardChoice } from './queries/card-choices'
import type { CardDetailed } from './queries/card-detail'
import type { PersonOnCard } from './queries/card-people'
import type { findEmployers } from './queries/employers'
import type { CardHistory } from './queries/movements'
import { CARD_KIND, type CardRow } from './queries/own-card'
import type { RightCombo, WalletCard, WalletRight } from './queries/wallet'
import { CARD_TEXTS } from './texts'

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)
const lastDay = (expiresAt: Date): string => dateOf(expiresAt.getTime() - 1)
const typeOf = ({ kind }: Pick<CardRow, 'kind'>): number => (kind === CARD_KIND.company ? 1 : 0)

const inYuan = ({ granted, left, occupied, used, expired }: Standing) => ({
  ...{ granted: toYuan(granted), left: toYuan(left), occupied: toYuan(occupied) },
  ...{ used: toYuan(used), expired: toYuan(expired) }
})
const inUses = ({ granted, left, occupied, used, expired }: Standing) => ({
  ...{ granted, left, occupied, used, expired }
})

const comboDto = ({ product, itemCount, reason }: RightCombo) => ({
  comboId: product.comboId ?? '',
  productCode: product.productCode,
  comboName: product.name,
  productCategory: product.category,
  comboSalePrice: toYuan(product.salePriceFen),
  itemNum: itemCount,
  ...{ sexLimit: product.sexLimit, ageMin: product.ageMin, ageMax: product.ageMax },
  fit: flag(reason === ''),
  reason
})

const rightDto = (one: WalletRight) => ({
  rightId: one.right.id,
  ...{ name: one.right.name, rule: one.rule, state: one.state },
  startDate: dateOf(one.right.startsAt.getTime()),
  endDate: lastDay(one.right.expiresAt),
  ...inUses(one),
  forHolder: flag(one.right.holder),
  relations: one.right.relations,
  familyAgeMin: one.right.familyAgeMin,
  withAddons: flag(one.right.withAddons),
  combos: one.combos.map(comboDto),
  orders: one.orders
    .filter(({ deleted }) => !deleted)
    .map((order) => ({
      ...{ orderNum: order.orderNum, orderType: order.orderType, productCode: order.productCode },
      personName: maskName(order.person?.name ?? ''),
      relation: order.person?.relation ?? '',
      ...{ date: order.date ?? '', timespan: order.timespan, orgName: order.orgName },
      visited: flag(order.visited)
    }))
})

const walletCardDto = ({ card, holder, ...one }: WalletCard) => ({
  cardNumber: card.cardNumber,
  tail: card.cardNumber.slice(-4),
  ...{ cardName: card.name, company: card.company, cardType: typeOf(card), state: one.state },
  holderName: maskName(holder?.name ?? ''),
  holderContactsId: holder?.id ?? '',
  relation: holder?.relation ?? '',
  startDate: dateOf(card.startsAt.getTime()),
  endDate: lastDay(card.expiresAt),
  daysLeft: one.daysLeft,
  expiring: flag(one.expiring),
  quota: one.quota && inYuan(one.quota),
  balance: one.balance && inYuan(one.balance),
  rights: one.rights.map(rightDto)
})

export const walletDto = (cards: readonly WalletCard[], giftFen: number): Wallet => ({
  cards: cards.map(walletCardDto),
  giftBalance: toYuan(giftFen)
})

export const detailDto = ({
  addons,
  family,
  familyLeft,
  ahead,
  unbindRefusal,
  ...one
}: CardDetailed): CardDetail => ({
  ...walletCardDto(one),
  addons: addons.map(({ required, quota, itemNames, ...addon }) => ({
    ...addon,
    ...{ required: flag(required), quota: flag(quota), itemNames: [...itemNames] }
  })),
  family: family.map(({ name, ...member }) => ({ ...member, name: maskName(name) })),
  familyLeft,
  hasPassword: flag(one.card.passwordHash !== null),
  lostAt: one.card.lostAt?.getTime() ?? null,
  unbindRefusal,
  unbindOrderNum: ahead?.orderNum ?? '',
  unbindOrderType: ahead?.orderType ?? 0
})

export function movementsDto(
  { standing, list }: CardHistory,
  {
    of,
    page,
    size
  }: { readonly of: 'quota' | 'balance' | 'right'; readonly page: number; readonly size: number }
): Movements {
  const money = of !== 'right'
  const sum = (amount: number) => (money ? toYuan(amount) : amount)
  const end = page * size
  return {
    ...(money ? inYuan(standing) : inUses(standing)),
    unit: money ? 'yuan' : 'uses',
    list: list.slice(end - size, end).map((one) => ({
      ...{ id: one.id, verb: one.verb, verbName: CARD_WORDS.verbs[one.verb], text: one.text },
      ...{ amount: sum(one.amount), left: sum(one.left), at: one.at.getTime() },
      ...{ orderNum: one.orderNum, orderType: one.orderType }
    })),
    points: money ? list.toReversed().map(({ at, left }) => ({ at: at.getTime(), left: toYuan(left) })) : [],
    total: list.length,
    hasMore: list.length > end
  }
}

export const personDto = ({
  contact,
  age,
  holder,
  named,
  canName,
  left,
  reason,
  order
}: PersonOnCard): CardPerson => ({
  ...{ contactsId: contact.id, name: contact.name, relation: contact.relation, sex: contact.gender, age },
  ...{ holder: flag(holder), named: flag(named), canName: flag(canName), left, reason },
  orderNum: order && !order.deleted ? order.orderNum : '',
  orderType: order?.orderType ?? 0
})

export const choiceDto = ({ right, way, from, more, less, ...one }: CardChoice): ChoiceDto => ({
  ...comboDto(one),
  ...{ rightId: right.id, rightName: right.name, way, fromComboId: from?.comboId ?? '' },
  coverPrice: toYuan(one.coverFen),
  payPrice: toYuan(one.payFen),
  lostPrice: toYuan(one.lostFen),
  moreItems: [...more],
  lessItems: [...less]
})

/** What a card gives. */
const givesDto = (card: CardRow, balanceFen: number) => ({
  ...{ cardNumber: card.cardNumber, cardName: card.name, company: card.company, cardType: typeOf(card) },
  startDate: dateOf(card.startsAt.getTime()),
  endDate: lastDay(card.expiresAt),
  quota: toYuan(card.quotaFen - card.quotaUsedFen),
  balance: toYuan(balanceFen),
  rights: card.rights
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map((right) => ({
      name: right.name,
      text: rightText(right),
      uses: Math.max(0, right.uses - right.taken),
      family: flag(right.relations.length > 0)
    })),
  bound: flag(card.userId !== null)
})

export const personalInfoDto = (
  { card, proof }: Proven,
  { balanceFen, holderName }: { readonly balanceFen: number; readonly holderName: string }
): PersonalInfo => ({ ...givesDto(card, balanceFen), proof, holderName: maskName(holderName) })

export function enterpriseInfoDto({ card, proof, person, match }: ProvenPerson): EnterpriseInfo {
  const { name, idType, idNumber, mobile } = maskPerson(person)
  return {
    ...givesDto(card, 0),
    proof,
    ...{ name, idType, idNumber, mobile, workNo: person.workNo },
    relation: '员工本人',
    match,
    reason: match === 'other' ? CARD_TEXTS.otherPerson : ''
  }
}

export const employersDto = (found: Awaited<ReturnType<typeof findEmployers>>): Employers =>
  found.map(({ id, name, ways, expiresAt }) => ({
    ...{ employerId: id, name, ways },
    endDate: expiresAt ? lastDay(expiresAt) : ''
  }))
