import { onDemand } from '@/components/ui/on-demand'
import { rulesOf } from '@/domain/kinds'
import type { ProductDetail } from '@/services/catalogue/product-detail'
import { isKit } from '../view'

export const KitSteps = onDemand(() => import('./kit-steps').then((part) => part.KitSteps))
export const DoseCards = onDemand(() => import('./dose-cards').then((part) => part.DoseCards))
export const DoctorsCard = onDemand(() => import('./doctors-card').then((part) => part.DoctorsCard))

/** Whether the page tells how doses, or a deposit, are given and paid. */
export const hasDoses = ({ doses, deposit }: ProductDetail['product']): boolean => (doses ?? deposit) !== null

/** Resolves once there is what products of this kind alone are drawn with. */
export async function kindPartsOf(product: ProductDetail['product']): Promise<void> {
  await Promise.all([
    isKit(product) ? KitSteps.ready() : null,
    hasDoses(product) ? DoseCards.ready() : null,
    rulesOf(product.kind).doctors ? DoctorsCard.ready() : null
  ])
}
