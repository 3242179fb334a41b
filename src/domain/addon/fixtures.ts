/** Packages, rules and a base package for the tests of add-ons and quotes. Prices in fen. */
import type { ItemRule } from './rules'
import { CHARGE_TYPE, COUNT_PRICE_TYPE, type AddonItem, type AddonPackage } from './types'

const ITEMS: Readonly<Record<string, readonly [name: string, priceFen: number]>> = {
  BL003: ['凝血四项', 6500],
  BO002: ['25-羟维生素D', 12800],
  BR002: ['颅脑磁共振平扫', 68000],
  BR003: ['颅内动脉血管成像', 58000],
  DI001: ['13C呼气试验', 12800],
  DI002: ['14C呼气试验', 8800],
  DI003: ['胃功能三项', 16800],
  DI004: ['幽门螺杆菌抗体', 5800],
  DI005: ['无痛胃镜', 128000],
  DI006: ['无痛肠镜', 158000],
  GL002: ['糖化血红蛋白', 6600],
  GL004: ['糖耐量试验', 5000],
  HE001: ['十二导联心电图', 3200],
  HE002: ['心脏彩超', 26800],
  HE003: ['颈动脉彩超', 14800],
  HE005: ['同型半胱氨酸', 8800],
  HE008: ['冠状动脉CTA', 118000],
  IN001: ['传染病四项（术前）', 12800],
  KI001: ['肾功能三项', 3800],
  LI004: ['肝脏硬度与脂肪衰减检测', 26800],
  LP001: ['血脂四项', 4800],
  LP002: ['血脂七项', 11000],
  LU001: ['胸部DR正位', 6800],
  LU002: ['低剂量胸部螺旋CT', 29800],
  TH001: ['甲状腺彩超', 11800],
  TH002: ['甲功三项', 9800],
  TH003: ['甲功七项', 19800],
  TH004: ['降钙素', 8800]
}

export const nameOf = (itemCode: string): string => ITEMS[itemCode]?.[0] ?? itemCode

export const makeItem = (itemCode: string, change: Partial<AddonItem> = {}): AddonItem => ({
  itemCode,
  itemName: nameOf(itemCode),
  itemIntro: '',
  salePriceFen: ITEMS[itemCode]?.[1] ?? 1000,
  sellCount: 0,
  required: false,
  included: false,
  disabled: false,
  disabledReason: '',
  hot: false,
  specialTip: '',
  notes: [],
  recommendReason: '',
  ...change
})

export const makePackage = (
  packageId: number,
  itemCodes: readonly string[],
  change: Partial<AddonPackage> = {}
): AddonPackage => ({
  packageId,
  name: `加项包${packageId}`,
  detail: '',
  affirmatively: 0,
  withIn: 0,
  chargeType: CHARGE_TYPE.selfSelected,
  countPriceType: COUNT_PRICE_TYPE.perItem,
  minnums: 0,
  maxnums: itemCodes.length,
  salePriceFen: 0,
  items: itemCodes.map((code) => makeItem(code)),
  ...change
})

const { enterprise, quota, personal, selfSelectedBundle } = CHARGE_TYPE
const { whole } = COUNT_PRICE_TYPE

/** A company's packages, self-selected ones, personal and smart recommendation, and the two paper-report packages. */
export const PACKAGES: readonly AddonPackage[] = [
  makePackage(6101, ['LU001', 'LU002'], {
    affirmatively: 1,
    withIn: 1,
    chargeType: enterprise,
    countPriceType: whole,
    minnums: 1,
    maxnums: 1
  }),
  makePackage(6102, ['HE003', 'TH001', 'DI002'], {
    withIn: 1,
    chargeType: enterprise,
    countPriceType: whole,
    maxnums: 2
  }),
  makePackage(6103, ['LP002', 'GL002', 'HE005', 'BO002'], { withIn: 1, chargeType: quota }),
  makePackage(6201, ['HE002', 'HE003', 'HE005']),
  makePackage(6202, ['TH001', 'TH002', 'TH003', 'TH004']),
  makePackage(6203, ['DI001', 'DI003', 'DI004'], {
    chargeType: selfSelectedBundle,
    countPriceType: whole,
    salePriceFen: 29800
  }),
  makePackage(6204, ['LU002', 'LU001']),
  makePackage(6212, ['HE008'], { maxnums: 1 }),
  makePackage(6213, ['DI005', 'DI006', 'BL003', 'IN001']),
  makePackage(6301, ['GL002', 'HE005'], { chargeType: personal }),
  makePackage(-4, ['TH001', 'LI004', 'BO002'], { chargeType: personal }),
  makePackage(-1, [], { chargeType: selfSelectedBundle, countPriceType: whole, maxnums: 1 }),
  makePackage(-2, [], { chargeType: selfSelectedBundle, countPriceType: whole, maxnums: 1 })
]

/** Without the company's packages: what a person without a card sees. */
export const OPEN_PACKAGES: readonly AddonPackage[] = PACKAGES.filter((pkg) => pkg.withIn === 0)

/** The base package of the golden journey: 21 items, 1080 yuan. */
export const BASE = {
  name: '深度体检·男士款',
  salePriceFen: 108000,
  itemCodes: [
    ...['GE001', 'GE002', 'GE003', 'BL001', 'KI002', 'HE001', 'EY001', 'EN001', 'LI002', 'LI003', 'KI001'],
    ...['KI004', 'GL001', 'GL002', 'LP002', 'HE003', 'TH001', 'LU002', 'DI001', 'MA001', 'TU006']
  ]
}

const rule = (
  ruleId: string,
  type: ItemRule['type'],
  itemCode: string,
  withItemCodes: readonly string[],
  message: string
): ItemRule => ({ ruleId, type, itemCode, withItemCodes, message })

export const RULES: readonly ItemRule[] = [
  rule(
    'R01',
    'REQUIRE',
    'DI005',
    ['BL003', 'IN001', 'HE001'],
    '无痛胃镜须先完成凝血四项、传染病四项与心电图，是否一起添加？'
  ),
  rule(
    'R03',
    'REQUIRE',
    'HE008',
    ['KI001', 'HE001'],
    '冠状动脉CTA需同时检查肾功能三项与心电图，是否一起添加？'
  ),
  rule('R04', 'REQUIRE', 'BR003', ['BR002'], '颅内动脉血管成像需与颅脑磁共振平扫同次完成，是否一起添加？'),
  rule('R05', 'EXCLUSIVE', 'LU002', ['LU001'], '低剂量胸部CT已覆盖胸部DR，是否一起删除？'),
  rule('R06', 'EXCLUSIVE', 'DI001', ['DI002'], '13C与14C呼气试验同次只需做一种，是否删除14C？'),
  rule('R08', 'CONTAINS', 'TH003', ['TH002'], '甲功七项已包含甲功三项，是否删除甲功三项？'),
  rule('R09', 'CONTAINS', 'LP002', ['LP001'], '血脂七项已包含血脂四项，是否删除血脂四项？'),
  rule('R15', 'REMARK', 'GL004', [], '温馨提示：糖耐量试验需在院等候约两小时，请预留时间。')
]
