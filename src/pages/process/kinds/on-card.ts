import type { OnCard } from '@/services/card/booking'
import type { ScreenPlan } from './plan'

/** A plan whose screens are those of a card. */
export const onCard = (plan: ScreenPlan, changes: Partial<Pick<ScreenPlan, 'booking' | 'addonCalls'>>) => {
  // Doses are bought and not given by a card.
  const { bookingOf: _doses, noteOf: _note, ...own } = plan
  const screens = { booking: 'cardBooking', addon: 'cardAddon', confirm: 'cardConfirm' } as const
  const next: ScreenPlan['next'] = (draft, around) => plan.next(draft, { ...around, selfSelected: false })
  return { ...own, ...changes, screens, next } satisfies ScreenPlan
}

/** A kind that cards give. @param card as it is known when something is asked */
export type CardPlanOf = (card: () => OnCard) => ScreenPlan
