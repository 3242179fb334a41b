import { onDemand } from '@/components/ui/on-demand'
import type { ProductDetail } from '@/services/catalogue/product-detail'
import { kindPartsOf } from './kind-parts'

/** What follows price and name. Fetched with the answer: so little is waited for on the first visit, and nothing moves when it comes (CLS). */
export const Lower = onDemand(() => import('./lower').then((part) => part.Lower))

/** Resolves once there is what a product is drawn with. */
export async function partsOf({ product }: ProductDetail): Promise<void> {
  await Promise.all([Lower.ready(), kindPartsOf(product)])
}
