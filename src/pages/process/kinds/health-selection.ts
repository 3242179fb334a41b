import type { ScreenPlan } from './plan'

const KIND = 'health-selection'

export const healthSelectionPlan: ScreenPlan = {
  kind: KIND,
  booking: null,
  addons: null,
  next: () => ({ screen: 'confirm', type: KIND })
}
