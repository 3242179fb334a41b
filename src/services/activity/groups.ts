/**
 * People who buy together (our own calls), in our own words and fen: `readGroups`, `startGroup`, `joinGroup`, `leaveGroup`.
 */
import type * as wire from '@/contract/activity/dto/group'
import { toFen } from '@/domain/money'
import { toProduct, type Product } from '../catalogue/products'
import type { Call } from '../http/call'

export interface Group extends Omit<wire.Group, 'refund'> {
  /** What goes back to the caller of a group that failed. */
  readonly refund: { readonly fen: number; readonly done: boolean } | null
}

export interface Groups extends Omit<
  wire.GroupDetail,
  'product' | 'price' | 'usualPrice' | 'group' | 'waiting'
> {
  readonly product: Product
  readonly priceFen: number
  readonly usualFen: number
  /** The one that was asked for, else the caller's own that goes on. */
  readonly group: Group | null
  readonly waiting: readonly Group[]
}

const toGroup = ({ refund, ...group }: wire.Group): Group => ({
  ...group,
  refund: refund && { fen: toFen(refund.amount), done: refund.done }
})

/** @param groupId of a link */
export async function readGroups(call: Call, groupId: string | undefined): Promise<Groups> {
  const { product, price, usualPrice, group, waiting, ...detail } = await call(
    'group.detail',
    groupId ? { groupId } : {}
  )
  return {
    ...detail,
    product: toProduct(product),
    priceFen: toFen(price),
    usualFen: toFen(usualPrice),
    group: group && toGroup(group),
    waiting: waiting.map(toGroup)
  }
}

/** Both keep a seat for a while, in which the price is the caller's. */
export const startGroup = async (call: Call, activityId: string): Promise<Group> =>
  toGroup(await call('group.start', { activityId }))
export const joinGroup = async (call: Call, groupId: string): Promise<Group> =>
  toGroup(await call('group.join', { groupId }))

/** Before an order alone. */
export const leaveGroup = async (call: Call, groupId: string): Promise<void> => {
  await call('group.leave', { groupId })
}
