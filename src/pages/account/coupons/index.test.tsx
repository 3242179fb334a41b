import { act } from 'react'
import { choose, couponRow, wallet } from '@/../tests/support/confirm'
import { wallet as own } from '@/../tests/recorded/account'
import { newcomerCoupons } from '@/../tests/recorded/confirm'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, tap, tapRefused } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'
import { CART_SUBJECT } from '@/domain/draft/draft'
import CouponsPage from './index'

let page: MountedPage | null = null
let world: World

const shown = () => document.body.textContent ?? ''
const toast = () => world.root.feedback.toastShown?.text
const made = (name: string) => world.made.filter((call) => call.name === name).map(({ input }) => input)
const ticket = (name: string) =>
  all('[role="checkbox"]').find((row) => row.getAttribute('aria-label')?.startsWith(name))
const ticked = () =>
  all('[role="checkbox"][aria-checked="true"]').map((row) => row.getAttribute('aria-label')?.split('，')[0])

async function enter(params: Record<string, string>) {
  await act(async () => {
    page = await world.open('coupons', CouponsPage, params)
  })
  await idle()
}

/** The coupons of the golden order. */
async function openChoosing(calls: FakeCalls = {}, chosen?: readonly string[]) {
  world = createWorld({ calls: { 'coupon.list': () => wallet(), ...calls } })
  choose(world)
  if (chosen) world.root.items.set('choosed-coupon', chosen)
  await enter({ canChoose: '1', productCode: 'CK1003' })
}

async function openWallet(calls: FakeCalls = {}) {
  world = createWorld({ calls: { 'coupon.list': () => own, ...calls } })
  await enter({})
}

afterEach(() => {
  page?.leave()
  page = null
})

describe('choosing for an order', () => {
  test('of a cart they are judged over all of it, and what one takes off falls on the orders that it is for', async () => {
    const half = {
      ...couponRow('CP-85', { name: '好物半价', discounted: 5, maxDiscount: 0, minAmount: 0 }),
      places: [1]
    }
    world = createWorld({
      calls: {
        'coupon.list': () => ({
          ...wallet({ list: [half], best: ['CP-85'], baseAmount: 400, payAmount: 400 }),
          amounts: [300, 100]
        })
      }
    })
    const { key } = world.root.process.open(CART_SUBJECT)
    const goods = [
      { productCode: 'GH7002', skuId: 'C', quantity: 1 },
      { productCode: 'HS2003', skuId: 'A', quantity: 2 }
    ]
    world.root.process.put(key, { basket: goods })
    await enter({ canChoose: '1', productCode: CART_SUBJECT.productCode })
    expect(made('coupon.list')).toEqual([{ goods }])
    expect(ticked()).toEqual(['好物半价'])
    expect(shown()).toContain('350')
  })

  test('R2.167 canChoose asks for the coupons of this order', async () => {
    await openChoosing()
    expect(document.querySelector('[role="heading"][aria-level="1"]')?.textContent).toBe('选择优惠券')
    expect(made('coupon.list')).toEqual([
      {
        productCode: 'CK1003',
        orgCode: 'H1001',
        rtime: '2026-11-24',
        customAddPackage: [
          { addPackageId: 6202, itemCodeList: ['TH003'] },
          { addPackageId: 6208, itemCodeList: ['BO002'] }
        ],
        addItemConfigId: 8101
      }
    ])
  })

  test('R3.44 R3.45 sections, faces, limits, and the reasons of those that cannot be used', async () => {
    await openChoosing()
    for (const text of [
      '可用 4 张 · 以下不与其他券同用',
      '8.5折最高减¥200.00',
      '满¥500.00可用 · 体检、睿评',
      '¥60满¥299.00可用',
      '2026-12-05 到期',
      '可叠加，按「平台 → 渠道」顺序抵扣',
      '平台券 · 体检、好物、疫苗',
      '不可用5',
      '仅限小程序'
    ]) {
      expect(shown()).toContain(text)
    }
    expect(shown().indexOf('平台红包50元')).toBeLessThan(shown().indexOf('门店券30元'))
  })

  test('R5.44 R5.45 the face is a split price, the threshold, the plan and the reason have two decimals', async () => {
    const rows = [
      couponRow('CP-XY1', { name: '满减券', discountedPrice: 49.5, minAmount: 299.5 }),
      couponRow('CP-85', { name: '封顶券', maxDiscount: 99.5, usable: false })
    ]
    await openChoosing({ 'coupon.list': () => wallet({ list: rows, best: ['CP-XY1'] }) })
    expect(
      [...(ticket('满减券')?.querySelectorAll('.amount > *') ?? [])].map((part) => part.textContent)
    ).toEqual(['¥', '49', '.5'])
    for (const text of ['满¥299.50可用', '最高减¥99.50', '已为你选出最省方案：¥49.50'])
      expect(shown()).toContain(text)
  })

  test('the best plan is ticked and told', async () => {
    await openChoosing()
    expect(ticked()).toEqual(['体检8.5折（最高减200）'])
    expect(shown()).toContain('已为你选出最省方案：8.5折，省 ¥200.00')
    expect(shown()).toContain('已选 1 张，抵扣')
    expect(shown()).toContain('抵后应付 ¥1305.00')
  })

  test('R3.46 an exclusive one gives way to a stackable one, and platform and channel stand together', async () => {
    await openChoosing()
    await tap(ticket('平台红包50元'))
    expect(ticked()).toEqual(['平台红包50元'])
    await tap(ticket('门店券30元'))
    expect(ticked()).toEqual(['平台红包50元', '门店券30元'])
    expect(shown()).toContain('抵后应付 ¥1425.00')
    await tap(ticket('新人满299减60'))
    expect(ticked()).toEqual(['新人满299减60'])
  })

  test('the best plan can be taken back up', async () => {
    await openChoosing({}, ['CP-XY1'])
    expect(ticked()).toEqual(['新人满299减60'])
    expect(shown()).toContain('最省方案：8.5折，可省 ¥200.00')
    await tap(byText('使用'))
    expect(ticked()).toEqual(['体检8.5折（最高减200）'])
  })

  test('one that cannot be used cannot be ticked', async () => {
    await openChoosing()
    expect(ticket('渠道9折券')?.getAttribute('aria-disabled')).toBe('true')
    await tap(ticket('渠道9折券'))
    expect(ticked()).toEqual(['体检8.5折（最高减200）'])
  })

  test('确定 keeps the choice under choosed-coupon and goes back', async () => {
    await openChoosing()
    await tap(ticket('新人满299减60'))
    expect(world.root.items.get('choosed-coupon')).toBeUndefined()
    await tap(byText('确定'))
    expect(world.root.items.get('choosed-coupon')).toEqual(['CP-XY1'])
    // Entered directly in this test, so back is home.
    expect(world.visited).toEqual(['tab /'])
  })

  test('none at all is a choice too', async () => {
    await openChoosing()
    await tap(ticket('体检8.5折'))
    expect(shown()).toContain('不使用优惠券')
    await tap(byText('确定'))
    expect(world.root.items.get('choosed-coupon')).toEqual([])
  })

  const NEW = couponRow('CP-XY1')
  /** A new customer, who may take one. */
  const openNew = async (claimed = true, chosen?: readonly string[]) => {
    let taken = false
    const mine = () =>
      taken
        ? wallet({ list: [NEW], best: ['CP-XY1'], bestDiscount: 60 })
        : { ...newcomerCoupons, claimable: [NEW] }
    await openChoosing(
      {
        'coupon.list': mine,
        'coupon.claim': ({ couponCodes }) => {
          taken = claimed
          const reason = claimed ? '' : '您已领取过该优惠券'
          return couponCodes.map((couponCode) => ({ couponCode, claimed, reason }))
        }
      },
      chosen
    )
  }

  test('what can be taken for the order is offered; one tap takes it, and the best is reckoned anew', async () => {
    await openNew(true, [])
    expect(shown()).toContain('可领取，领取后本单可用')
    expect(shown()).not.toContain('本单暂无可用优惠券')
    await tap(byLabel('领取 新人满299减60'))
    expect(made('coupon.claim')).toEqual([{ couponCodes: ['CP-XY1'] }])
    expect([toast(), ticked()]).toEqual(['领取成功', ['新人满299减60']])
    expect(shown()).not.toContain('可领取，领取后本单可用')
    // The order goes with the best from now on, also without 确定.
    expect(world.root.items.get('choosed-coupon')).toBeUndefined()
  })

  test('what is left of it is said', async () => {
    await openChoosing({
      'coupon.list': () => ({
        ...newcomerCoupons,
        claimable: [{ ...NEW, claim: { open: true, note: '剩 2 张' } }]
      })
    })
    expect(shown()).toContain('剩 2 张')
  })

  test('what was taken before is said, and a choice stays', async () => {
    await openNew(false, [])
    await tap(byLabel('领取 新人满299减60'))
    expect(toast()).toBe('您已领取过该优惠券')
    expect(world.root.items.get('choosed-coupon')).toEqual([])
  })

  test('an order that no coupon fits', async () => {
    const list = wallet().list.map((row) => ({ ...row, usable: false, reason: '未满¥2000' }))
    await openChoosing({ 'coupon.list': () => wallet({ list, best: [], bestDiscount: 0 }) })
    expect(shown()).toContain('本单暂无可用优惠券')
    expect(ticked()).toEqual([])
  })
})

describe('the wallet', () => {
  test('without canChoose it is the wallet, by status', async () => {
    await openWallet()
    expect(document.querySelector('[role="heading"][aria-level="1"]')?.textContent).toBe('优惠券')
    expect(all('[role="checkbox"]')).toEqual([])
    await tap(byText('已使用'))
    await tap(byText('已过期'))
    expect(made('coupon.list')).toEqual([{ status: 'unused' }, { status: 'used' }, { status: 'expired' }])
    expect(byText('去使用')).toBeUndefined()
  })

  test('an order that is gone leaves the wallet', async () => {
    world = createWorld({ calls: { 'coupon.list': () => own } })
    await enter({ canChoose: '1', productCode: 'CK9999' })
    expect(made('coupon.list')).toEqual([{ status: 'unused' }])
  })

  test('去使用 leads to what the coupon serves', async () => {
    await openWallet()
    await tap(byText('去使用'))
    expect(world.visited).toEqual(['/can-coupon-product/CP-DT30'])
  })

  test('an empty wallet says so and leads on', async () => {
    await openWallet({ 'coupon.list': () => ({ ...own, list: [] }) })
    expect(shown()).toContain('暂无优惠券')
    await tap(byText('去商城看看'))
    expect(world.visited).toEqual(['tab /shop'])
  })

  test('a wallet that does not load can be asked for again', async () => {
    let fails = true
    await openWallet({
      'coupon.list': () => {
        if (fails) throw new CallError(ErrorCode.network, '网络错误')
        return own
      }
    })
    expect(shown()).toContain('网络错误，请重新加载')
    fails = false
    await tap(byText('重新加载'))
    expect(shown()).toContain('新人满299减60')
  })
})

describe('redeem codes', () => {
  const type = async (code: string) => {
    await page?.type('.field .input', code)
    await idle()
  }

  /** What is wrong is no notice alone that goes: the field says so and has the focus. */
  const marked = () => {
    const input = document.querySelector<HTMLInputElement>('.field input')
    const says = document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent
    return {
      focused: document.activeElement === input,
      invalid: input?.getAttribute('aria-invalid'),
      says: says ?? undefined
    }
  }

  test('R9.3 an empty code is not sent, and the toast that says so lasts 1.5 s', async () => {
    await openWallet()
    await type('  ')
    await tapRefused(byText('兑换'), toast, '请输入优惠兑换码')
    expect(marked()).toEqual({ focused: true, invalid: 'true', says: '请输入优惠兑换码' })
    expect(made('coupon.redeem')).toEqual([])
  })

  test('a code becomes a coupon and the list is fetched anew', async () => {
    await openWallet({ 'coupon.redeem': () => couponRow('CP-XY1') })
    await type(' CA2026 ')
    await tap(byText('兑换'))
    expect(made('coupon.redeem')).toEqual([{ redeemCode: 'CA2026' }])
    expect(toast()).toBe('兑换成功')
    expect(made('coupon.list')).toHaveLength(2)
    expect(document.querySelector<HTMLInputElement>('.field input')?.value).toBe('')
  })

  test('a refused code shows the reason and stays as typed', async () => {
    await openWallet({
      'coupon.redeem': () => {
        throw new CallError(ErrorCode.business, '兑换码已被使用')
      }
    })
    await type('USED')
    await tap(byText('兑换'))
    expect(toast()).toBe('兑换码已被使用')
    expect(document.querySelector<HTMLInputElement>('.field input')?.value).toBe('USED')
    expect(marked()).toEqual({ focused: true, invalid: 'true', says: '兑换码已被使用' })
    await type('USED2')
    expect(marked()).toEqual({ focused: true, invalid: null, says: undefined })
  })
})
