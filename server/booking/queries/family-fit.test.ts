/** Whether a package takes anybody of the user's own people is told with its days, before a seat is kept. */
import type { Session } from '@/contract/auth/dto/auth'
import { createTestApp, type TestApp } from '../../testing/test-app'

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('13800000055')
})
afterAll(() => server.close())

async function add(name: string, gender: 0 | 1, birthday: string): Promise<void> {
  const { code } = await server.call(
    'contacts.save',
    {
      name,
      mobile: '13800000077',
      gender,
      id_type: 9,
      id_number: `E${birthday}`,
      birthday,
      relation: '朋友',
      consent: 1
    },
    { session }
  )
  expect(code).toBe(1)
}

async function unfit(productCode: string, options: { session?: Session } = { session }): Promise<boolean> {
  const { results } = await server.call(
    'booking.list',
    { productCode, cityCode: '131', startDate: '2026-05-20', dayNum: 7 },
    options
  )
  const [page] = results
  if (!page) throw new Error('no answer')
  return page.productView.familyUnfit
}

/** 限男士, 30 to 50 years. */
const MEN = 'CK1003'
/** 限女士, 30 to 50 years. */
const WOMEN = 'CK1004'

test('nobody is known yet: nothing is told, as to a guest', async () => {
  expect([await unfit(MEN), await unfit(MEN, {})]).toEqual([false, false])
})

test('sex and age count, on any of the days; one person who fits is enough', async () => {
  await add('林一禾', 0, '19900722')
  expect([await unfit(MEN), await unfit(WOMEN), await unfit(MEN, {})]).toEqual([true, false, false])
  // Thirty on the last of the days but one.
  await add('周末生', 1, '19960525')
  expect(await unfit(MEN)).toBe(false)
})
