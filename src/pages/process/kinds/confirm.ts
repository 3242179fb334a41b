import { checkupConfirm } from './checkup.confirm'
import { healthSelectionConfirm } from './health-selection.confirm'
import type { ConfirmPlan, GoodsPlan } from './plan'

const VISITS: readonly ConfirmPlan[] = [checkupConfirm]
const GOODS: readonly GoodsPlan[] = [healthSelectionConfirm]

/** The plan of a type of the confirm screen for a visit; null: no visit is confirmed there. */
export const confirmPlanOf = (type: string): ConfirmPlan | null =>
  VISITS.find((plan) => plan.type === type) ?? null

/** The same for what is bought by pieces. */
export const goodsPlanOf = (type: string): GoodsPlan | null =>
  GOODS.find((plan) => plan.type === type) ?? null
