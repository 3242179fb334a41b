/** What is booked on a card (§7 /booking, /sub): the services of a checkup, each told of the card and for whom. */

import type { CardClinic, CardDay, CardList } from '@/contract/card/list-dto'
import { toFen } from '@/domain/money'
import {
  branchesBy,
  toBookingInfo,
  toDay,
  type BookingInfo,
  type branchDays,
  type cityDays,
  type PricedDay
} from '../booking/booking'
import { addonsBy } from '../booking/addons'
import { heldBy } from '../booking/hold'
import { quotedBy } from '../booking/pricing'
import { slotsBy } from '../booking/slots'
import { papersBy } from '../placing/extras'
import { tell } from './tell'

/** The card that something is booked with, and what of it. */
export interface OnCard {
  readonly cardNumber: string
  /** For whom; without it the holder. */
  readonly contactsId?: string | undefined
  /** The card's combo in whose place another product is wanted. */
  readonly fromComboId?: string | undefined
}

/** What each call is told of the card. */
export const besides = ({ cardNumber, contactsId, fromComboId }: OnCard) => ({
  cardNumber,
  ...(contactsId ? { contactsId } : {}),
  ...(fromComboId ? { fromComboId } : {})
})

const feeOf = ({ cardFee }: CardClinic) =>
  cardFee && { fee: { name: cardFee.name, fen: toFen(cardFee.price) } }

/** The list as without a card, with what the card's own tells of branches, days and cities. */
function toCardInfo(told: CardList[number]): BookingInfo {
  const { bookingDetailList, refusingList, lastDate, cityViewList } = told
  const info = toBookingInfo(told)
  return {
    ...info,
    days: info.days.map(({ date, branches }, day) => ({
      date,
      branches: branches.map((branch, at) => {
        const row = bookingDetailList[day]?.hospitalInfo[at]
        return row ? { ...branch, ...feeOf(row) } : branch
      }),
      outside: date > lastDate
    })),
    cities: cityViewList,
    card: {
      lastDate,
      refusing: refusingList.map(
        ({ orgCode: id, hospitalName: name, hospitalDistance, lat, lon, reason }) => ({
          ...{ id, name, lat, lon, reason },
          distanceKm: hospitalDistance
        })
      )
    }
  }
}

const toCardDay = ({ outside, ...day }: CardDay): PricedDay => ({ ...toDay(day), outside: outside === 1 })

/** @param card as it is known when something is asked */
export function cardCalls(card: () => OnCard) {
  const told = () => besides(card())
  const days: typeof cityDays = async (call, wanted) =>
    (await tell(call('card.schedule', { ...wanted, ...told() }))).map(toCardDay)
  const daysOfBranch: typeof branchDays = async (call, { branchId, ...wanted }) =>
    (
      await tell(call('card.moreSchedule', { orgCode: branchId, hospitalId: branchId, ...wanted, ...told() }))
    ).map(toCardDay)
  return {
    list: branchesBy((call, asked) => tell(call('card.list', { ...asked, ...told() })), toCardInfo),
    cityDays: days,
    branchDays: daysOfBranch,
    slots: slotsBy((call, asked) => tell(call('card.timespans', { ...asked, ...told() }))),
    hold: heldBy((call, asked) => tell(call('card.appointment', { ...asked, ...told() }))),
    addons: addonsBy((call, asked) => tell(call('card.packages', { ...asked, ...told() }))),
    quote: quotedBy((call, asked) => tell(call('card.quote', { ...asked, ...told() }))),
    papers: papersBy((call, asked) => tell(call('card.paperless', { ...asked, ...told() })))
  }
}
