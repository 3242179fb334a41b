import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { CustomAddPackage } from '@/contract/booking/dto/addon'
import { ErrorCode } from '@/contract/errors'
import { products } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/test-app'

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server.close())

const paper = (customAddPackage: CustomAddPackage, productCode = 'CK1003') =>
  server.call('confirm.paperless', { productCode, hosId: 'H1001', customAddPackage }, { session })
const chosen = (...ids: number[]) => ids.map((addPackageId) => ({ addPackageId, itemCodeList: [] }))

describe('paper report', () => {
  test('R7.51 R7.85 two options with their texts, none chosen at first', async () => {
    const { results } = await paper([])
    expect(results).toEqual([
      {
        paperReport: 1,
        addItemInfo: expect.objectContaining({ packageId: -2, addItemName: '健康书签一枚', operType: 0 }),
        addPublicItemInfo: expect.objectContaining({ packageId: -1, addItemName: '捐赠1元公益', operType: 0 })
      }
    ])
    expect(results[0]?.addItemInfo?.describe).not.toBe('')
  })

  test('R4.26 one of them is chosen at most', async () => {
    expect((await paper(chosen(-1))).results[0]).toMatchObject({
      addItemInfo: { operType: 0 },
      addPublicItemInfo: { operType: 1 }
    })
    expect(await paper(chosen(-1, -2))).toMatchObject({
      code: ErrorCode.badParameter,
      message: '公益捐赠与小礼品只能选择一项'
    })
  })

  test('R7.85 a product that always comes on paper has no options', async () => {
    const { db } = server.database
    await db.update(products).set({ paperReport: false }).where(eq(products.productCode, 'CK1004'))
    expect((await paper([], 'CK1004')).results).toEqual([
      { paperReport: 0, addItemInfo: null, addPublicItemInfo: null }
    ])
    const quote = {
      productCode: 'CK1004',
      orgCode: 'H1001',
      rtime: '2026-05-21',
      customAddPackage: chosen(-1)
    }
    expect((await server.call('addon.quote', quote, { session })).code).toBe(ErrorCode.badParameter)
  })
})

describe('breakfast', () => {
  const ids = async (hospitalId: string) =>
    (await server.call('confirm.breakfasts', { hospitalId })).results.map(({ id }) => id)

  test('R7.61 all of them, some, or none, as the branch serves', async () => {
    expect(await ids('H1001')).toEqual([1, 2, 3, 4, 5])
    expect(await ids('H5002')).toEqual([1])
    expect(await ids('H1004')).toEqual([])
    expect((await server.call('confirm.breakfasts', { hospitalId: 'H1001' })).results[2]).toEqual({
      id: 3,
      breakfastName: '控糖杂粮',
      breakFastDescription: '蒸玉米红薯、鸡胸肉、无糖酸奶'
    })
  })

  test('an unknown branch is not found', async () => {
    expect((await server.call('confirm.breakfasts', { hospitalId: 'H0000' })).code).toBe(ErrorCode.notFound)
  })
})

test('R7.90 gifts of a product, none for one without', async () => {
  const gifts = async (productCode: string) => (await server.call('confirm.gifts', { productCode })).results
  expect(await gifts('CK1006')).toEqual([
    expect.objectContaining({ productCode: 'HS2006', itemNum: 1, productPrice: expect.any(Number) })
  ])
  expect(await gifts('CK1003')).toEqual([])
})
