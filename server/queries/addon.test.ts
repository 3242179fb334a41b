import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/dto/auth'
import type { AddPackagesInput, CustomAddPackage, QuoteInput } from '@/contract/dto/booking'
import { ErrorCode } from '@/contract/errors'
import { boundCards, checkItems, orders, reports } from '../db/schema'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'
import { itemsUnfitFor, priceOrder, quotedBefore } from './price-order'

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

const packages = async (input: Partial<AddPackagesInput> = {}, as: Session | null = session) => {
  const { results } = await server.call('addon.packages', { ...GOLDEN, ...input }, { session: as })
  const [lists] = results
  if (!lists) throw new Error('no packages')
  const all = [...lists.requireList, ...lists.notRequireList, ...lists.individList, ...lists.customList]
  const pkg = (id: number) => all.find(({ addPackageId }) => addPackageId === id)
  const item = (id: number, code: string) => pkg(id)?.items.find(({ itemCode }) => itemCode === code)
  return { lists, ids: all.map(({ addPackageId }) => addPackageId), pkg, item }
}

const ask = (customAddPackage: CustomAddPackage, input: Partial<QuoteInput> = {}) =>
  server.call('addon.quote', { ...GOLDEN, rtime: '2026-05-21', customAddPackage, ...input }, { session })
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

describe('add-on packages', () => {
  test('R7.37 R3.35 R3.36 without a card there are no company packages; the base items and price are told', async () => {
    const { lists, ids } = await packages()
    expect(lists).toMatchObject({
      requireList: [],
      notRequireList: [],
      quota: 0,
      checkItemCount: 21,
      salePrice: 1080
    })
    expect(lists.individList.map(({ addPackageId }) => addPackageId)).toEqual([6301])
    expect(lists.customList.map(({ addPackageId }) => addPackageId)).toContain(6213)
    expect(lists.checkItem).toContainEqual({ id: 'HE001', name: expect.stringContaining('心电图') })
    expect(ids).not.toContain(-1)
    expect(ids).not.toContain(-2)
  })

  test('R2.151 R3.33 the bound card brings required, optional and quota packages to its combo', async () => {
    const { lists, pkg } = await packages(COMPANY)
    expect(lists.requireList.map(({ addPackageId }) => addPackageId)).toEqual([6101])
    expect(lists.notRequireList.map(({ addPackageId }) => addPackageId)).toEqual([6102, 6103])
    expect(pkg(6101)).toMatchObject({ affirmatively: 1, chargeType: 1, withIn: 1, minnums: 1, maxnums: 1 })
    expect(pkg(6103)).toMatchObject({ affirmatively: 0, chargeType: 5 })
    expect(lists.quota).toBe(200)
  })

  test('company packages stay away from a guest, another account, and a card that ran out', async () => {
    const company = async (as: Session | null) => {
      const { lists } = await packages(COMPANY, as)
      return [...lists.requireList, ...lists.notRequireList].length
    }
    expect(await company(null)).toBe(0)
    expect(await company(await server.login('10000000006'))).toBe(0)
    const card = eq(boundCards.cardNumber, '7700200000000017')
    await server.database.db.update(boundCards).set({ expiresAt: TEST_NOW }).where(card)
    expect(await company(session)).toBe(0)
    await server.database.db
      .update(boundCards)
      .set({ expiresAt: new Date('2027-01-01') })
      .where(card)
    expect(await company(session)).toBe(3)
  })

  test('R3.37 what the base package has is locked as 套餐已含, what conflicts with it says why', async () => {
    const { item } = await packages()
    expect(item(6202, 'TH001')).toMatchObject({ disabled: true, disabledReason: '套餐已含' })
    expect(item(6202, 'TH003')).toMatchObject({
      disabled: false,
      disabledReason: '',
      checked: false,
      required: 0
    })
    const thyroid = await packages({ productCode: 'CK1009' })
    expect(thyroid.item(6202, 'TH002')).toMatchObject({
      disabled: true,
      disabledReason: '套餐内甲功七项已包含此项'
    })
  })

  test('sex decides: of the product, else of the id card that was sent, else of the own person', async () => {
    const women = 6205
    const men = 6206
    expect((await packages()).ids).not.toContain(women)
    expect((await packages({ productCode: 'CK1004' })).ids).not.toContain(men)
    const open = { productCode: 'CK1001' }
    expect((await packages(open)).ids).toEqual(expect.arrayContaining([men]))
    expect((await packages(open)).ids).not.toContain(women)
    const reqMap = { telNo: '10000000002', idCardType: 1, idCardNum: '990101199007220228' }
    expect((await packages({ ...open, reqMap })).ids).not.toContain(men)
    expect((await packages({ ...open, reqMap })).ids).toContain(women)
    expect((await packages(open, null)).ids).toEqual(expect.arrayContaining([men, women]))
  })

  test('R7.86 what the branch does not do and what the caller excepts is left out', async () => {
    expect((await packages({ orgCode: 'H1002' })).item(6202, 'TH003')).toBeUndefined()
    const { item, ids } = await packages({ exceptItemCodes: ['TH003', 'HE008'] })
    expect(item(6202, 'TH003')).toBeUndefined()
    expect(item(6202, 'TH004')).toBeDefined()
    expect(ids).not.toContain(6212)
  })

  test('R7.37 recommendations from past reports come after consent alone, each with its reason', async () => {
    const before = await packages()
    expect(before.lists).toMatchObject({ recommendConsent: false, recommendPackage: null })
    await server.call('recommend.consent', { agreed: true }, { session })
    const { lists } = await packages()
    expect(lists.recommendConsent).toBe(true)
    expect(
      lists.recommendPackage?.items.map((item) => [item.itemCode, item.itemTriggeredRuleReason])
    ).toEqual([
      ['LI004', ['轻度脂肪肝，减重5%可望改善。']],
      ['BO002', [expect.stringMatching(/^2026年25-羟维生素D 14 ng\/mL，低于20，建议复查$/)]]
    ])
    expect((await price(pick([-4, 'BO002']))).addonPrice).toBe(128)
    await server.database.db.delete(reports)
    expect((await packages()).lists.recommendPackage).toBeNull()
    await server.call('recommend.consent', { agreed: false }, { session })
    expect((await ask(pick([-4, 'BO002']))).code).toBe(ErrorCode.badParameter)
  })
})

describe('the signed quote', () => {
  test('R7.40 without a true signature there is no price', async () => {
    const input = { ...GOLDEN, rtime: '2026-05-21', customAddPackage: [] }
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

  test('R3.32 the company pays its packages, the quota its part, the rest is self-paid', async () => {
    const quote = await price(pick([6101, 'LU001'], [6103, 'GL002', 'HE005', 'BO002']), COMPANY)
    const quotaItems = quote.customAddItemList.find(({ packageId }) => packageId === 6103)?.list ?? []
    const worth = quotaItems.reduce((sum, item) => sum + item.addItemSalePrice, 0)
    expect(worth).toBeGreaterThan(200)
    expect(quote).toMatchObject({ quotaUsed: 200, addonPrice: worth - 200, userPayPrice: 698 + worth - 200 })
    expect(quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quote.userPayPrice)
    const within = await price(pick([6101, 'LU001'], [6103, 'HE005']), COMPANY)
    expect(within).toMatchObject({ quotaUsed: 88, addonPrice: 0, userPayPrice: 698 })
  })

  test('R7.87 40003: DI005 of 6213 wants its examinations along, which then are priced', async () => {
    const chosen = pick([6213, 'DI005'])
    const refused = await server.callRaw(
      'addon.quote',
      { ...GOLDEN, rtime: '2026-05-21', customAddPackage: chosen, ...toggle(1, 6213, 'DI005') },
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
    const tipped = await price(pick([6204, 'LU002']), { productCode: 'CK1015', ...toggle(1, 6204, 'LU002') })
    expect(tipped.addItemRemark).toBe('')
    expect(tipped.specialItem).toContainEqual({
      itemCode: 'LU002',
      specialTip: expect.stringContaining('备孕、妊娠期')
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
      rtime: '2026-05-21',
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

describe('the price at completion', () => {
  const complete = (productCode: string, customAddPackage: CustomAddPackage) =>
    priceOrder(server.database.db, {
      userId: session.userInfo.user_id,
      orgCode: 'H1001',
      productCode,
      customAddPackage,
      comefrom: 50,
      now: server.clock.now(),
      complete: true
    })

  test('R3.31 a mandatory company package must have its choice', async () => {
    await expect(complete('CK1017', [])).rejects.toMatchObject({
      code: ErrorCode.badParameter,
      message: '单位必选包（二选一）至少选择1项'
    })
    const priced = await complete('CK1017', pick([6101, 'LU002']))
    expect(priced.quote).toMatchObject({ userPayFen: 69800, allItemNumber: 18 })
    expect(priced.catalogue.card?.cardNumber).toBe('7700200000000017')
  })

  test('the medical rules hold without any toggle', async () => {
    await expect(complete('CK1003', pick([6213, 'DI005']))).rejects.toMatchObject({ code: 40003 })
    await expect(complete('CK1003', pick([6202, 'TH002', 'TH003']))).rejects.toMatchObject({ code: 40004 })
  })

  test('it says what does not fit the person, and is the version that was quoted', async () => {
    const choice = pick([6206, 'MA002'])
    const priced = await complete('CK1001', choice)
    expect(itemsUnfitFor(priced, 0)).toEqual([priced.catalogue.items.get('MA002')?.name])
    expect(itemsUnfitFor(priced, 1)).toEqual([])
    const quoted = await price(choice, { productCode: 'CK1001' })
    expect(quoted.priceVersion).toBe(priced.priceVersion)
    const kept = await quotedBefore(server.database.db, session.userInfo.user_id, quoted.priceVersion)
    expect(kept?.payableFen).toBe(priced.quote.userPayFen)
    expect(await quotedBefore(server.database.db, 'u1002', quoted.priceVersion)).toBeNull()
  })
})

describe('add-ons of an earlier order', () => {
  const ORDER = 'CAAGAIN0001'
  beforeAll(async () => {
    await server.database.db.insert(orders).values({
      orderNum: ORDER,
      payOrderNum: `P${ORDER}`,
      userId: session.userInfo.user_id,
      orderType: 1,
      kind: 'checkup',
      productCategory: 1,
      productCode: 'CK1003',
      productName: '深度体检·男士款',
      payStatus: 2,
      appointmentState: 4,
      reportState: 2,
      totalFen: 137800,
      payableFen: 137800,
      paidFen: 137800,
      lines: [],
      addons: pick([6202, 'TH003', 'TH004'], [-1]),
      couponIds: [],
      comefrom: 50,
      extra: {},
      createdAt: TEST_NOW,
      payDeadline: TEST_NOW
    })
  })
  const again = (orgCode: string, as = session) =>
    server.call('addon.again', { orderNum: ORDER, orgCode, productCode: 'CK1003' }, { session: as })

  test('R7.89 everything carries over where everything is done', async () => {
    expect((await again('H1001')).results).toEqual([
      {
        itemCodes: ['TH003', 'TH004'],
        packageIds: [6202],
        recommendAddPackage: pick([6202, 'TH003', 'TH004']),
        itemCodesName: ['甲功七项', '降钙素'],
        notApplicable: []
      }
    ])
  })

  test('R7.89 what the branch does not do is named', async () => {
    expect((await again('H1002')).results[0]).toMatchObject({
      itemCodes: ['TH004'],
      recommendAddPackage: pick([6202, 'TH004']),
      notApplicable: ['甲功七项']
    })
  })

  test("another user's order is not found", async () => {
    const other = await server.login('10000000006')
    expect((await again('H1001', other)).code).toBe(ErrorCode.notFound)
  })
})
