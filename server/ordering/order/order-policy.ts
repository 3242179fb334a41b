import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { PAID } from './pay-states'
import type { OrderRow } from './whole-order'

/** Paid, and no refund under way that takes it along: it takes what is still owed. */
export const goesOn = ({ payStatus, status }: Pick<OrderRow, 'payStatus' | 'status'>): boolean =>
  PAID.some((paid) => paid === payStatus) && status !== ORDER_STATUS.refunding

/** What was made or received: it goes back only in part, if at all. */
const OVER: readonly OrderStatus[] = [ORDER_STATUS.visited, ORDER_STATUS.reported, ORDER_STATUS.done]

/** The visit was made, the parcel received or the last code used. */
export const isOver = ({ status }: Pick<OrderRow, 'status'>): boolean => OVER.includes(status)
