import { formatYuan } from '../money'
import type { Together } from './pair'

/** What is said of an order by who has found a second. */
export const TOGETHER_TEXTS: { readonly [K in Together | 'over']: string } = {
  counts: '双人同行：一人付款，付款后两个券码分开用',
  beaten: '已享其他优惠，不再叠加双人同行：两个券码都在您的订单里',
  pieces: '一次买一份才算双人同行：这一单的券码都在您的订单里',
  over: '双人同行已结束或有变动：这一单不算同行，两个券码都在您的订单里'
}

/** What is said of an order that is placed in the stead of another, or was to be. */
export const IN_STEAD_TEXTS = {
  counts: '这一单用来更换原来的订单：付款后原订单全额退回',
  over: '更换的选择已过时限或有变动：这一单不再更换原来的订单，原订单不变'
} as const

/** Where the pair is promised. */
export const lowerThanPair = (fen: number): string =>
  `您已享更低价 ¥${formatYuan(fen)}，不再叠加双人同行：下单后两个券码都在您的订单里`
