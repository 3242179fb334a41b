import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import { choice, draftQuote, startDraft } from '@/../tests/support/draft'
import { onFlash, productDetail } from '@/../tests/support/product'
import { firstAsks, wired } from '@/../tests/support/first-asks'
import { all, byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, demoSession, NOW, type World, type WorldOptions } from '@/../tests/support/world'
import { currentDoor } from '@/platform/door'
import SellingPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

type Answer = ReturnType<typeof productDetail>

interface Opening extends WorldOptions {
  params?: Record<string, string>
  answer?: Answer | (() => Answer)
  prepare?: (world: World) => void
}

async function open({ params = {}, answer = productDetail(), prepare, calls, ...options }: Opening = {}) {
  const world = createWorld({
    calls: {
      'product.detail': () => (typeof answer === 'function' ? answer() : answer),
      ...calls
    },
    ...options
  })
  prepare?.(world)
  await act(async () => {
    page = await world.open('selling', SellingPage, { type: 'checkup', id: 'CK1003', ...params })
  })
  await idle()
  return world
}

const chengdu = {
  cityCode: '75',
  cityName: '成都',
  providerCode: '0028',
  isLocation: 0,
  hot: 1,
  branchCount: 2,
  lat: 30.6,
  lon: 104.1
}

const toast = (world: World) => world.root.feedback.toastShown?.text
const asked = (world: World) => world.made.filter(({ name }) => name === 'product.detail')
const barShown = () => byText('加入购物车') !== undefined

describe('what it shows', () => {
  test('R2.170 R3.49 R1.4 a guest sees price, name, facts, branches, items and the purchase bar', async () => {
    const [near, ...far] = productDetail().branches
    const branches = near ? [{ ...near, hospitalDistance: 5.989 }, ...far] : []
    const world = await open({ session: null, located: true, answer: productDetail({}, { branches }) })
    expect(byLabel('1080.00元')).toBeDefined()
    for (const text of [
      '单项合计',
      '省¥900.00',
      '深度体检·男士款',
      '已约1334',
      '21项检查',
      '约78分钟全程',
      '7个工作日出报告',
      '空腹8小时检查前'
    ])
      expect(shows(text)).toBe(true)
    expect(shows('北京 4 家可约，最近 5.98 km')).toBe(true)
    expect(shows('澄安体检中心（北京西直门分院）')).toBe(true)
    expect(shows('限男士')).toBe(true)
    expect(shows('30–50岁')).toBe(true)
    expect(['呼吸与肺', '低剂量胸部螺旋CT', '心脏血管'].every(shows)).toBe(true)
    expect(shows('与胸部DR二选一即可（低剂量胸部螺旋CT）')).toBe(true)
    expect(shows('CT查出一个小结节，医生电话里把复查时间说得很清楚。')).toBe(true)
    expect(barShown()).toBe(true)
    expect(world.made1('product.detail')).toMatchObject({ type: 'checkup', id: 'CK1003', cityCode: '131' })
  })

  test('R5.44 R5.45 the price has its decimals apart and always two of them', async () => {
    await open({ answer: productDetail({ salePrice: 1080.5, itemsValue: 0 }) })
    const parts = [...(byLabel('1080.50元')?.children ?? [])].map((part) => part.textContent)
    expect(parts).toEqual(['¥', '1080', '.50'])
    expect(shows('单项合计')).toBe(false)
    expect(shows('省¥')).toBe(false)
  })

  test('goods show their choices, and none of what only a visit has', async () => {
    const answer = productDetail(
      {
        kind: 'health-selection',
        productCategory: 20,
        showShopButton: false,
        itemNum: 0,
        estimatedMinutes: 0,
        reportWorkdays: 0,
        notice: [],
        scenes: [],
        productSkuViews: [
          { skuId: '1', spec: '标准袖带', note: '臂围 22–32 cm', range: null, price: 199, stock: 6 },
          { skuId: '2', spec: '大号袖带', note: '臂围 32–42 cm', range: null, price: 219, stock: 2 }
        ]
      },
      { categories: [], branches: [], branchTotal: 0, coupons: [] }
    )
    await open({
      answer,
      params: { type: '20', id: 'HS2003', from: 'addonExchangeItem', hideBtnOperate: '1' }
    })
    expect(shows('标准袖带 / 大号袖带')).toBe(true)
    for (const text of ['空腹', '可约', '支付前可随时取消', '检查项目']) expect(shows(text)).toBe(false)
    expect(barShown()).toBe(false)
  })

  test('a category opens with its reason; the rest of its items and each explanation open on a tap', async () => {
    const [first, ...others] = productDetail().categories
    const items = others.flatMap((category) => category.items).slice(0, 5)
    const heart = others.find(({ categoryName }) => categoryName === '心脏血管')
    const categories = first && heart ? [{ ...first, items }, heart] : []
    await open({ answer: productDetail({}, { categories }) })
    expect(shows('先看身高体重、血压和医生查体，这是解读其他结果的起点。')).toBe(true)
    const last = items.at(-1)?.itemName ?? ''
    expect(shows(last)).toBe(false)
    await tap(byText('展开其余 1 项'))
    expect(shows(last)).toBe(true)
    expect(shows('十二导联心电图')).toBe(false)
    await tap(byText('心脏血管2项'))
    await tap(all('[role="button"]').find((row) => row.textContent?.startsWith('十二导联心电图')))
    const sheet = all('[role="dialog"]')[0]?.textContent
    expect(sheet).toContain('约5分钟')
    expect(sheet).toContain('不需要')
    expect(sheet).not.toContain('加入加项')
  })

  test('the tabs lead to their part of the page and say which one is in view', async () => {
    const scroll = jest.spyOn(host, 'scrollTo').mockImplementation(() => undefined)
    await open()
    expect(byText('项目')?.getAttribute('aria-selected')).toBe('true')
    await tap(byText('评价'))
    expect(byText('评价')?.getAttribute('aria-selected')).toBe('true')
    const [id = ''] = scroll.mock.calls[0] ?? []
    expect(document.getElementById(id)).not.toBeNull()
  })
})

describe('purchase', () => {
  test.each([
    ['R4.28', 'checkup', '立即预约', '/process/booking/checkup/CK1003'],
    ['R4.30', 'dentistry', '立即预约', '/process/booking/dentistry/CK1003'],
    ['R4.30', 'waston', '立即预约', '/process/booking/waston/CK1003'],
    ['R4.30', 'gene', '立即预约', '/process/booking/gene/CK1003'],
    ['R4.31', 'gene-home', '立即购买', '/process/confirm/gene-home/CK1003'],
    ['R4.31', 'vaccine', '立即购买', '/process/booking/vaccine/CK1003'],
    ['R4.31', 'health-selection', '立即购买', '/process/confirm/health-selection/CK1003'],
    ['R4.31', 'coupon-activity', '立即购买', '/process/confirm/coupon-activity/CK1003'],
    ['R4.31', 'cross-border', '立即购买', '/process/confirm/cross-border/CK1003']
  ] as const)('%s the button of %s reads %s', async (_id, kind, text, target) => {
    const world = await open({ params: { type: kind }, answer: productDetail({ kind }) })
    await tap(byText(text))
    expect(world.visited).toEqual([target])
  })

  test('booking takes the kind and the code, however the address spells them', async () => {
    const world = await open({ params: { type: '1', id: '2002' } })
    await tap(byText('立即预约'))
    expect(world.visited).toEqual(['/process/booking/checkup/CK1003'])
  })

  test('R2.49 cardNumber goes on to the booking', async () => {
    const world = await open({ params: { cardNumber: '8800100020003' } })
    await tap(byText('立即预约'))
    expect(world.visited).toEqual(['/bookingBranch/8800100020003/CK1003'])
  })

  test.each([
    ['R4.32 R3.50 off the shelf', { productStatus: '0' }, {}],
    ['R4.33 a gift', {}, { gifts: '1' }],
    ['R4.34 from the self-selected screen', {}, { from: 'supermarket' }],
    ['R2.49 hideBtnOperate=1', {}, { hideBtnOperate: '1' }],
    ['R3.49 showShopButton false', { showShopButton: false }, {}]
  ])('%s: no purchase bar', async (_name, product, params) => {
    await open({ answer: productDetail(product), params })
    expect(shows('深度体检·男士款')).toBe(true)
    expect(barShown()).toBe(false)
    expect(byText('立即预约')).toBeUndefined()
  })

  test.each([
    ['R4.33 gifts other than 1', { gifts: '0' }],
    ['R4.34 another source', { from: 'search' }],
    ['R2.49 hideBtnOperate other than 1', { hideBtnOperate: '0' }]
  ])('%s: the bar stays', async (_name, params) => {
    await open({ params })
    expect(barShown()).toBe(true)
  })

  test('R3.50 off the shelf says so instead of a price, and leads to the shop', async () => {
    const world = await open({ answer: productDetail({ productStatus: '0' }) })
    expect(shows('已下架')).toBe(true)
    expect(byLabel('1080.00元')).toBeUndefined()
    await tap(all('[role="link"]').find((link) => link.textContent === '去商城'))
    expect(world.visited).toEqual(['tab /shop'])
  })

  test('the cart takes a product once and shows its count', async () => {
    const world = await open({ session: null })
    await tap(byText('加入购物车'))
    expect(world.root.cart.goods).toMatchObject([{ kind: 'checkup', productCode: 'CK1003', quantity: 1 }])
    expect(toast(world)).toBe('已加入购物车')
    expect(byText('1购物车')).toBeDefined()
    await tap(byText('加入购物车'))
    expect(world.root.cart.count).toBe(1)
    expect(toast(world)).toBe('已在购物车中')
  })
})

describe('flash sale', () => {
  test('R4.29 R3.51 R5.45 the flash price holds, the normal one is struck, the button says so', async () => {
    await open({ answer: productDetail(onFlash) })
    expect(all('[aria-label="728.50元"]')).toHaveLength(2)
    expect(byLabel('原价1080.00元')).toBeDefined()
    expect(shows('省¥351.50')).toBe(true)
    expect(shows('余12份')).toBe(true)
    expect(byText('马上抢购')).toBeDefined()
    expect(byText('立即预约')).toBeUndefined()
  })

  test.each([
    ['its window is over by the server', { ...onFlash, seckillEnd: NOW - 1 }],
    ['nothing is left', { ...onFlash, seckillStock: 0 }],
    ['the server names no price', { ...onFlash, seckillPrice: null }]
  ])('the sale price holds when %s', async (_name, product) => {
    await open({ answer: productDetail(product) })
    expect(byLabel('1080.00元')).toBeDefined()
    expect(byText('立即预约')).toBeDefined()
    expect(byText('马上抢购')).toBeUndefined()
  })

  test('at zero by the server clock the normal price is back, even when the server cannot be asked', async () => {
    let calls = 0
    const world = await open({
      answer: () => {
        calls += 1
        if (calls > 1) throw new CallError(ErrorCode.network, '网络错误')
        return productDetail({ ...onFlash, seckillEnd: NOW + 300 })
      }
    })
    expect(byText('马上抢购')).toBeDefined()
    world.setNow(NOW + 300)
    await idle(400)
    expect(asked(world)).toHaveLength(2)
    expect(byLabel('1080.00元')).toBeDefined()
    expect(byText('立即预约')).toBeDefined()
  })
})

describe('coupons', () => {
  const openSheet = () => tap(all('[role="button"]').find((row) => row.textContent?.startsWith('领券')))

  test('each says what it takes off, from what amount on, for what, where and until when', async () => {
    await open()
    await openSheet()
    for (const text of [
      '8.5折 · 满¥500.00可用 · 最高减¥200.00体检、睿评 · 领取后15天内有效',
      '¥50.00 · 满¥300.00可用体检 · 仅限成都金融城分院、成都青羊分院 · 领取后14天内有效'
    ])
      expect(shows(text)).toBe(true)
  })

  test('a guest is sent to login and comes back here', async () => {
    const world = await open({ session: null, params: { from: 'search' } })
    await openSheet()
    await tap(byText('一键领取'))
    expect(world.made1('coupon.claim')).toBeUndefined()
    expect(world.root.session.redirect).toBe('/selling/checkup/CK1003?from=search')
    expect(world.visited[0]).toContain('/mine/authorize?url=')
  })

  test('all at once: each answers for itself, and what was refused says why', async () => {
    const world = await open({
      session: demoSession,
      calls: {
        'coupon.claim': ({ couponCodes }) =>
          couponCodes.map((couponCode) => ({
            couponCode,
            claimed: couponCode === 'CP-85',
            reason: couponCode === 'CP-85' ? '' : '您已领取过该优惠券'
          }))
      }
    })
    await openSheet()
    await tap(byText('一键领取'))
    expect(world.made1('coupon.claim')).toEqual({
      couponCodes: ['CP-CH30', 'CP-PL50', 'CP-XY1', 'CP-CITY', 'CP-85']
    })
    expect(toast(world)).toBe('已领取1张优惠券')
    expect(byLabel('已领取 体检8.5折（最高减200）')?.getAttribute('aria-disabled')).toBe('true')
    expect(shows('您已领取过该优惠券')).toBe(true)
    expect(byText('已全部领取')?.getAttribute('aria-disabled')).toBe('true')
  })

  test('a failed claim is told, and can be tried again', async () => {
    const world = await open({
      calls: {
        'coupon.claim': () => {
          throw new CallError(ErrorCode.network, '网络错误')
        }
      }
    })
    await openSheet()
    await tap(byLabel('领取 新人满299减60'))
    expect(toast(world)).toBe('网络错误')
    expect(byLabel('领取 新人满299减60')?.getAttribute('aria-disabled')).toBeNull()
  })
})

describe('branches', () => {
  const openRow = () => tap(all('[role="button"]').find((row) => row.textContent?.startsWith('分院')))

  test('R5.47 the branches of the city with their distance lead to their page', async () => {
    const world = await open()
    await openRow()
    expect(shows('北京本市4家')).toBe(true)
    await tap(
      all('[role="dialog"] [role="button"]').find((row) => row.textContent?.includes('南苑社区联合体检门诊'))
    )
    expect(world.visited).toEqual(['/hospital-detail/H1004'])
  })

  test('a city without one offers another city, and another city asks anew', async () => {
    const world = await open({ answer: productDetail({}, { branches: [] }) })
    expect(shows('北京暂无可约分院')).toBe(true)
    await openRow()
    expect(world.visited).toEqual(['/select-city?productCode=CK1003'])
    await act(async () => world.root.location.choose(chengdu))
    await idle()
    expect(asked(world).at(-1)?.input).toMatchObject({ cityCode: '75', latitude: 30.6 })
  })
})

describe('style=simple', () => {
  test('R2.49 only the list: the package and the add-ons chosen so far', async () => {
    await open({
      params: { style: 'simple' },
      prepare: (world) => {
        const item = { itemCode: 'TH003', name: '甲状腺功能七项', priceFen: 19_800 }
        startDraft(world, {
          choice: choice({ quote: draftQuote({ addons: [{ packageId: 6202, items: [item] }] }) })
        })
      }
    })
    expect(shows('共 22 项')).toBe(true)
    expect(shows('甲状腺功能七项')).toBe(true)
    expect(shows('低剂量胸部螺旋CT')).toBe(true)
    expect(barShown()).toBe(false)
    expect(byLabel('1080.00元')).toBeUndefined()
  })

  test('without a draft there are only the items of the package', async () => {
    await open({ params: { style: 'simple' } })
    expect(shows('共 21 项')).toBe(true)
    expect(shows('已选加项')).toBe(false)
  })
})

describe('what cannot be shown', () => {
  test.each([
    ['an unknown type', 'spaceship', '没有找到这件商品'],
    ['R1.13 the drugstore chain', 'drugstore-chain', '连锁药房暂未开放']
  ])('%s asks for nothing and leads on', async (_name, type, title) => {
    const world = await open({ params: { type } })
    expect(shows(title)).toBe(true)
    expect(asked(world)).toEqual([])
    await tap(byText('去商城'))
    await tap(byText('去搜索'))
    expect(world.visited).toEqual(['tab /shop', '/search'])
  })

  test.each([undefined, 'simple'])('an unknown product leads on (style %s)', async (style) => {
    await open({
      params: { id: 'CK9999', ...(style ? { style } : {}) },
      answer: () => {
        throw new CallError(ErrorCode.notFound, '商品不存在')
      }
    })
    expect(shows('没有找到这件商品')).toBe(true)
    expect(all('[role="heading"][aria-level="1"]')).toHaveLength(1)
  })

  test.each(
    [
      'dentistry',
      'dentistryEightTh',
      'dentistryCard',
      'checkup',
      'cardCheckup',
      'gene',
      'gene-home',
      'waston',
      'vaccine',
      'health-selection',
      'coupon-activity',
      'cross-border',
      'sugarshaker'
    ].map((segment) => [segment])
  )('R2.102 the segment %s is a known kind', async (type) => {
    const world = await open({ params: { type } })
    expect(asked(world)).toHaveLength(1)
    expect(shows('深度体检·男士款')).toBe(true)
  })

  test('a supermarket code that was held for another product is let go', async () => {
    const held = (world: World) => world.root.items.set('supermarketCode', { comboId: '2014' })
    const world = await open({ prepare: held })
    await tap(byText('立即预约'))
    expect(world.root.items.get('supermarketCode')).toBeUndefined()
  })

  test('a lost network can be tried again', async () => {
    let fails = true
    await open({
      answer: () => {
        if (fails) throw new CallError(ErrorCode.network, '网络错误')
        return productDetail()
      }
    })
    expect(shows('网络错误，请重新加载')).toBe(true)
    fails = false
    await tap(byText('重新加载'))
    expect(shows('深度体检·男士款')).toBe(true)
  })
})

describe('share', () => {
  const hostShares = (share: unknown) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true, writable: true })
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

  test('where the host can open its sheet the button sends this product', async () => {
    const share = jest.fn(async () => undefined)
    hostShares(share)
    await open({ params: { style: '', from: 'search' } })
    await tap(byLabel('分享'))
    expect(share).toHaveBeenCalledWith({
      title: '深度体检·男士款',
      text: '在基础项目上补齐肝胆、前列腺、颈动脉与肺部CT。',
      url: `${window.location.origin}/selling/checkup/CK1003`
    })
  })

  test('elsewhere there is no button: the host has a menu', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
    const prepare = jest.spyOn(currentDoor().share, 'prepare').mockResolvedValue()
    await open({ params: { style: '', from: 'search' } })
    expect(byLabel('分享')).toBeUndefined()
    expect(prepare.mock.calls.map(([card]) => card)).toEqual([
      {
        title: '深度体检·男士款',
        text: '选分院、选时间、选加项，一次约好体检',
        path: '/selling/checkup/CK1003',
        imgUrl: '/share/product/CK1003/square.png'
      }
    ])
  })

  test('R7.141 R7.146 in WeChat the signature is asked for the open address', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
    const world = await open({ calls: { 'wx.signature': () => [] } })
    expect(world.made1('wx.signature')).toEqual({ url: window.location.href.split('#')[0] })
  })
})

test('leaving stops listening for the city', async () => {
  const world = await open()
  page?.leave()
  page = null
  await act(async () => world.root.location.choose(chengdu))
  expect(asked(world)).toHaveLength(1)
})

test('what the first frame asks for is what the page asks for', async () => {
  const world = await open({ session: null })
  const asked = firstAsks('/selling/checkup/CK1003')
  expect(asked).toHaveLength(1)
  expect(wired(world.made)).toEqual(expect.arrayContaining(asked))
})
