/** Coupons of a product that are taken by batches: where, when and how many. */
import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productDetail } from '@/../tests/support/product'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, demoSession, type World, type WorldOptions } from '@/../tests/support/world'
import SellingPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(options: WorldOptions) {
  world = createWorld(options)
  await act(async () => {
    page = await world.open('selling', SellingPage, { type: 'checkup', id: 'CK1003' })
  })
  await idle()
}

const asked = () => world.made.filter(({ name }) => name === 'product.detail')
const openSheet = () => tap(all('[role="button"]').find((row) => row.textContent?.startsWith('领券')))

test('what is left and what has not begun is said; not all at once, and it is asked anew when the sheet opens', async () => {
  const limited = (claims: Record<string, { open: boolean; note: string }>) => {
    const answer = productDetail()
    return {
      ...answer,
      coupons: answer.coupons.map((one) => {
        const claim = claims[one.couponCode]
        return claim ? { ...one, claim } : one
      })
    }
  }
  const left = { open: true, note: '剩 3 张' }
  const soon = { open: false, note: '11月30日 10:00 开始领取' }
  let answer = limited({ 'CP-85': left, 'CP-XY1': soon })
  await open({
    session: demoSession,
    calls: {
      'product.detail': () => answer,
      'coupon.claim': ({ couponCodes }) =>
        couponCodes.map((couponCode) => ({ couponCode, claimed: true, reason: '' }))
    }
  })
  const before = asked().length
  await openSheet()
  await idle()
  expect(asked().length).toBe(before + 1)
  expect([shows('剩 3 张'), shows('11月30日 10:00 开始领取')]).toEqual([true, true])
  expect(byLabel('领取 新人满299减60')?.getAttribute('aria-disabled')).toBe('true')
  await tap(byText('一键领取'))
  expect(world.made1('coupon.claim')).toEqual({
    couponCodes: ['CP-CH30', 'CP-PL50', 'CP-CITY', 'CP-85']
  })
  expect([shows('剩 3 张'), byText('现在没有可领的')?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  answer = limited({ 'CP-XY1': left })
  await openSheet()
  await idle()
  expect(byLabel('领取 新人满299减60')?.getAttribute('aria-disabled')).toBeNull()
})
