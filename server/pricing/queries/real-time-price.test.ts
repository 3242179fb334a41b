import { eq, inArray } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { CustomAddPackage } from '@/contract/booking/dto/addon'
import type { QuoteInput } from '@/contract/booking/dto/quote'
import { ErrorCode } from '@/contract/errors'
import { addonPackages, checkItems } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/test-app'

const GOLDEN = { orgCode: 'H1001', productCode: 'CK1003' }
const COMPANY = { orgCode: 'H1001', productCode: 'CK1017' }

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server.close())

const pick = (...entries: [packageId: number, ...itemCodes: string[]][]): CustomAddPackage =>
  entries.map(([addPackageId, ...itemCodeList]) => ({ addPackageId, itemCodeList }))

const ask = (customAddPackage: CustomAddPackage, input: Partial<QuoteInput> = {}) =>
  server.call('addon.quote', { ...GOLDEN, rtime: '2026-05-25', customAddPackage, ...input }, { session })
const price = async (customAddPackage: CustomAddPackage, input: Partial<QuoteInput> = {}) => {
  const answer = await ask(customAddPackage, input)
  const quote = answer.code === ErrorCode.ok ? answer.results[0] : undefined
  if (!quote) throw new Error(`${answer.code} ${answer.message}`)
  return quote
}
const toggle = (operType: 0 | 1, packageId: number, itemCode: string) => ({
  operType,
  toggled: { packageId, itemCode }
})

describe('the signed quote', () => {
  test('R7.40 without a true signature there is no price', async () => {
    const input = { ...GOLDEN, rtime: '2026-05-25', customAddPackage: [] }
    const forged = {
      signature: 'x'.repeat(64),
      timestamp: String(server.clock.now().getTime()),
      nonce: 'abcdefgh1234'
    }
    expect((await server.call('addon.quote', input, { session, signature: forged })).code).toBe(
      ErrorCode.badParameter
    )
  })

  test('R3.42 base and add-ons, counts, and lines that sum to the price', async () => {
    const quote = await price(pick([6201, 'HE005'], [6202, 'TH003', 'TH004']))
    expect(quote).toMatchObject({ userPayPrice: 1454, basePrice: 1080, addonPrice: 374, allItemNumber: 24 })
    expect(quote.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['base', 1080],
      ['addon', 374]
    ])
    expect(quote.customAddItemList).toContainEqual({
      packageId: 6201,
      list: [{ addItemCode: 'HE005', addItemName: '同型半胱氨酸', addItemSalePrice: 88 }]
    })
  })

  test('R3.34 a package of type 1 has one price however much of it is chosen, type 2 adds up', async () => {
    const whole = { productCode: 'CK1001' }
    expect((await price(pick([6203, 'DI003']), whole)).addonPrice).toBe(298)
    const three = await price(pick([6203, 'DI001', 'DI003', 'DI004']), whole)
    expect(three.addonPrice).toBe(298)
    expect(three.customAddItemList[0]?.list.reduce((sum, item) => sum + item.addItemSalePrice * 100, 0)).toBe(
      29800
    )
    expect((await price(pick([6207, 'EY002', 'EY003']), whole)).addonPrice).toBe(
      (await price(pick([6207, 'EY002']), whole)).addonPrice +
        (await price(pick([6207, 'EY003']), whole)).addonPrice
    )
  })

  test('the company pays its packages, the quota its part, the rest is self-paid', async () => {
    const quote = await price(pick([6101, 'LU001'], [6103, 'GL002', 'HE005', 'BO002']), COMPANY)
    const quotaItems = quote.customAddItemList.find(({ packageId }) => packageId === 6103)?.list ?? []
    const worth = quotaItems.reduce((sum, item) => sum + item.addItemSalePrice, 0)
    expect(worth).toBeGreaterThan(200)
    expect(quote).toMatchObject({ quotaUsed: 200, addonPrice: worth - 200, userPayPrice: 698 + worth - 200 })
    expect(quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quote.userPayPrice)
    const within = await price(pick([6101, 'LU001'], [6103, 'HE005']), COMPANY)
    expect(within).toMatchObject({ quotaUsed: 88, addonPrice: 0, userPayPrice: 698 })
  })

  test('R3.32 a company package with withIn 0 is paid by the person', async () => {
    const choice = pick([6101, 'LU001'], [6103, 'HE005'])
    const { db } = server.database
    await db
      .update(addonPackages)
      .set({ withIn: false })
      .where(inArray(addonPackages.id, [6101, 6103]))
    try {
      const quote = await price(choice, COMPANY)
      const items = quote.customAddItemList.flatMap(({ list }) => list)
      const worth = items.reduce((sum, item) => sum + item.addItemSalePrice, 0)
      expect(worth).toBeGreaterThan(0)
      expect(quote).toMatchObject({ quotaUsed: 0, addonPrice: worth, userPayPrice: 698 + worth })
    } finally {
      await db
        .update(addonPackages)
        .set({ withIn: true })
        .where(inArray(addonPackages.id, [6101, 6103]))
    }
  })

  test('R7.87 40003: DI005 of 6213 wants its examinations along, which then are priced', async () => {
    const chosen = pick([6213, 'DI005'])
    const refused = await server.callRaw(
      'addon.quote',
      { ...GOLDEN, rtime: '2026-05-25', customAddPackage: chosen, ...toggle(1, 6213, 'DI005') },
      { session }
    )
    expect(refused).toMatchObject({
      code: 40003,
      message: '无痛胃镜须先完成凝血四项、传染病四项与心电图，是否一起添加？',
      results: [
        {
          items: [
            { packageId: 6213, itemCode: 'BL003', name: '凝血四项', price: 65 },
            { packageId: 6213, itemCode: 'IN001', name: expect.any(String), price: expect.any(Number) }
          ]
        }
      ]
    })
    const together = await price(pick([6213, 'DI005', 'BL003', 'IN001']), toggle(1, 6213, 'DI005'))
    expect(together.allItemNumber).toBe(24)
  })

  test('an item that wants three days ahead is refused for earlier ones and locked in the list with its reason', async () => {
    const choice = pick([6213, 'DI005', 'BL003', 'IN001'])
    const quoteOn = (rtime: string) =>
      server.callRaw('addon.quote', { ...GOLDEN, rtime, customAddPackage: choice }, { session })
    expect(await quoteOn('2026-05-22')).toMatchObject({
      code: 20001,
      message: '需提前3天预约，请改选更晚的日期'
    })
    expect(await quoteOn('2026-05-23')).toMatchObject({ code: 1 })
    const itemOn = async (rtime: string) => {
      const answer = await server.call('addon.packages', { ...GOLDEN, rtime }, { session })
      const list = answer.code === ErrorCode.ok ? answer.results[0] : undefined
      return list?.customList.flatMap(({ items }) => items).find(({ itemCode }) => itemCode === 'DI005')
    }
    expect(await itemOn('2026-05-22')).toMatchObject({
      disabled: true,
      disabledReason: '需提前3天预约，请改选更晚的日期',
      notes: ['需提前3天预约', '须家属陪同', '当日禁驾']
    })
    expect(await itemOn('2026-05-23')).toMatchObject({ disabled: false, disabledReason: '' })
  })

  test('what has to be known before paying comes with the price', async () => {
    const { reminders } = await price(pick([6213, 'DI005', 'BL003', 'IN001']))
    expect(reminders).toContainEqual({ itemName: '无痛胃镜', text: '须家属陪同', sexLimit: null })
    expect((await price([])).reminders).not.toContainEqual(expect.objectContaining({ text: '须家属陪同' }))
  })

  test('R7.87 40004: TH003 of 6202 makes TH002 superfluous', async () => {
    const refused = await ask(pick([6202, 'TH003', 'TH002']), toggle(1, 6202, 'TH002'))
    expect(refused).toMatchObject({
      code: 40004,
      message: '甲功七项已包含甲功三项，是否删除甲功三项？',
      results: [{ items: [{ packageId: 6202, itemCode: 'TH002' }] }]
    })
    expect((await price(pick([6202, 'TH003']), toggle(1, 6202, 'TH002'))).addonPrice).toBe(198)
  })

  test('R7.87 40004: taking BL003 away takes DI005 along', async () => {
    const refused = await ask(pick([6213, 'DI005', 'IN001']), toggle(0, 6213, 'BL003'))
    expect(refused).toMatchObject({
      code: 40004,
      results: [{ items: [{ packageId: 6213, itemCode: 'DI005' }] }]
    })
  })

  test('R3.43 an exchange item is eligible from its threshold of self-paid add-ons on, and charged only then', async () => {
    const offer = (quote: Awaited<ReturnType<typeof price>>) =>
      quote.addItemActivityConfigDTOS.find(({ id }) => id === 8101)
    const near = await price(pick([6202, 'TH003', 'TH004']), { addItemConfigId: 8101 })
    expect(offer(near)).toMatchObject({
      exProduct: false,
      gap: 14,
      productPrice: 99,
      productOriginalPrice: 199
    })
    expect(near).toMatchObject({ addonPrice: 286, exchangePrice: 0, userPayPrice: 1366 })
    const met = await price(pick([6202, 'TH003', 'TH004'], [6201, 'HE005']), { addItemConfigId: 8101 })
    expect(offer(met)).toMatchObject({ exProduct: true, gap: 0 })
    expect(met).toMatchObject({ addonPrice: 374, exchangePrice: 99, userPayPrice: 1553 })
    expect(met.lines.at(-1)).toMatchObject({ kind: 'exchange', amount: 99 })
  })

  test('R7.87 the remark comes when a toggle makes the chosen exchange lose its condition, and only then', async () => {
    const after = pick([6202, 'TH003', 'TH004'])
    const lost = await price(after, { addItemConfigId: 8101, ...toggle(0, 6201, 'HE005') })
    expect(lost.addItemRemark).toBe('本次变更后不再满足“电子血压计”的换购条件，继续将取消换购。')
    expect((await price(after, toggle(0, 6201, 'HE005'))).addItemRemark).toBe('')
    const still = pick([6202, 'TH003', 'TH004'], [6201, 'HE005'])
    expect((await price(still, { addItemConfigId: 8101, ...toggle(0, 6207, 'EN002') })).addItemRemark).toBe(
      ''
    )
    expect((await price(after, { addItemConfigId: 8101, ...toggle(1, 6202, 'TH004') })).addItemRemark).toBe(
      ''
    )
  })

  test('medical tips go to specialItem, not to the remark', async () => {
    const tipped = await price(pick([7210, 'LU002']), { productCode: 'CK1015', ...toggle(1, 7210, 'LU002') })
    expect(tipped.addItemRemark).toBe('')
    expect(tipped.specialItem).toContainEqual({
      itemCode: 'LU002',
      specialTip: expect.stringContaining('妊娠期不可做')
    })
  })

  test.each([
    ['a package that does not exist', pick([9999, 'TH003']), '该加项包暂不可选，请刷新后重试'],
    ['an item of another package', pick([6202, 'HE005']), '该加项暂不可选，请刷新后重试'],
    ['a company package without a card', pick([6102, 'HE003']), '该加项包暂不可选，请刷新后重试'],
    ['a women-only package with a product for men', pick([6205, 'FE002']), '该加项包暂不可选，请刷新后重试'],
    ['what the base package has', pick([6202, 'TH001']), '套餐已含'],
    ['the same item twice', pick([6201, 'HE005'], [6301, 'HE005']), '检查项同型半胱氨酸不可重复选择'],
    ['both paper-report options', pick([-1], [-2]), '公益捐赠与小礼品只能选择一项']
  ])('20001 refuses %s', async (_name, customAddPackage, message) => {
    expect(await ask(customAddPackage)).toMatchObject({ code: ErrorCode.badParameter, message })
  })

  test('20001 refuses more than the maximum with its text', async () => {
    const answer = await ask(pick([6102, 'HE003', 'TH001', 'DI002']), COMPANY)
    expect(answer).toMatchObject({ code: ErrorCode.badParameter, message: '单位福利加项最多选择2项' })
  })

  test('a price that the client makes up changes nothing', async () => {
    const input = {
      ...GOLDEN,
      rtime: '2026-05-25',
      customAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'], price: 0, salePrice: 0.01 }],
      userPayPrice: 1,
      salePrice: 0
    }
    const { results } = await server.callRaw('addon.quote', input, { session })
    expect(results).toEqual([expect.objectContaining({ userPayPrice: 1278 })])
  })

  test('priceVersion is the same for the same price and another when an item costs more', async () => {
    const version = async () => (await price(pick([6202, 'TH003']))).priceVersion
    const first = await version()
    expect(await version()).toBe(first)
    const item = eq(checkItems.itemCode, 'TH003')
    await server.database.db.update(checkItems).set({ salePriceFen: 19900 }).where(item)
    expect(await version()).not.toBe(first)
    await server.database.db.update(checkItems).set({ salePriceFen: 19800 }).where(item)
    expect(await version()).toBe(first)
  })

  test('27005 off the shelf, 20001 a branch that does not take the product', async () => {
    expect((await ask([], { productCode: 'CK1018' })).code).toBe(ErrorCode.offShelf)
    expect((await ask([], { orgCode: 'V1201' })).code).toBe(ErrorCode.badParameter)
  })
})
