import type { NewOrder } from './checkout'

/** Whose a reservation of an order is. */
export const ownerOf = ({
  orderNum,
  payOrderNum,
  userId
}: Pick<NewOrder, 'orderNum' | 'payOrderNum' | 'userId'>) => ({ orderNum, payOrderNum, userId })
