import { scoreText } from '@/domain/score-text'

export const rowTexts = {
  fresh: '新上架，还没有评价',
  unrated: '还没有评价',
  reviews: (count: number) => `${count}条评价`,
  score: (score: number) => `${scoreText(score)}分`,
  after: (coupons: string) => (coupons ? `券后，${coupons}` : '券后'),
  guest: '登录看券后价',
  full: '近两周约满',
  by: (doctor: string) => `${doctor}医生`,
  comes: (day: string) => `${day}前后到`,
  leaves: (minute: string) => `${minute}前出库`,
  sent: '付款后尽快出库'
} as const
