import fc from 'fast-check'
import { vi } from 'vitest'
import { effectiveCodes, planOf } from '@/components/coupon/coupon-plan'
import type { Session } from '@/contract/auth/dto/auth'
import type { CustomAddPackage } from '@/contract/booking/dto/addon'
import type { QuoteInput, RealTimePrice } from '@/contract/booking/dto/quote'
import type { CouponList } from '@/contract/coupon/dto'
import { ErrorCode } from '@/contract/errors'
import { toFen } from '@/domain/money'
import { payableFen, priceLines } from '@/domain/quote/lines'
import { affectedItems } from '@/services/booking/addons'
import { toWallet } from '@/services/catalogue/coupon'
import { ordering, VISIT_DATE } from '../server/testing/ordering'
import { createTestApp, type TestApp } from '../server/testing/test-app'

/** Baskets that are ordered one after the other; the domain alone is tried on ten thousand. */
const BASKETS = Number(process.env['BASKETS'] ?? 100)
const SEED = Number(process.env['BASKETS_SEED'] ?? 20_260_520)
const PLACE = { orgCode: 'H1001', productCode: 'CK1003', rtime: VISIT_DATE }

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let server: TestApp
let steps: ReturnType<typeof ordering>
let session: Session

beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  session = await server.login('10000000001')
  await steps.remember()
  await steps.startOver()
})
afterAll(() => server?.close())

interface Basket {
  readonly items: readonly (readonly [packageId: number, itemCode: string])[]
  readonly exchange: number | null
  /** Which coupons of the wallet are wanted; null takes the best set, as a user who chooses none. */
  readonly coupons: readonly number[] | null
}

const grouped = (items: Iterable<readonly [number, string]>): CustomAddPackage => {
  const packages = new Map<number, Set<string>>()
  for (const [id, code] of items) packages.set(id, (packages.get(id) ?? new Set()).add(code))
  return [...packages].map(([addPackageId, codes]) => ({ addPackageId, itemCodeList: [...codes] }))
}

const itemsOf = (basket: CustomAddPackage) =>
  basket.flatMap(({ addPackageId, itemCodeList }) =>
    itemCodeList.map((code) => [addPackageId, code] as const)
  )

interface Preview {
  readonly quote: RealTimePrice
  readonly customAddPackage: CustomAddPackage
}

/** What the add-on page comes to: it says yes to everything that belongs together. Null when the shop refuses the basket. */
async function quoted(basket: CustomAddPackage, addItemConfigId: number | null): Promise<Preview | null> {
  let customAddPackage = basket
  for (let turn = 0; turn < 12; turn += 1) {
    const input: QuoteInput = { ...PLACE, customAddPackage, addItemConfigId }
    const answer = await server.call('addon.quote', input, { session })
    const [quote] = answer.code === ErrorCode.ok ? answer.results : []
    if (quote) return { quote, customAddPackage }
    const affected = affectedItems(answer).map(({ packageId, itemCode }) => [packageId, itemCode] as const)
    if (answer.code === ErrorCode.addTogether)
      customAddPackage = grouped([...itemsOf(customAddPackage), ...affected])
    else if (answer.code === ErrorCode.deleteTogether) {
      const gone = new Set(affected.map((item) => item.join()))
      customAddPackage = grouped(itemsOf(customAddPackage).filter((item) => !gone.has(item.join())))
    } else return null
  }
  return null
}

/** The sum that the confirm page shows, and the coupons that it sends. */
function shown({ quote }: Preview, wallet: CouponList, wanted: readonly number[] | null) {
  const now = server.clock.now().getTime()
  const chosen = wanted?.flatMap((index) => wallet.list[index % wallet.list.length]?.couponCode ?? [])
  const kept = toWallet(wallet)
  const { codes } = effectiveCodes(kept, chosen && [...new Set(chosen)], now)
  const plan = planOf(kept, codes, now)
  const lines = quote.lines.map(({ kind, label, note, amount }) => ({
    key: kind,
    label,
    note,
    amountFen: toFen(amount)
  }))
  const itemTotalFen = toFen(quote.basePrice) + toFen(quote.addonPrice)
  const discount = { note: '', discountPriceFen: plan?.discountPriceFen ?? 0 }
  return { codes, totalFen: Math.max(0, payableFen(priceLines({ lines, itemTotalFen }, discount))) }
}

test(`${BASKETS} random baskets: the order costs what the confirm page showed, by lines that add up to it`, async () => {
  const [list] = (
    await server.call(
      'addon.packages',
      { ...PLACE, reqMap: {}, oldVersion: 0, exceptItemCodes: [] },
      { session }
    )
  ).results
  if (!list) throw new Error('no add-ons')
  const all = [...list.requireList, ...list.notRequireList, ...list.individList, ...list.customList].flatMap(
    (pkg) =>
      pkg.items
        .filter(({ disabled }) => !disabled)
        .map(({ itemCode }) => [pkg.addPackageId, itemCode] as const)
  )
  const exchanges = (await quoted([], null))?.quote.addItemActivityConfigDTOS.map(({ id }) => id) ?? []
  const basket: fc.Arbitrary<Basket> = fc.record({
    items: fc.uniqueArray(fc.constantFrom(...all), { maxLength: 9, selector: (item) => item.join() }),
    exchange: fc.option(fc.constantFrom(...exchanges), { freq: 2 }),
    coupons: fc.option(fc.array(fc.nat(9), { maxLength: 3 }))
  })
  const seen = { refused: 0, ordered: 0, withCoupon: 0, withExchange: 0 }
  for (const { items, exchange, coupons } of fc.sample(basket, { numRuns: BASKETS, seed: SEED })) {
    const about = JSON.stringify({ items, exchange, coupons })
    const preview = await quoted(grouped(items), exchange)
    if (!preview) {
      seen.refused += 1
      continue
    }
    const { quote, customAddPackage } = preview
    const addItemConfigId = quote.exchangePrice > 0 ? exchange : null
    const wallet = (
      await server.call('coupon.list', { ...PLACE, customAddPackage, addItemConfigId }, { session })
    ).results
    const { codes, totalFen } = shown(preview, wallet, coupons)
    const changes = {
      customAddPackage,
      addItemConfigId,
      priceVersion: quote.priceVersion,
      couponCode: codes.join(',')
    }
    const answer = await steps.complete(session, changes)
    const [order] = answer.results
    expect([about, answer.code, answer.message]).toEqual([about, ErrorCode.ok, 'success'])
    if (!order) throw new Error(about)
    const detail = await steps.detail(session, order.orderNum)
    const lines = detail.lines.map(({ amount }) => toFen(amount))
    expect([about, toFen(order.userPayPrice), lines.reduce((sum, fen) => sum + fen, 0)]).toEqual([
      about,
      totalFen,
      totalFen
    ])
    expect(totalFen).toBeGreaterThanOrEqual(0)
    seen.ordered += 1
    if (codes.length > 0) seen.withCoupon += 1
    if (addItemConfigId !== null) seen.withExchange += 1
    const cancelled = await server.call('order.cancel', { id: order.orderNum }, { session })
    expect([about, cancelled.code]).toEqual([about, ErrorCode.ok])
  }
  // Otherwise the baskets were all alike and have shown nothing.
  expect(seen.ordered).toBeGreaterThan(BASKETS / 2)
  expect(Math.min(seen.withCoupon, seen.withExchange)).toBeGreaterThan(BASKETS / 20)
})
