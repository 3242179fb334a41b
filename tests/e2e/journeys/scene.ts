import type { OrderList } from '@/contract/order/dto/order'
import type { Driver } from '../support/driver'
import type { Wire } from '../support/wire'
import { moveToAnotherDay } from './steps'

export interface Scene {
  readonly user: Driver
  readonly wire: Wire
}
export type Fault = readonly [name: string, run: (scene: Scene) => Promise<void>]

const orders = async ({ wire }: Scene): Promise<OrderList['list']> =>
  (await wire.ask<OrderList>('/api/order/search/list/1?statusType=0')).list

/** What the scene added to the user's orders. */
export async function ordersMadeBy(scene: Scene, run: () => Promise<void>): Promise<OrderList['list']> {
  const before = new Set((await orders(scene)).map(({ orderNum }) => orderNum))
  await run().finally(moveToAnotherDay)
  return (await orders(scene)).filter(({ orderNum }) => !before.has(orderNum))
}
