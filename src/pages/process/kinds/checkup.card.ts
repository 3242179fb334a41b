import { cardCalls } from '@/services/card/booking'
import { checkupPlan } from './checkup'
import { onCard, type CardPlanOf } from './on-card'

export const checkupOnCard: CardPlanOf = (card) => {
  const { list, cityDays, branchDays, slots, hold, addons, quote } = cardCalls(card)
  return onCard(checkupPlan, {
    booking: { ...checkupPlan.booking, list, cityDays, branchDays, slots, hold },
    addonCalls: { list: addons, quote }
  })
}
