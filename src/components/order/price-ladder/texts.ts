import type { RungKind } from '@/domain/quote/ladder'

export const texts = {
  title: '怎么算的',
  kinds: {
    base: '原价',
    add: '加上',
    off: '优惠',
    company: '公司付',
    own: '你的余额',
    end: '这次付'
  } satisfies Record<RungKind, string>,
  saved: (yuan: string) => `优惠共 ¥${yuan}。`,
  ownMoney: (names: readonly string[]) => `${names.join('和')}是你的钱，不算优惠。`,
  free: '这次不用付，下单时还会请你确认一次。',
  customs: '到手价含税含运费，付款时不会再加。税费由商家代缴给海关。',
  later: (parts: readonly string[]) => `分次付：${parts.join('，')}。`,
  part: (name: string, yuan: string) => `${name} ¥${yuan}`,
  known: '知道了'
} as const
