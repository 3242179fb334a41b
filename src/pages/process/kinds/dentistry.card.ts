import { cardCalls } from '@/services/card/booking'
import { dentalCardTimes } from '@/services/card/dental'
import { dentistryPlan } from './dentistry'
import { onCard, type CardPlanOf } from './on-card'

export const dentistryOnCard: CardPlanOf = (card) => {
  const { list, cityDays, branchDays } = cardCalls(card)
  return onCard(dentistryPlan, {
    booking: { ...dentistryPlan.booking, list, cityDays, branchDays, slots: dentalCardTimes(card) }
  })
}
