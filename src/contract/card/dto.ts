import * as v from 'valibot'
import { addPackagesInput } from '../booking/dto/addon'
import { bookingListInput, calendarInput, clinicCalendarInput, timespansInput } from '../booking/dto/booking'
import { code, int, yuan } from '../common/dto'
import { paperlessInput } from '../booking/dto/confirm'
import { holdInput } from '../booking/dto/hold'
import { moreFlightsInput } from '../booking/dto/more-bookings'
import { completeInput } from '../order/dto/place-order'
import { quoteInput } from '../booking/dto/quote'
import { completeDentalInput, dentalScheduleInput } from '../visit-kinds/dto'

const cardNumber = code('卡号')
/**
 * What is booked on a card is what is booked without one, and the card. `contactsId` is for whom, without it the holder; an order says
 * it by `medUserInfo`. `fromComboId` is the card's combo in whose place another product is wanted: the card pays as much as that one
 * costs, the customer what is left; a cheaper one gives nothing back.
 */
const onCard = {
  cardNumber,
  contactsId: v.optional(code('家人')),
  fromComboId: v.optional(code('套餐'))
}

export const cardListInput = v.object({ ...bookingListInput.entries, ...onCard })
export const cardScheduleInput = v.object({ ...calendarInput.entries, ...onCard })
export const cardMoreScheduleInput = v.object({ ...clinicCalendarInput.entries, ...onCard })
export const cardCalendarInput = v.object({ ...moreFlightsInput.entries, ...onCard })
export const cardTimespansInput = v.object({ ...timespansInput.entries, ...onCard })
export const cardPackagesInput = v.object({ ...addPackagesInput.entries, ...onCard })
export const cardQuoteInput = v.object({ ...quoteInput.entries, ...onCard })
export const cardPaperlessInput = v.object({ ...paperlessInput.entries, ...onCard })
export const cardHoldInput = v.object({ ...holdInput.entries, ...onCard })
export const cardDentalScheduleInput = v.object({ ...dentalScheduleInput.entries, ...onCard })
export const cardCompleteInput = v.object({ ...completeInput.entries, ...onCard })
export const cardCompleteDentalInput = v.object({ ...completeDentalInput.entries, ...onCard })

/** A card of the account. Prices in yuan, days `YYYY-MM-DD`. */
const cardEntries = {
  cardNumber: v.string(),
  cardName: v.string(),
  /** '' of one that is no company's. */
  company: v.string(),
  /** 1 a company's, 0 one with prepaid combos. */
  cardType: v.number(),
  startDate: v.string(),
  endDate: v.string(),
  /** What the company pays of quota packages in all, and still. */
  quota: yuan,
  quotaLeft: yuan,
  /** 1: others than the holder may be examined with it. */
  familyAllowed: v.number()
}
export const cardAccounts = v.array(v.object({ ...cardEntries, comboIds: v.array(v.string()) }))

/** A combo of a card. */
export const cardService = v.object({
  ...cardEntries,
  comboId: v.string(),
  productCode: v.string(),
  comboName: v.string(),
  /** Category code of §9. */
  productCategory: v.number(),
  comboSalePrice: yuan,
  sexLimit: v.nullable(v.number()),
  /** 1: it can be booked here. */
  bookable: v.number()
})
export const cardServices = v.array(cardService)

/** What became of cards: an order, or, without `orderNum`, a combo that was not used until the card had run out. */
export const cardHistory = v.array(
  v.object({
    cardNumber: v.string(),
    cardName: v.string(),
    company: v.string(),
    comboId: v.string(),
    productCode: v.string(),
    comboName: v.string(),
    orderNum: v.string(),
    /** Category of its product (§9). */
    orderType: v.number(),
    statusName: v.string(),
    /** Of the visit, else the last day of the card. */
    date: v.string(),
    /** What the company paid, in yuan. */
    companyPrice: yuan
  })
)

/** `/booking/combo/list/{card}/{category}`: of the kind that has the category (§9). */
export const cardCombosInput = v.object({ a: cardNumber, b: int('套餐类型', 0, 99) })
export const cardComboInput = v.object({ cardNumber, comboId: code('套餐'), type: int('套餐类型', 0, 99) })
export const cardCombo = v.object({
  ...cardService.entries,
  itemNum: v.number(),
  checkItem: v.array(v.object({ id: v.string(), name: v.string() })),
  /** Branches that take it, of all cities. */
  branchNum: v.number()
})

/** `/inspect/account/{card}/{combo}`. */
export const cardInspectInput = v.object({ a: cardNumber, b: code('套餐') })

/** `/sub/dental/accountPage/{page}/{size}`: combos of the kind dentistry over all cards. */
export const cardDentalPageInput = v.object({ a: int('页码', 1, 9999), b: int('每页条数', 1, 50) })
export const cardDentalPage = v.object({ list: cardServices, total: v.number(), hasMore: v.boolean() })

/** `/sub/dental/org/list/{card}`: stores that do a dental combo of the card. */
export const cardStoresInput = v.object({ x: cardNumber, cityCode: v.optional(code('城市')) })
export const cardStores = v.array(
  v.object({
    orgCode: v.string(),
    hospitalName: v.string(),
    hospitalAddress: v.string(),
    cityCode: v.string(),
    lat: v.number(),
    lon: v.number(),
    comboIds: v.array(v.string())
  })
)

/** `/sub/cardOwnerUserInfo/{card}`: whom it is for, masked by the rules of §5. */
export const cardOwnerInput = v.object({ x: cardNumber })
export const cardOwner = v.object({
  contacts_id: v.string(),
  name: v.string(),
  mobile: v.string(),
  sex: v.number(),
  id_type: v.number(),
  id_number: v.string(),
  relation: v.string()
})

/** `/sub/combo/upgrade`: dearer combos of the same kind, and what each costs more. */
export const cardUpgradeInput = v.object({ cardNumber, comboId: code('套餐') })
export const cardUpgrades = v.array(
  v.object({
    comboId: v.string(),
    productCode: v.string(),
    comboName: v.string(),
    comboSalePrice: yuan,
    upgradePrice: yuan,
    sexLimit: v.nullable(v.number())
  })
)

export type CardListInput = v.InferInput<typeof cardListInput>
export type CardScheduleInput = v.InferInput<typeof cardScheduleInput>
export type CardMoreScheduleInput = v.InferInput<typeof cardMoreScheduleInput>
export type CardCalendarInput = v.InferInput<typeof cardCalendarInput>
export type CardTimespansInput = v.InferInput<typeof cardTimespansInput>
export type CardPackagesInput = v.InferInput<typeof cardPackagesInput>
export type CardQuoteInput = v.InferInput<typeof cardQuoteInput>
export type CardPaperlessInput = v.InferInput<typeof cardPaperlessInput>
export type CardHoldInput = v.InferInput<typeof cardHoldInput>
export type CardDentalScheduleInput = v.InferInput<typeof cardDentalScheduleInput>
export type CardCompleteInput = v.InferInput<typeof cardCompleteInput>
export type CardCompleteDentalInput = v.InferInput<typeof cardCompleteDentalInput>
export type CardAccount = v.InferOutput<typeof cardAccounts>[number]
export type CardService = v.InferOutput<typeof cardService>
export type CardHistory = v.InferOutput<typeof cardHistory>[number]
export type CardCombosInput = v.InferInput<typeof cardCombosInput>
export type CardComboInput = v.InferInput<typeof cardComboInput>
export type CardCombo = v.InferOutput<typeof cardCombo>
export type CardInspectInput = v.InferInput<typeof cardInspectInput>
export type CardDentalPageInput = v.InferInput<typeof cardDentalPageInput>
export type CardDentalPage = v.InferOutput<typeof cardDentalPage>
export type CardStoresInput = v.InferInput<typeof cardStoresInput>
export type CardStore = v.InferOutput<typeof cardStores>[number]
export type CardOwnerInput = v.InferInput<typeof cardOwnerInput>
export type CardOwner = v.InferOutput<typeof cardOwner>
export type CardUpgradeInput = v.InferInput<typeof cardUpgradeInput>
export type CardUpgrade = v.InferOutput<typeof cardUpgrades>[number]
