import { draftKey } from '@/domain/draft/draft'
import { kindOfSegment, type ProductKind } from '@/domain/kinds'
import type { OnCard } from '@/services/card/booking'
import type { Root } from '@/stores/root'
import { checkupOnCard } from './checkup.card'
import { dentistryOnCard } from './dentistry.card'
import { planOf } from './index'
import type { CardPlanOf } from './on-card'
import type { ScreenPlan } from './plan'

/** What cards give, by the plans they go through. */
const PLANS: readonly CardPlanOf[] = [checkupOnCard, dentistryOnCard]

/** A product on a card. */
interface CardProduct {
  readonly type: string
  readonly id: string
  readonly cardNumber: string
}

/** What of the card is used for a product, as the draft has it now. */
const cardUseOf =
  ({ process }: Pick<Root, 'process'>, kind: ProductKind, { id, cardNumber }: CardProduct) =>
  (): OnCard => {
    const { onCard } = process.draft(draftKey({ kind, productCode: id, card: cardNumber }))?.parts ?? {}
    return { cardNumber, contactsId: onCard?.person.id, fromComboId: onCard?.fromComboId }
  }

/** The plan of a type in an address (§2 segments) on a card; null: cards give nothing of that sort. */
export function cardPlanOf(root: Pick<Root, 'process'>, product: CardProduct): ScreenPlan | null {
  const kind = kindOfSegment(product.type)
  if (!kind || !planOf(kind)) return null
  const use = cardUseOf(root, kind, product)
  return PLANS.map((plan) => plan(use)).find((plan) => plan.kind === kind) ?? null
}
