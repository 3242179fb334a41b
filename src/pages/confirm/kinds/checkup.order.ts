import { SHARED_COMPLETIONS } from '@/contract/completions'
import { placeOrder } from '@/services/placing/placing'
import { sharedVisitBody } from '@/services/placing/shared-visit-order'
import { visitOrder } from './plan'

export const checkupOrder = visitOrder(sharedVisitBody('checkup'), (call, body, key) =>
  placeOrder(call, SHARED_COMPLETIONS.visit, body, key)
)
