/** What is booked on a card (§7 /booking, /sub): the services of a checkup, each told of the card and for whom. */

import { branchesBy, toDay, type branchDays, type cityDays } from '../booking/booking'
import { addonsBy } from '../booking/addons'
import { heldBy } from '../booking/hold'
import { quotedBy } from '../booking/pricing'
import { slotsBy } from '../booking/slots'
import { papersBy } from '../placing/extras'

/** The card that something is booked with, and what of it. */
export interface OnCard {
  readonly cardNumber: string
  /** For whom; without it the holder. */
  readonly contactsId?: string | undefined
  /** The card's combo in whose place another product is wanted. */
  readonly fromComboId?: string | undefined
}

const besides = ({ cardNumber, contactsId, fromComboId }: OnCard) => ({
  cardNumber,
  ...(contactsId ? { contactsId } : {}),
  ...(fromComboId ? { fromComboId } : {})
})

/** @param card as it is known when something is asked */
export function cardCalls(card: () => OnCard) {
  const told = () => besides(card())
  const days: typeof cityDays = async (call, wanted) =>
    (await call('card.schedule', { ...wanted, ...told() })).map(toDay)
  const daysOfBranch: typeof branchDays = async (call, { branchId, ...wanted }) =>
    (await call('card.moreSchedule', { orgCode: branchId, hospitalId: branchId, ...wanted, ...told() })).map(
      toDay
    )
  return {
    list: branchesBy((call, asked) => call('card.list', { ...asked, ...told() })),
    cityDays: days,
    branchDays: daysOfBranch,
    slots: slotsBy((call, asked) => call('card.timespans', { ...asked, ...told() })),
    hold: heldBy((call, asked) => call('card.appointment', { ...asked, ...told() })),
    addons: addonsBy((call, asked) => call('card.packages', { ...asked, ...told() })),
    quote: quotedBy((call, asked) => call('card.quote', { ...asked, ...told() })),
    papers: papersBy((call, asked) => call('card.paperless', { ...asked, ...told() }))
  }
}
