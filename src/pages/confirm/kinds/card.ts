import { dentalCardTimes } from '@/services/card/dental'
import { holdDental } from '@/services/booking/dental'
import { cardScreenOf as screenOf, sharedCalls, type CardKind } from './on-card'

/** What cards give. */
const KINDS: readonly CardKind[] = [
  {
    kind: 'checkup',
    calls: sharedCalls,
    plan: () => import(/* webpackChunkName: "confirm-card-checkup" */ './checkup.card')
  },
  {
    kind: 'dentistry',
    calls: (card) => ({
      quote: sharedCalls(card).quote,
      slots: dentalCardTimes(card),
      way: { hold: holdDental, screen: 'cardBooking' }
    }),
    plan: () => import(/* webpackChunkName: "confirm-card-dentistry" */ './dentistry.card')
  }
]

export const cardScreenOf = (type: string) => screenOf(type, KINDS)
