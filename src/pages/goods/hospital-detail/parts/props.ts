import type { BranchDetail } from '@/services/catalogue/branches'
import type { BranchModel } from '../model'

export interface BranchProps {
  model: BranchModel
  branch: BranchDetail
}
