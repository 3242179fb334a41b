/**
 * Prices that hold for a while or for a few (our own calls), in our own words and fen.
 *
 * - `readSessions`, `remindOf`, `enterQueue`, `leaveQueue`: flash sales by sessions, and the queue before them
 * - `readSubsidies`: what the shop pays a part of this month
 */
import type * as wire from '@/contract/activity/dto/sale'
import { toFen } from '@/domain/money'
import { toProduct, type Product } from '../catalogue/products'
import type { Call } from '../http/call'

type WireItem = wire.SeckillSessions['sessions'][number]['items'][number]

interface Sale {
  readonly activityId: string
  readonly product: Product
  readonly priceFen: number
  /** The shop's own price. */
  readonly usualFen: number
  readonly stock: number
  readonly left: number
  readonly perUser: number
  readonly bought: number
}

export interface FlashItem extends Sale {
  readonly state: WireItem['state']
  readonly queued: boolean
  readonly reminded: boolean
}

export interface FlashSession {
  /** ms since 1970 by the server, as all instants here. */
  readonly startAt: number
  readonly endAt: number
  readonly state: 'soon' | 'open' | 'ended'
  readonly items: readonly FlashItem[]
}

export interface FlashSessions {
  readonly serverTime: number
  readonly sessions: readonly FlashSession[]
}

export type QueuePlace = wire.SeckillPlace

export interface SubsidyItem extends Sale {
  readonly subsidyFen: number
  readonly state: 'open' | 'soldOut' | 'used'
}

export interface Subsidies extends Pick<wire.SubsidyList, 'serverTime' | 'month' | 'endAt' | 'rules'> {
  readonly items: readonly SubsidyItem[]
}

type WireSale = Pick<
  WireItem,
  'activityId' | 'product' | 'price' | 'usualPrice' | 'stock' | 'left' | 'perUser' | 'bought'
>

const toSale = ({
  activityId,
  product,
  price,
  usualPrice,
  stock,
  left,
  perUser,
  bought
}: WireSale): Sale => ({
  ...{ activityId, stock, left, perUser, bought },
  product: toProduct(product),
  priceFen: toFen(price),
  usualFen: toFen(usualPrice)
})

export async function readSessions(call: Call): Promise<FlashSessions> {
  const { serverTime, sessions } = await call('seckill.sessions', {})
  return {
    serverTime,
    sessions: sessions.map(({ startAt, endAt, state, items }) => ({
      ...{ startAt, endAt, state },
      items: items.map((item) => ({
        ...toSale(item),
        ...{ state: item.state, queued: item.queued, reminded: item.reminded }
      }))
    }))
  }
}

/** @returns whether a message is to come before it begins */
export const remindOf = async (call: Call, activityId: string, on: boolean): Promise<boolean> =>
  (await call('seckill.remind', { activityId, on })).reminded

/** Takes a place, or tells how the one that was taken stands. */
export const enterQueue = (call: Call, activityId: string): Promise<QueuePlace> =>
  call('seckill.enter', { activityId })

export const leaveQueue = async (call: Call, activityId: string): Promise<void> => {
  await call('seckill.leave', { activityId })
}

export async function readSubsidies(call: Call): Promise<Subsidies> {
  const { items, ...list } = await call('subsidy.list', {})
  return {
    ...list,
    items: items.map((item) => ({
      ...toSale(item),
      ...{ subsidyFen: toFen(item.subsidizedPrice), state: item.state }
    }))
  }
}
