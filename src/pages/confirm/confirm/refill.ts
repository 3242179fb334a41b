import type { ConfirmModel } from './model'

/** Fills the form with whom the order `orderNum` was for, unless something stands in it; not known, it is asked as always. */
export async function refill({ root, plan, person, scope }: ConfirmModel, orderNum: string): Promise<void> {
  if (!plan.again || root.items.get('contactFormDatas')) return
  try {
    const boughtFor = await plan.again()
    const before = await boughtFor(scope.call, orderNum)
    if (before && !scope.left) person.change(before)
  } catch {
    // The person is typed or picked as for a first order.
  }
}
