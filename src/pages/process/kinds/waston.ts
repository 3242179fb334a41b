import { slotsOf } from '@/services/slots'
import { listWatson, watsonBranchDays, watsonCityDays } from '@/services/watson'
import type { ScreenPlan } from './plan'

const KIND = 'waston'

export const wastonPlan: ScreenPlan = {
  kind: KIND,
  booking: { list: listWatson, cityDays: watsonCityDays, branchDays: watsonBranchDays, slots: slotsOf },
  addons: null,
  next: () => ({ screen: 'confirm', type: KIND })
}
