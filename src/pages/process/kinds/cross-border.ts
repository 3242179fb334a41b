import type { ScreenPlan } from './plan'

const KIND = 'cross-border'

export const crossBorderPlan: ScreenPlan = {
  kind: KIND,
  booking: null,
  addons: null,
  next: () => ({ screen: 'confirm', type: KIND })
}
