import { formatYuan } from '@/domain/money'

/** Texts of a product that is given in doses, or paid with a deposit. */
export const doseTexts = {
  payType: '支付方式',
  payAll: '全款',
  payAllNote: (yuan: string, doses: string) => `¥${yuan}，${doses}都不用再付`,
  payDeposit: '付定金',
  payDepositNote: (yuan: string, from: string) => `¥${yuan} 先占号，到店前补齐尾款 ¥${from}`,
  depositFirst: (yuan: string) => `付定金 ¥${yuan}`,
  restAtBranch: '余款到店付，定金抵扣',
  restLater: '余款到店前付清',
  howMany: (doses: string, give: string) => `${doses}怎么${give}`,
  /** The days of a course that begins tomorrow. */
  example: (first: string, day: string) => `以${first} ${day} 为例`,
  from: (day: string) => `${day} 起`,
  reminder: (unit: string) => `到期前 7 天提醒你约下一${unit}`,
  later: (first: string, place: string) => `${first}随订单预约，后面的在订单里约，可约在同一${place}`,
  who: (come: string) => `谁来${come}`,
  add: '新增',
  login: (person: string) => `登录后选择${person}`,
  retry: '联系人加载失败，点此重试',
  age: (years: number) => `${years}岁`,
  fits: (name: string) => `${name}符合年龄与性别要求，现场由医生再确认`,
  nobody: '联系人中没有符合年龄与性别要求的人，请先新增',
  pick: (person: string) => `请选择${person}`,
  refund: '退款怎么算',
  noneGiven: (come: string) => `还没${come}`,
  allBack: '实付全退',
  given: (give: string, doses: number, unit: string) => `已${give} ${doses} ${unit}`,
  lessBack: (fen: number) => `退 实付 − ¥${formatYuan(fen)}`,
  unit: (unit: string, fen: number) => `单${unit}价 ¥${formatYuan(fen)}，退款不低于 0`
} as const
