import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { makeItem, makePackage, nameOf, RULES } from '@/domain/addon/fixtures'
import { presentPackages } from '@/domain/addon/rules'
import { soldWhole } from '@/domain/addon/limits'
import { CHARGE_TYPE, COUNT_PRICE_TYPE, type AddonPackage } from '@/domain/addon/types'
import type { DraftParts } from '@/domain/draft/parts'
import ChoosePage from '@/pages/supermarket/choose/index'
import { addonServer, packageDto } from './addon'
import { product, visit } from './draft'
import type { MountedPage } from './mount-page'
import { idle } from './screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from './world'

/** The self-selected screen with a server of its packages behind it. */

const whole = (id: number, name: string, codes: readonly string[], salePriceFen: number) =>
  makePackage(id, codes, {
    name,
    chargeType: CHARGE_TYPE.selfSelectedBundle,
    countPriceType: COUNT_PRICE_TYPE.whole,
    minnums: codes.length,
    salePriceFen
  })
const category = (id: number, name: string, codes: readonly string[], hot: readonly string[] = []) =>
  makePackage(id, [], {
    name,
    maxnums: codes.length,
    items: codes.map((code) =>
      makeItem(code, { hot: hot.includes(code), itemIntro: `${nameOf(code)}查什么` })
    )
  })

export const SHOP: readonly AddonPackage[] = [
  whole(7104, '肠胃包', ['DI001', 'DI003', 'DI004'], 29_800),
  whole(7101, '早查组合', ['LU002', 'DI003'], 39_800),
  category(7202, '血液常规', ['BL003', 'IN001', 'KI001']),
  category(7205, '心脏血管', ['HE001', 'HE003', 'HE008']),
  category(7207, '甲状腺', ['TH001', 'TH002', 'TH003'], ['TH001']),
  category(7210, '呼吸与肺', ['LU001', 'LU002'], ['LU002']),
  category(7211, '消化道', ['DI001', 'DI002', 'DI003', 'DI004', 'DI005'], ['DI001'])
]
const BASE_CODES = ['HE001', 'GL002']
const PRODUCT = { kind: 'checkup', productCode: 'CK1015' } as const

/** What the server answers to a choice. */
export const { price: priceOf } = addonServer({
  packages: SHOP,
  baseItemCodes: BASE_CODES,
  rules: RULES,
  exchanges: []
})

let page: MountedPage | null = null
/** The world of the test at hand. */
export let world: World

export interface OpenOptions extends WorldOptions {
  packages?: readonly AddonPackage[]
  /** null: nothing was booked. */
  draft?: Partial<DraftParts> | null
  params?: Record<string, string>
}

/** The list as the server answers it. */
export function shopAnswer(packages: readonly AddonPackage[] = SHOP): ResultsOf<'supermarket.packages'> {
  const offered = presentPackages({ packages, baseItemCodes: BASE_CODES, rules: RULES, nameOf })
  return [
    {
      specialPackageList: offered.filter(soldWhole).map(packageDto),
      addPackageList: offered.filter((pkg) => !soldWhole(pkg)).map(packageDto),
      checkItem: BASE_CODES.map((id) => ({ id, name: nameOf(id), durationMin: 3, fasting: false })),
      checkItemCount: BASE_CODES.length,
      salePrice: 1080
    }
  ]
}

export async function open(
  calls: FakeCalls = {},
  { packages = SHOP, draft = {}, params = {}, ...rest }: OpenOptions = {}
) {
  world = createWorld({
    calls: {
      'supermarket.packages': () => shopAnswer(packages),
      'addon.quote': priceOf,
      ...calls
    },
    ...rest
  })
  if (draft) {
    const { key } = world.root.process.open(PRODUCT)
    const base = product({
      name: '自选体检·基础包',
      supermarketCode: 'SM9001',
      comboId: '2014',
      itemCount: 2
    })
    world.root.process.put(key, { product: base, visit: visit(), ...draft })
  }
  await act(async () => {
    page = await world.open('supermarket', ChoosePage, { id: PRODUCT.productCode, ...params })
  })
  await idle()
}

/** In front again, as when a page behind it goes back. */
export async function reappear() {
  await act(async () => {
    page?.fire('onHide')
    page?.fire('onShow')
  })
  await idle()
}

export const kept = () => world.root.process.draftOf(PRODUCT.productCode)?.parts

export function leaveScreen() {
  page?.leave()
  page = null
  document.body.innerHTML = ''
}
