import * as v from 'valibot'
import { code, flag, int, yuan } from '../common/dto'

const cardNumber = code('卡号')

/** `early` not yet, `used` nothing left of it, `expired`, `lost` (reported), `withdrawn` by the company, else `live`. */
const cardState = v.picklist(['live', 'early', 'used', 'expired', 'lost', 'withdrawn'])

/** How a sum of a card stands. Granted is left, occupied, used and expired together. */
const standing = {
  granted: v.number(),
  left: v.number(),
  /** By orders of which nobody has come yet. */
  occupied: v.number(),
  used: v.number(),
  /** Ran out, or the company took it back. */
  expired: v.number()
}

/** A combo of an entitlement. */
const rightCombo = v.object({
  comboId: v.string(),
  productCode: v.string(),
  comboName: v.string(),
  /** Category code of §9, with which it is booked. */
  productCategory: v.number(),
  comboSalePrice: yuan,
  itemNum: v.number(),
  sexLimit: v.nullable(v.number()),
  ageMin: v.nullable(v.number()),
  ageMax: v.nullable(v.number()),
  /** 1: it suits whom the card is for; else `reason` says why not: '40 岁起，你 38 岁'. */
  fit: flag,
  reason: v.string()
})

/** One entitlement: what it is good for, for whom, when, and how often. Several combos share its uses ('三选一'). */
const right = v.object({
  rightId: v.string(),
  name: v.string(),
  /** '三选一'; '' of one combo. */
  rule: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  state: cardState,
  ...standing,
  /** 1: the holder may use it. */
  forHolder: flag,
  /** Relations that may use it ('配偶'); empty: nobody of the family. */
  relations: v.array(v.string()),
  /** Years that somebody of the family has to be; null any. */
  familyAgeMin: v.nullable(v.number()),
  /** 1: the company's add-ons and quota go with it. */
  withAddons: flag,
  combos: v.array(rightCombo),
  /** Orders that have a use of it, the newest first. */
  orders: v.array(
    v.object({
      orderNum: v.string(),
      orderType: v.number(),
      productCode: v.string(),
      /** Masked. */
      personName: v.string(),
      relation: v.string(),
      date: v.string(),
      timespan: v.string(),
      orgName: v.string(),
      /** 1: somebody has come. */
      visited: flag
    })
  )
})

/** A card as the wallet has it. Sums in yuan, days `YYYY-MM-DD`. */
const walletEntries = {
  cardNumber: v.string(),
  /** '0017'. */
  tail: v.string(),
  cardName: v.string(),
  company: v.string(),
  /** 1 a company's, 0 one that was bought. */
  cardType: v.number(),
  state: cardState,
  /** Masked by the rules of §5, as are names of the family here; `card.people` is where somebody is chosen, by whole names. */
  holderName: v.string(),
  holderContactsId: v.string(),
  relation: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  /** Until the last day, 0 on it and after. */
  daysLeft: v.number(),
  /** 1: it runs out within 45 days. */
  expiring: flag,
  /** null: it has none. */
  quota: v.nullable(v.object(standing)),
  balance: v.nullable(v.object(standing)),
  rights: v.array(right)
}
export const wallet = v.object({
  cards: v.array(v.object(walletEntries)),
  /** Yuan on gift cards that can be spent. */
  giftBalance: yuan
})

const member = v.object({ contactsId: v.string(), name: v.string(), relation: v.string() })

/** `GET /card/detail/{card}`. */
export const cardDetailInput = v.object({ x: cardNumber })
export const cardDetail = v.object({
  ...walletEntries,
  /** Add-on packages that the company pays: all of them come with a combo. `quota`: out of the quota. */
  addons: v.array(
    v.object({
      packageId: v.number(),
      name: v.string(),
      detail: v.string(),
      required: flag,
      quota: flag,
      /** How many of its items can be chosen. */
      maxNum: v.number(),
      itemNames: v.array(v.string())
    })
  ),
  /** Whom the holder has named, within the family's share. */
  family: v.array(member),
  /** How many more can be named. */
  familyLeft: v.number(),
  /** 1: it has a password. */
  hasPassword: flag,
  lostAt: v.nullable(v.number()),
  /** '' it can be unbound; else why not, and the order that is in the way. */
  unbindRefusal: v.string(),
  unbindOrderNum: v.string(),
  unbindOrderType: v.number()
})

/** `GET /card/movements/{card}`: of the quota, the balance, or one entitlement (`rightId`). */
export const movementsInput = v.object({
  x: cardNumber,
  of: v.picklist(['quota', 'balance', 'right'], '请选择要看的记录'),
  rightId: v.optional(v.pipe(v.string(), v.maxLength(60))),
  page: v.optional(int('页码', 1, 9999), 1),
  size: v.optional(int('每页条数', 1, 50), 20)
})
export const movements = v.object({
  ...standing,
  /** Yuan, or 份. */
  unit: v.picklist(['yuan', 'uses']),
  list: v.array(
    v.object({
      id: v.number(),
      /** 发放 占用 使用 退回 过期: what is occupied becomes used when somebody comes. */
      verb: v.picklist(['grant', 'take', 'use', 'return', 'expire']),
      verbName: v.string(),
      /** What it was for: '25-羟维生素D 等 2 项', '取消预约'. */
      text: v.string(),
      /** Below 0 for what goes. */
      amount: v.number(),
      left: v.number(),
      /** ms since 1970. */
      at: v.number(),
      /** '' without an order, and of one that its owner has deleted. */
      orderNum: v.string(),
      orderType: v.number()
    })
  ),
  /** The balance over time, the oldest first, for the step line; empty where it is counted in 份. */
  points: v.array(v.object({ at: v.number(), left: v.number() })),
  total: v.number(),
  hasMore: v.boolean()
})

/** `GET /card/people/{card}`: whom it can be booked for. */
export const cardPeopleInput = v.object({ x: cardNumber })
export const cardPeople = v.array(
  v.object({
    contactsId: v.string(),
    name: v.string(),
    relation: v.string(),
    sex: v.number(),
    /** null unknown. */
    age: v.nullable(v.number()),
    holder: flag,
    /** 1: named within the family's share. */
    named: flag,
    /** 1: `card.nameFamily` would take them. */
    canName: flag,
    /** Uses that they can take. */
    left: v.number(),
    /** '' they can be booked for; else why not: '未满 18 岁', '已约 11-24'. */
    reason: v.string(),
    orderNum: v.string(),
    orderType: v.number()
  })
)
/** `POST /card/family/name` and `/card/family/drop`: answer as `card.people`. */
export const cardFamilyInput = v.object({ cardNumber, contactsId: code('家人') })

/** `GET /card/choices/{card}/{contact}`: what somebody can be booked with it, and what is paid for each. */
export const cardChoicesInput = v.object({ cardNumber, contactsId: code('家人') })
export const cardChoices = v.array(
  v.object({
    ...rightCombo.entries,
    rightId: v.string(),
    rightName: v.string(),
    /** In the entitlement; in its place and dearer; in its place and cheaper: the difference does not come back. */
    way: v.picklist(['included', 'upgrade', 'downgrade']),
    /** The entitlement's combo that is given up: `fromComboId` of quote and order; '' included. */
    fromComboId: v.string(),
    /** What the card pays of the sale price, and what is left to pay. */
    coverPrice: yuan,
    payPrice: yuan,
    /** What the entitlement is worth more than a cheaper one. */
    lostPrice: yuan,
    /** Items more and fewer than those of the combo that is given up. */
    moreItems: v.array(v.string()),
    lessItems: v.array(v.string())
  })
)

/** `POST /card/loss`, and `POST /card/found` with a code that was sent to this account's number: answer as `card.detail`. */
export const cardLossInput = v.object({ cardNumber })
export const cardFoundInput = v.object({
  cardNumber,
  code: v.pipe(v.string('请填写短信验证码'), v.trim(), v.regex(/^\d{6}$/, '短信验证码是 6 位数字'))
})

export type Wallet = v.InferOutput<typeof wallet>
export type CardDetailInput = v.InferInput<typeof cardDetailInput>
export type CardDetail = v.InferOutput<typeof cardDetail>
export type MovementsInput = v.InferInput<typeof movementsInput>
export type Movements = v.InferOutput<typeof movements>
export type CardPeopleInput = v.InferInput<typeof cardPeopleInput>
export type CardPerson = v.InferOutput<typeof cardPeople>[number]
export type CardFamilyInput = v.InferInput<typeof cardFamilyInput>
export type CardChoicesInput = v.InferInput<typeof cardChoicesInput>
export type CardChoice = v.InferOutput<typeof cardChoices>[number]
export type CardLossInput = v.InferInput<typeof cardLossInput>
export type CardFoundInput = v.InferInput<typeof cardFoundInput>
