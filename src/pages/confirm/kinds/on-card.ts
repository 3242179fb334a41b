import { draftKey } from '@/domain/draft/draft'
import { kindOfSegment, type ProductKind } from '@/domain/kinds'
import { cardCalls, type OnCard } from '@/services/card/booking'
import type { Root } from '@/stores/root'
import { VisitPricing, type VisitCalls } from '../pricing/visit'
import type { ConfirmParams } from '../shared/confirmable'
import { ShellModel } from '../shell/model'
import type { ConfirmScreen } from './index'
import type { VisitPlan } from './plan'

/** A kind that cards give: what differs on confirm. */
export interface CardKind {
  readonly kind: ProductKind
  /** @param card as it is known when something is asked */
  readonly calls: (card: () => OnCard) => Partial<VisitCalls>
  /** Fetched beside the first call, with the sections that it lists. */
  readonly plan: () => Promise<{ readonly plan: VisitPlan }>
}

/** Calls of the screens of a card that all its kinds share. */
export function sharedCalls(card: () => OnCard): VisitCalls {
  const { quote, slots, papers, hold } = cardCalls(card)
  return { quote, slots, papers, way: { hold, screen: 'cardBooking' } }
}

const usedOf =
  ({ process }: Pick<Root, 'process'>, kind: ProductKind, { id, cardNumber = '' }: ConfirmParams) =>
  (): OnCard => {
    const { onCard } = process.draft(draftKey({ kind, productCode: id, card: cardNumber }))?.parts ?? {}
    return { cardNumber, contactsId: onCard?.person.id, fromComboId: onCard?.fromComboId }
  }

/** The confirm screen of a type in the address (§2 segments) on a card; null: cards give nothing of that sort. */
export function cardScreenOf(type: string, kinds: readonly CardKind[]): ConfirmScreen | null {
  const kind = kindOfSegment(type)
  const own = kinds.find((one) => one.kind === kind)
  if (!own) return null
  return {
    kind: own.kind,
    dosed: false,
    model: (root, scope, params) =>
      new ShellModel(root, scope, {
        params,
        pricing: () =>
          new VisitPricing(root, scope, params, own.kind, own.calls(usedOf(root, own.kind, params))),
        plan: async () => (await own.plan()).plan
      })
  }
}
