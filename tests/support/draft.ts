import type { BookingCache } from '@/domain/booking/booking-cache'
import { draftKey, type Draft } from '@/domain/draft/draft'
import type { Choice, DraftParts, DraftProduct, DraftQuote, ListedDays, Visit } from '@/domain/draft/parts'
import type { ProcessStore } from '@/stores/process'

/** What drafts are kept in: the world of a page test, or a store alone. */
interface Kept {
  readonly root: { readonly process: ProcessStore }
}

/** The draft of the product that most tests are about. */
export const SUBJECT = { kind: 'checkup', productCode: 'CK1003' } as const
export const KEY = draftKey(SUBJECT)

export const draftIn = (world: Kept): Draft | undefined => world.root.process.draft(KEY)

/** Opens the draft of `SUBJECT`, or that of a card, with these parts. */
export function startDraft(world: Kept, parts: Partial<DraftParts>, card?: string): void {
  const { key } = world.root.process.open({ ...SUBJECT, card })
  world.root.process.put(key, parts)
}

export const days = (change: Partial<BookingCache & ListedDays> = {}): ListedDays => ({
  cityCode: '131',
  startDate: '2026-11-20',
  dayNum: 7,
  valid: false,
  lastUpdate: 0,
  tabDate: '',
  ...change
})

export const product = (change: Partial<DraftProduct> = {}): DraftProduct => ({
  name: '深度体检·男士款',
  image: '/seed-img/pkg/CK1003.svg',
  category: 1,
  itemCount: 21,
  comboId: '2002',
  supermarketCode: '',
  skipsAddons: false,
  sexLimit: 1,
  ageMin: 30,
  ageMax: 50,
  persons: 1,
  ...change
})

export const visit = (change: Partial<Visit> = {}): Visit => ({
  branch: {
    id: 'H1001',
    name: '澄安体检中心（北京望京分院）',
    address: '北京市朝阳区阜荣街南侧云桥大厦B座3层',
    thirdParty: false,
    priceFen: 108_000
  },
  date: '2026-11-24',
  timespan: '08:00-08:30',
  slotId: 102,
  hold: null,
  first: null,
  ...change
})

export const choice = (change: Partial<Choice> = {}): Choice => ({
  addons: [],
  exchangeId: null,
  quote: null,
  ...change
})

/** A price of two add-ons and an exchange item. */
export const draftQuote = (change: Partial<DraftQuote> = {}): DraftQuote => ({
  userPayFen: 150_500,
  basePriceFen: 108_000,
  addonSelfPaidFen: 32_600,
  enterprisePaidFen: 0,
  quotaUsedFen: 0,
  exchangeFen: 9_900,
  allItemNumber: 23,
  lines: [
    { key: 'base', label: '套餐', note: '深度体检·男士款', amountFen: 108_000 },
    { key: 'addon', label: '加项', note: '2项', amountFen: 32_600 },
    { key: 'exchange', label: '换购', note: '电子血压计', amountFen: 9_900 }
  ],
  addons: [
    { packageId: 6202, items: [{ itemCode: 'TH003', name: '甲功七项', priceFen: 19_800 }] },
    { packageId: 6208, items: [{ itemCode: 'BO002', name: '25-羟维生素D', priceFen: 12_800 }] }
  ],
  exchanges: [
    {
      ...{ id: 8101, productCode: 'HS2003', productCategory: 20, name: '电子血压计' },
      ...{ image: '/seed-img/goods/HS2003.svg', clerk: '加项满300元可换购' },
      ...{ priceFen: 9_900, originalPriceFen: 19_900, eligible: true, gapFen: 0 }
    },
    {
      ...{ id: 8102, productCode: 'HS2006', productCategory: 30, name: '维生素D滴剂两瓶装' },
      ...{ image: '/seed-img/goods/HS2006.svg', clerk: '加项满150元可换购' },
      ...{ priceFen: 2_900, originalPriceFen: 6_900, eligible: true, gapFen: 0 }
    },
    {
      ...{ id: 8103, productCode: 'GH7002', productCategory: 7, name: '居家叶酸代谢基因检测' },
      ...{ image: '/seed-img/gene/GH7002.svg', clerk: '加项满500元可换购' },
      ...{ priceFen: 19_900, originalPriceFen: 39_900, eligible: false, gapFen: 17_400 }
    }
  ],
  reminders: [
    {
      itemName: '低剂量胸部螺旋CT',
      text: '备孕半年内及妊娠期不可做',
      sexLimit: 0,
      ages: { min: 15, max: 55 }
    }
  ],
  priceVersion: '9d90cb0118e264e5',
  ...change
})

/** At a branch that somebody else runs. */
export const thirdPartyVisit = (): Visit => {
  const { branch, ...rest } = visit()
  return { ...rest, branch: { ...branch, thirdParty: true } }
}
