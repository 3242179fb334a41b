import { productCard } from '@/../tests/support/catalogue'
import { afterPrices, firstDays, homeRails } from './browse'

const FIRST = { date: '2026-11-21', time: '08:00', branchName: '望京分院', km: 5.98, doctor: '' }
const PLACE = { cityCode: '131', latitude: 39.9, longitude: 116.4 }

/** Answers one call and keeps what was asked. */
function answering(answer: (times: number) => unknown) {
  const asked: unknown[] = []
  const call = async (_name: string, input: unknown) => {
    asked.push(input)
    return answer(asked.length) as never
  }
  return { asked, call }
}

test('first days of many products are asked for in several, and what has none has no entry', async () => {
  const codes = Array.from({ length: 51 }, (_, at) => `P${at}`)
  const { asked, call } = answering((times) =>
    times === 1
      ? codes.slice(0, 50).map((productCode) => ({ productCode, first: FIRST }))
      : [{ productCode: 'P50', first: null }]
  )
  const found = await firstDays(call, codes, PLACE)
  expect(asked).toMatchObject([{ productCodes: codes.slice(0, 50), ...PLACE }, { productCodes: ['P50'] }])
  expect([found.get('P0'), found.size]).toEqual([FIRST, 50])
})

test('prices after coupons are fen here', async () => {
  const { call } = answering(() => [
    { productCode: 'A', price: 918.05, note: '体检8.5折' },
    { productCode: 'B', price: null, note: '不满 99，不用券' }
  ])
  const found = await afterPrices(call, ['A', 'B'])
  expect(found.get('A')).toEqual({ fen: 91_805, note: '体检8.5折' })
  expect(found.get('B')?.fen).toBeNull()
})

test('rows of home have products in our own words', async () => {
  const rail = { shelf: 'checkup', name: '体检套餐', count: 17, head: FIRST, doctors: [] }
  const { call } = answering(() => [{ ...rail, products: [{ product: productCard(), first: FIRST }] }])
  const [found] = await homeRails(call, PLACE)
  expect(found).toMatchObject({ ...rail, products: [{ product: { saleFen: 108_000 }, first: FIRST }] })
})
