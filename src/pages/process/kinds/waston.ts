import { listWatson, watsonBranchDays, watsonCityDays } from '@/services/booking/watson'
import { visitPlan } from './visit'

export const wastonPlan = visitPlan('waston', {
  list: listWatson,
  cityDays: watsonCityDays,
  branchDays: watsonBranchDays
})
