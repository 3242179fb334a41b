import { checkupPlan } from './checkup'
import { crossBorderPlan } from './cross-border'
import { dentistryPlan } from './dentistry'
import { geneHomePlan } from './gene-home'
import { healthSelectionPlan } from './health-selection'
import type { ScreenPlan } from './plan'
import { vaccinePlan } from './vaccine'
import { wastonPlan } from './waston'

const PLANS: readonly ScreenPlan[] = [
  checkupPlan,
  dentistryPlan,
  vaccinePlan,
  wastonPlan,
  healthSelectionPlan,
  crossBorderPlan,
  geneHomePlan
]

/** The plan of a type in an address; null: there is no program for it. */
export const planOf = (type: string): ScreenPlan | null => PLANS.find(({ kind }) => kind === type) ?? null

/** The same for the add-on screen, which has a second type for the way back. */
export const addonPlanOf = (type: string): ScreenPlan | null =>
  PLANS.find(({ kind, addons }) => addons !== null && (kind === type || addons.quick === type)) ?? null
