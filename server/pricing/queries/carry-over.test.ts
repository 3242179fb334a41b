import type { Session } from '@/contract/auth/dto/auth'
import type { CustomAddPackage } from '@/contract/booking/dto/addon'
import { ErrorCode } from '@/contract/errors'
import { orderLines, orders, payOrders } from '../../db/schema'
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app'

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server.close())

const pick = (...entries: [packageId: number, ...itemCodes: string[]][]): CustomAddPackage =>
  entries.map(([addPackageId, ...itemCodeList]) => ({ addPackageId, itemCodeList }))

describe('add-ons of an earlier order', () => {
  const ORDER = 'CAAGAIN0001'
  beforeAll(async () => {
    const paid = { payOrderNum: `P${ORDER}`, userId: session.userInfo.user_id }
    await server.database.db.insert(payOrders).values({ ...paid, state: 'paid', deadline: TEST_NOW })
    await server.database.db.insert(orders).values({
      ...paid,
      orderNum: ORDER,
      orderType: 1,
      kind: 'checkup',
      productCategory: 1,
      productCode: 'CK1003',
      productName: '深度体检·男士款',
      payStatus: 2,
      reportState: 2,
      status: 60,
      totalFen: 137800,
      payableFen: 137800,
      paidFen: 137800,
      priceLines: [],
      couponIds: [],
      comefrom: 50,
      extra: {},
      createdAt: TEST_NOW
    })
    const line = { orderNum: ORDER, unitFen: 0, payableFen: 0 }
    const item = (code: string) => ({ code, name: code, priceFen: 0 })
    await server.database.db.insert(orderLines).values([
      {
        ...line,
        id: `${ORDER}-01`,
        role: 'product',
        productCode: 'CK1003',
        name: '',
        items: [item('BO001')]
      },
      {
        ...line,
        ...{ id: `${ORDER}-02`, role: 'addon', productCode: '6202', name: '' },
        items: [item('TH003'), item('TH004')]
      }
    ])
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
