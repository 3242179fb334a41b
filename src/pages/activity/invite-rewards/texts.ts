import { dateOf, monthDay } from '@/domain/date'
import type { Invites } from '@/services/activity/awards'

type State = Invites['people'][number]['state']

/** Texts of inviting somebody. */
export const texts = {
  title: '邀请有礼',
  missing: '现在没有邀请活动',
  missingText: '有新的活动会在首页告诉你',
  toHome: '去首页',
  head: '请朋友做一次体检',
  sub: (friend: string, own: string) => `TA 马上得${friend}，到检后你得${own}`,
  link: '我的邀请链接',
  share: '发给好友',
  qr: '当面扫码',
  copy: '复制链接',
  copied: '链接已复制，发给好友注册就可以',
  notCopied: '没有复制成功，请再试一次',
  qrTitle: '请好友扫码',
  qrText: '用微信或相机扫，登录后券直接到 TA 的卡包。',
  qrLabel: '邀请二维码',
  shareTitle: (friend: string) => `送你${friend}，做体检可以用`,
  shareText: '登录后直接到卡包，自己选时间和分院',
  message: (friend: string, url: string) => `送你${friend}，登录后直接到卡包：${url}`,
  how: '怎么算成功',
  steps: (friend: string, own: string) => [
    { name: '朋友用链接注册', note: `TA 马上得${friend}` },
    { name: 'TA 第一单到检', note: '自己选时间' },
    { name: `你得${own}`, note: '到检满一天后到账' }
  ],
  level: '只看你直接邀请的朋友，没有下级，也不按人头返现。',
  people: '我的邀请',
  count: (people: number, rewarded: number, most: number) =>
    `${people} 人 · 得 ${rewarded} 张，最多 ${most} 张`,
  none: '还没有邀请过朋友',
  noneText: '把链接发给一位想做体检的朋友',
  states: {
    joined: '还没下单',
    ordered: '到检后到账',
    rewarded: '券已到账',
    withheld: '没有发放',
    over: '已到上限'
  } satisfies Record<State, string>,
  at: (at: number) => `${monthDay(dateOf(at))} 加入`,
  rules: '活动规则',
  ended: '活动已结束，之后注册的朋友不再发券。',
  soon: '活动还没开始。',
  reward: (scope: string, from: string, days: number) => `奖励的券 ${days} 天有效，${scope}，${from}`
} as const
