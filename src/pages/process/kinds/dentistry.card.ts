import { dentalCardTimes } from '@/services/card/dental'
import { dentistryPlan } from './dentistry'
import { onCard, type CardPlanOf } from './on-card'

export const dentistryOnCard: CardPlanOf = (card) =>
  onCard(dentistryPlan, {
    booking: { ...dentistryPlan.booking, slots: dentalCardTimes(card) }
  })
