import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ConfirmPlan } from '../kinds/plan'
import type { PersonModel } from '../shared/person'

/** A form that may be filled with whom an earlier order was for. */
interface Refilled {
  readonly root: Root
  readonly scope: PageScope
  readonly plan: ConfirmPlan
  readonly person: PersonModel
}

/** Fills the form with whom the order `orderNum` was for, unless something stands in it; not known, it is asked as always. */
export async function refill({ root, plan, person, scope }: Refilled, orderNum: string): Promise<void> {
  if (!plan.again || root.items.get('contactFormDatas')) return
  try {
    const boughtFor = await plan.again()
    const before = await boughtFor(scope.call, orderNum)
    if (before && !scope.left) person.change(before)
  } catch {
    // The person is typed or picked as for a first order.
  }
}
