import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { checkItems } from '../../db/schema'
import { eq } from 'drizzle-orm'
import { VISIT_DATE } from '../../testing/ordering'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders()

const PLACE = { orgCode: 'H2001', productCode: 'CK1015' }
const STOMACH = { addPackageId: 7104, itemCodeList: ['DI001', 'DI003', 'DI004'] }
const THYROID = { addPackageId: 7207, itemCodeList: ['TH001'] }
const DIGESTION = 7211

const listed = async (as: Session | null = null) => {
  const input = { ...PLACE, regDate: VISIT_DATE }
  const [lists] = (await server.call('supermarket.packages', input, { session: as })).results
  if (!lists) throw new Error('nothing listed')
  return lists
}
const quote = (
  customAddPackage: (typeof STOMACH)[],
  toggled: { packageId: number; itemCode: string } | null = null
) => server.call('addon.quote', { ...PLACE, rtime: VISIT_DATE, customAddPackage, toggled }, { session })

test('R7.64 about 300 items by category, the packages that are sold whole, and the base with its price', async () => {
  const { specialPackageList, addPackageList, checkItem, checkItemCount, salePrice } = await listed()
  expect(
    specialPackageList.map(({ addPackageName, addPackageSalePrice }) => [addPackageName, addPackageSalePrice])
  ).toEqual([
    ['肠胃包', 298],
    ['睡眠压力包', 399],
    ['40+肿瘤早查组合', 532],
    ['心血管入门组合', 298],
    ['控糖三件套', 119]
  ])
  const items = addPackageList.flatMap((pkg) => pkg.items)
  expect(items.filter(({ disabled }) => !disabled).length).toBeGreaterThanOrEqual(280)
  expect(new Set(items.map(({ itemCode }) => itemCode)).size).toBe(items.length)
  expect(items.every(({ itemIntro, salePrice: price }) => itemIntro.length > 5 && price > 0)).toBe(true)
  expect(items.filter(({ hotItem }) => hotItem === 1).length).toBeGreaterThan(5)
  expect(addPackageList.map(({ addPackageName }) => addPackageName)).toEqual(
    expect.arrayContaining(['消化道', '骨骼关节'])
  )
  expect({ count: checkItemCount, salePrice }).toEqual({ count: 5, salePrice: 88 })
  const base = items.find(({ itemCode }) => itemCode === checkItem[0]?.id)
  expect(base).toMatchObject({ disabled: true, disabledReason: '套餐已含' })
})

test('what the other sex has examined is left out for the account’s own person', async () => {
  const codes = async (as: Session | null) =>
    (await listed(as)).addPackageList.flatMap((pkg) => pkg.items.map(({ itemCode }) => itemCode))
  expect(await codes(null)).toContain('FE001')
  expect(await codes(session)).not.toContain('FE001')
})

test('a package one of whose items cannot be had that day is not offered', async () => {
  const { db } = server.database
  const lead = (leadDays: number) =>
    db
      .update(checkItems)
      .set({ terms: { leadDays, companion: false, forbids: [] } })
      .where(eq(checkItems.itemCode, 'SL002'))
  await lead(60)
  const names = (await listed()).specialPackageList.map(({ addPackageName }) => addPackageName)
  await lead(0)
  expect(names).not.toContain('睡眠压力包')
  expect(names).toContain('肠胃包')
})

test.each([
  ['a product with packages of its own', { ...PLACE, productCode: 'CK1003' }, ErrorCode.notFound],
  ['an unknown product', { ...PLACE, productCode: 'CK9999' }, ErrorCode.notFound],
  ['a branch that does not take it', { ...PLACE, orgCode: 'D1101' }, ErrorCode.badParameter]
])('refused: %s', async (_name, place, code) => {
  const answer = await server.call('supermarket.packages', { ...place, regDate: VISIT_DATE })
  expect(answer.code).toBe(code)
})

test('the server prices a choice: the base, a package at its price and single items', async () => {
  const [price] = (await quote([STOMACH, THYROID])).results
  expect(price).toMatchObject({ userPayPrice: 88 + 298 + 118, basePrice: 88, allItemNumber: 9 })
  expect(
    price?.customAddItemList.map(({ list }) => list.reduce((sum, row) => sum + row.addItemSalePrice, 0))
  ).toEqual([298, 118])
})

test('R4.41 14C beside a package with 13C is to be deleted together', async () => {
  const answer = await quote([{ addPackageId: DIGESTION, itemCodeList: ['DI002'] }, STOMACH])
  expect(answer.code).toBe(ErrorCode.deleteTogether)
  expect(answer.results).toMatchObject([{ items: [{ packageId: DIGESTION, itemCode: 'DI002', price: 78 }] }])
})

test('R4.39 what an item needs is to be added together, from its category', async () => {
  const answer = await quote([{ addPackageId: DIGESTION, itemCodeList: ['DI005'] }], {
    packageId: DIGESTION,
    itemCode: 'DI005'
  })
  expect(answer.code).toBe(ErrorCode.addTogether)
  expect(answer.results).toMatchObject([
    {
      items: [
        { packageId: 7202, itemCode: 'BL003' },
        { packageId: 7216, itemCode: 'IN001' }
      ]
    }
  ])
})

test('packages of other checkups are not offered with it, nor its own with others', async () => {
  expect((await quote([{ addPackageId: 6202, itemCodeList: ['TH001'] }])).code).toBe(ErrorCode.badParameter)
  const other = await server.call(
    'addon.quote',
    { orgCode: 'H2001', productCode: 'CK1001', rtime: VISIT_DATE, customAddPackage: [STOMACH] },
    { session }
  )
  expect(other.code).toBe(ErrorCode.badParameter)
})

test('it is ordered with its choice, and part of a package is refused', async () => {
  const order = { productCode: 'CK1015', hospitalId: 'H2001' }
  const part = await steps.complete(session, {
    ...order,
    customAddPackage: [{ ...STOMACH, itemCodeList: ['DI001'] }]
  })
  expect(part).toMatchObject({ code: ErrorCode.badParameter, message: '肠胃包至少选择3项' })
  const placed = await steps.placed(session, { ...order, customAddPackage: [STOMACH, THYROID] })
  expect(placed.userPayPrice).toBe(504)
  const detail = await steps.detail(session, placed.orderNum)
  expect(JSON.stringify(detail)).toContain('肠胃包')
  expect(JSON.stringify(detail)).toContain('甲状腺彩超')
})

test('R7.63 breakfasts of its detail call, with city, day, branch and package', async () => {
  const asked = { id: 'CK1015', cityCode: '289', date: VISIT_DATE, hospId: 'H2001', packageId: '7104' }
  const mine = (await server.call('supermarket.breakfasts', asked)).results
  const usual = (await server.call('confirm.breakfasts', { hospitalId: 'H2001' })).results
  expect(mine.length).toBeGreaterThan(0)
  expect(mine).toEqual(usual)
  expect((await server.call('supermarket.breakfasts', { ...asked, id: 'CK9999' })).code).toBe(
    ErrorCode.notFound
  )
})

test('R7.39 its coupons are judged by the choice', async () => {
  const judged = async (customAddPackage: (typeof STOMACH)[]) =>
    (await server.call('supermarket.coupons', { ...PLACE, rtime: VISIT_DATE, customAddPackage }, { session }))
      .results
  const bare = await judged([])
  const full = await judged([STOMACH, THYROID])
  expect([bare.payAmount, full.payAmount]).toEqual([88, 504])
  expect(full.list.filter(({ usable }) => usable).length).toBeGreaterThan(
    bare.list.filter(({ usable }) => usable).length
  )
})

test('the bases of self-selected checkups are a list of their own', async () => {
  const { list } = (await server.call('product.home', { channelId: 'supermarket', pageNo: 1 })).results
  expect(list.map(({ productCode }) => productCode)).toEqual(['CK1015'])
})
