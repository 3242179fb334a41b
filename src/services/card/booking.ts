/** What is booked on a card (§7 /booking, /sub): the services of a checkup, each told of the card and for whom. */

import { branchesBy, toDay, type branchDays, type cityDays } from '../booking/booking'
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

/** @param card as it is known when something is asked */
export function cardCalls(card: () => OnCard) {
  const told = () => besides(card())
  const days: typeof cityDays = async (call, wanted) =>
    (await tell(call('card.schedule', { ...wanted, ...told() }))).map(toDay)
  const daysOfBranch: typeof branchDays = async (call, { branchId, ...wanted }) =>
    (
      await tell(call('card.moreSchedule', { orgCode: branchId, hospitalId: branchId, ...wanted, ...told() }))
    ).map(toDay)
  return {
    list: branchesBy((call, asked) => tell(call('card.list', { ...asked, ...told() }))),
    cityDays: days,
    branchDays: daysOfBranch,
    slots: slotsBy((call, asked) => tell(call('card.timespans', { ...asked, ...told() }))),
    hold: heldBy((call, asked) => tell(call('card.appointment', { ...asked, ...told() }))),
    addons: addonsBy((call, asked) => tell(call('card.packages', { ...asked, ...told() }))),
    quote: quotedBy((call, asked) => tell(call('card.quote', { ...asked, ...told() }))),
    papers: papersBy((call, asked) => tell(call('card.paperless', { ...asked, ...told() })))
  }
}
