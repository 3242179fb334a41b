import type { ScreenPlan } from './plan'

const KIND = 'gene-home'

export const geneHomePlan: ScreenPlan = {
  kind: KIND,
  booking: null,
  addons: null,
  next: () => ({ screen: 'confirm', type: KIND })
}
