import { COMPLETIONS } from '@/contract/completions'
import { placeOrder } from '@/services/placing/placing'
import { checkupBody } from '@/services/placing/checkup-order'
import { visitOrder } from './plan'

export const checkupOrder = visitOrder(checkupBody, (call, body, key) =>
  placeOrder(call, COMPLETIONS.checkup, body, key)
)
