import type { ScreenPlan } from './plan'
import { visitPlan } from './visit'

const KIND = 'sugarshaker'
/** Its booking leads to the add-ons under this type (§2); they are its own all the same. */
const ADDON_TYPE = 'checkup'

export const sugarshakerPlan: ScreenPlan = {
  ...visitPlan(KIND),
  addons: { types: [KIND, ADDON_TYPE], blocks: true },
  next: () => ({ screen: 'addon', type: ADDON_TYPE })
}
