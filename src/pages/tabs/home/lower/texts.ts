import { nearDay } from '@/domain/day-names'

const UNITS: Readonly<Record<string, string>> = { scenes: '款', doctors: '项', doses: '种', band: '种' }

/** Texts of what lies below home's first screen. */
export const lowerTexts = {
  all: (count: number, style: string) => `${count} ${UNITS[style] ?? '件'}`,
  first: (where: string, day: string) => `${where}，最早${day}`,
  full: '近两周约满',
  dots: '点数就是针数，约一次排好全程',
  doses: (count: number) => `${count}针`,
  firstDose: (day: string) => `第 1 针最早 ${day}`,
  earliest: (day: string) => `最早 ${day}`,
  comes: (day: string, city: string) => `现在下单，${day} 前后到${city}`,
  abroad: '从保税仓发出，税费下单时列明',
  doctor: (title: string, years: number) => `${title} · ${years} 年`,
  focus: (what: string) => `擅长${what}`,
  after: '券后',
  genes: (count: number) => `${count} 种基因检测`,
  leaves: (day: string) => `${day} 寄出`,
  from: (yuan: number) => `¥${yuan} 起`,
  look: '看看测什么',
  help: '有事找我们',
  helpNote: (what: readonly string[]) => `${what.join('、')}，多半自己就能办`,
  hours: (hours: string) => `人工 ${hours}`,
  centre: '帮助中心'
} as const

/** '明天 11-21 周六 08:00' */
export const dayText = ({ date, time }: { date: string; time: string }, now: number): string =>
  [nearDay(date, now), time].filter((part) => part !== '').join(' ')
