import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { AddPackagesInput } from '@/contract/booking/dto/addon'
import { ErrorCode } from '@/contract/errors'
import { boundCards, reports } from '../../db/schema'
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app'

const GOLDEN = { orgCode: 'H1001', productCode: 'CK1003' }
const COMPANY = { orgCode: 'H1001', productCode: 'CK1017' }

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server.close())

const packages = async (input: Partial<AddPackagesInput> = {}, as: Session | null = session) => {
  const { results } = await server.call('addon.packages', { ...GOLDEN, ...input }, { session: as })
  const [lists] = results
  if (!lists) throw new Error('no packages')
  const all = [...lists.requireList, ...lists.notRequireList, ...lists.individList, ...lists.customList]
  const pkg = (id: number) => all.find(({ addPackageId }) => addPackageId === id)
  const item = (id: number, code: string) => pkg(id)?.items.find(({ itemCode }) => itemCode === code)
  return { lists, ids: all.map(({ addPackageId }) => addPackageId), pkg, item }
}

const quoteSmart = () =>
  server.call(
    'addon.quote',
    { ...GOLDEN, rtime: '2026-05-21', customAddPackage: [{ addPackageId: -4, itemCodeList: ['BO002'] }] },
    { session }
  )

describe('add-on packages', () => {
  test('R7.37 R3.35 R3.36 without a card there are no company packages; the base items and price are told', async () => {
    const { lists, ids, pkg } = await packages()
    const whole = ids.filter((id) => pkg(id)?.countPriceType === 1)
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
    expect(lists.addPackageInfoList.map(({ addPackageId }) => addPackageId)).toEqual(ids)
    expect(lists.wholeAddPackageInfoList.map(({ addPackageId }) => addPackageId)).toEqual(whole)
    expect(whole.length).toBeGreaterThan(0)
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

  test('R3.39 R9.27 R7.37 recommendations from past reports come after consent alone, each with its reason; the paper report is no package', async () => {
    const before = await packages()
    expect(before.lists).toMatchObject({ recommendConsent: false, recommendPackage: null })
    await server.call('recommend.consent', { agreed: true }, { session })
    const { lists } = await packages()
    expect(lists.recommendConsent).toBe(true)
    expect(lists.recommendPackage?.addPackageId).toBe(-4)
    expect(
      lists.recommendPackage?.items.map((item) => [item.itemCode, item.itemTriggeredRuleReason])
    ).toEqual([
      ['LI004', ['轻度脂肪肝，减重5%可望改善。']],
      ['BO002', [expect.stringMatching(/^2026年25-羟维生素D 14 ng\/mL，低于20，建议复查$/)]]
    ])
    expect((await quoteSmart()).results[0]?.addonPrice).toBe(128)
    await server.database.db.delete(reports)
    expect((await packages()).lists.recommendPackage).toBeNull()
    await server.call('recommend.consent', { agreed: false }, { session })
    expect((await quoteSmart()).code).toBe(ErrorCode.badParameter)
    // -1 and -2 are what becomes of the report on paper: no package of the list, and nothing to pay for.
    for (const addPackageId of [-1, -2]) {
      const customAddPackage = [{ addPackageId, itemCodeList: ['PR001'] }]
      const input = { ...GOLDEN, rtime: '2026-05-21', customAddPackage }
      const { code, results: quotes } = await server.call('addon.quote', input, { session })
      expect([code, quotes?.[0]?.addonPrice, quotes?.[0]?.customAddItemList]).toEqual([ErrorCode.ok, 0, []])
    }
  })
})
