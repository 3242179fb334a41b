import type { BoughtFor } from '@/services/placing/sugar-again'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { PersonModel } from '../../shared/person'

/** Fills the form with whom an earlier order was for, unless something stands in it; not known, it is asked as always. */
export async function refill(
  root: Pick<Root, 'items'>,
  scope: PageScope,
  person: PersonModel,
  boughtFor: () => Promise<BoughtFor | undefined>
): Promise<void> {
  if (root.items.get('contactFormDatas')) return
  try {
    const before = await boughtFor()
    if (before && !scope.left) person.change(before)
  } catch {
    // The person is typed or picked as for a first order.
  }
}
