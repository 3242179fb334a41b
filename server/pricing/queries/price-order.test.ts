import type { Session } from '@/contract/auth/dto/auth'
import type { CustomAddPackage } from '@/contract/booking/dto/addon'
import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { pricingContextOf } from './pricing-context'
import { itemsUnfitFor, priceOrder } from './price-order'
import { quotedBefore } from './quoted'
import { selectionOf } from '../requests'

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server.close())

const pick = (...entries: [packageId: number, ...itemCodes: string[]][]): CustomAddPackage =>
  entries.map(([addPackageId, ...itemCodeList]) => ({ addPackageId, itemCodeList }))

describe('the price at completion', () => {
  async function complete(productCode: string, customAddPackage: CustomAddPackage) {
    const { db } = server.database
    const now = server.clock.now()
    const facts = await pricingContextOf(db, { userId: session.userInfo.user_id, productCode, now })
    const addons = selectionOf(customAddPackage)
    const order = { orgCode: 'H1001', productCode, addons, channel: 50, now, complete: true }
    return priceOrder(db, facts, order)
  }

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
    const { results } = await server.call(
      'addon.quote',
      { orgCode: 'H1001', productCode: 'CK1001', rtime: '2026-05-21', customAddPackage: choice },
      { session }
    )
    const priceVersion = results[0]?.priceVersion ?? ''
    expect(priceVersion).toBe(priced.priceVersion)
    const kept = await quotedBefore(server.database.db, session.userInfo.user_id, priceVersion)
    expect(kept?.payableFen).toBe(priced.quote.userPayFen)
    expect(await quotedBefore(server.database.db, 'u1002', priceVersion)).toBeNull()
  })
})
