import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { GoodsQuote } from '@/contract/order/dto/goods'
import { host } from '@/platform/host'
import ConfirmPage from '..'
import { confirmCalls, orderResult, wallet } from '@/../tests/support/confirm'
import { made, setWorld, shown, toast, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, shows, tap, tapRefused } from '@/../tests/support/screen'
import { createWorld, demoSession, type FakeCalls } from '@/../tests/support/world'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const quoted = (quantity: number, change: Partial<GoodsQuote> = {}): GoodsQuote => ({
  productCode: 'HS2003',
  productName: '上臂式电子血压计',
  productCategory: 20,
  productImage: '/seed-img/goods/HS2003.svg',
  tone: 'sand',
  skuId: 'a',
  spec: '标准袖带',
  note: '臂围 22–32 cm',
  quantity,
  unitPrice: 199,
  itemPrice: 199 * quantity,
  userPayPrice: 199 * quantity + 8,
  lines: [
    { kind: 'base', label: '商品金额', note: `${quantity} 件`, amount: 199 * quantity },
    { kind: 'freight', label: '运费', note: '', amount: 8 }
  ],
  most: 3,
  mostReason: '每单限购 3 件',
  invoices: true,
  priceVersion: `v${quantity}`,
  ...change
})

async function enter() {
  await act(async () => {
    page = await world.open('confirm', ConfirmPage, { type: 'health-selection', id: 'HS2003' })
  })
  await idle()
  await idle()
}

async function open(calls: FakeCalls = {}, category = 20, quantity = 2) {
  const own: FakeCalls = {
    'goods.quote': ({ quantity: pieces }) => [quoted(Number(pieces))],
    'coupon.list': () => wallet({ list: [], best: [], baseAmount: 398, payAmount: 406 }),
    'order.completeGoods': () => [orderResult({ orderNum: 'CA20', orderType: 20 })],
    'geo.provinces': () => [{ areaid: '510000', areaname: '四川省' }],
    'geo.cities': () => [{ areaid: '510100', areaname: '成都市' }],
    'geo.regions': () => [{ areaid: '510107', areaname: '武侯区' }]
  }
  setWorld(createWorld({ calls: { ...confirmCalls(), ...own, ...calls } }))
  const { key } = world.root.process.open({ kind: 'health-selection', productCode: 'HS2003' })
  world.root.process.put(key, { goods: { category, skuId: 'a', quantity } })
  await enter()
}

const type = async (id: string, value: string) => {
  await page?.type(`#${id} .input, #${id} textarea`, value)
  await idle()
}
const answer = async (confirmed: boolean) => {
  const { dialog } = world.root.feedback
  if (!dialog) throw new Error('no dialog')
  await act(async () => world.root.feedback.answer(dialog.id, confirmed))
  await idle()
}
const submit = () => tap(byText('提交订单'))
const agree = () =>
  tap(all('[role="checkbox"]').find((box) => box.getAttribute('aria-label')?.startsWith('已阅读')))
const body = () => made('order.completeGoods').at(-1)
async function fill() {
  await type('person-name', '林知夏')
  await type('person-mobile', '13800000007')
  const { key } = world.root.process.open({ kind: 'health-selection', productCode: 'HS2003' })
  await act(async () =>
    world.root.process.put(key, {
      address: { region: '四川省-成都市-武侯区', detail: '桐梓林北路 6 号' }
    })
  )
  await agree()
}

test('R2.163 without a choice there is 没有数据 and a way to the shop', async () => {
  setWorld(createWorld({ calls: confirmCalls() }))
  await enter()
  expect(shown()).toContain('没有数据')
  expect(shown()).toContain('请先选择商品与规格')
  await tap(byText('去商城看看'))
  expect(world.visited).toEqual(['tab /shop'])
})

test('R7.96 goods are ordered for a recipient: price lines, pieces, address and remark go out', async () => {
  await open()
  for (const text of ['收货人', '标准袖带 · 臂围 22–32 cm', '商品金额2 件', '运费', '快递到家']) {
    expect(shown()).toContain(text)
  }
  expect(byLabel('406.00元')).toBeDefined()
  await fill()
  await type('goods-remark', '下午送货')
  await submit()
  expect(body()).toEqual({
    kind: 'health-selection',
    receiveName: '林知夏',
    receivePhone: '13800000007',
    receiveCity: '四川省-成都市-武侯区',
    receiveAddress: '桐梓林北路 6 号',
    productCode: 'HS2003',
    skuId: 'a',
    quantity: 2,
    couponCode: '',
    needInvoice: 0,
    invoice: null,
    remark: '下午送货',
    staId: '',
    staCome: '',
    priceVersion: 'v2'
  })
  expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA20&orderType=20'])
})

test('R4.64 R5.18 R5.19 what is missing is told beside its field, and nothing goes out', async () => {
  await open({ 'contacts.list': () => [] })
  await type('person-name', '')
  await type('person-mobile', '138')
  await submit()
  const said = all('[id$="-error"]').map(({ textContent }) => textContent)
  expect(said).toEqual([
    '请填写收货人姓名',
    '请填写正确的手机号！',
    '请选择配送区域',
    '请填写详细地址',
    '请先阅读并同意用户协议与取消与退改须知'
  ])
  expect(toast()).toBe('请填写收货人姓名')
  expect(body()).toBeUndefined()
})

test('R5.19 where the address alone is missing, that is the toast', async () => {
  await open()
  await fill()
  await type('receive-address', ' ')
  await submit()
  expect(toast()).toBe('请填写详细地址')
  expect(body()).toBeUndefined()
})

test('R5.21 R5.20 the region has three levels and is called 配送区域', async () => {
  await open()
  await tap(all('#receive-region [role="button"]')[0])
  for (const name of ['四川省', '成都市', '武侯区']) {
    await idle()
    await tap(byText(name))
  }
  await idle()
  expect(document.getElementById('receive-region')?.textContent).toContain('四川省 成都市 武侯区')
  expect(document.getElementById('receive-region')?.textContent).toContain('配送区域')
})

test('R5.30 R5.31 R5.32 the address keeps 40 characters of three lines without signs', async () => {
  await open()
  await type('receive-address', `${'路'.repeat(39)}😀号巷`)
  expect(toast()).toBe('详细地址最多40个字')
  const { key } = world.root.process.open({ kind: 'health-selection', productCode: 'HS2003' })
  expect(world.root.process.draft(key)?.parts.address?.detail).toBe(`${'路'.repeat(39)}号`)
})

describe('a pasted line', () => {
  const paste = async (text: string) => {
    await tap(byText('粘贴整段地址，自动填好'))
    await idle()
    await type('paste-text', text)
  }
  const read = async (text: string) => {
    await paste(text)
    await tap(byText('识别'))
    await idle()
  }
  const form = () => {
    const { key } = world.root.process.open({ kind: 'health-selection', productCode: 'HS2003' })
    const { name, mobile } = world.root.items.get('contactFormDatas') ?? {}
    return { name, mobile, ...world.root.process.draft(key)?.parts.address }
  }

  test('is read into name, phone, region and detail address', async () => {
    await open()
    await read('林知夏，13800000007，四川成都市武侯区桐梓林北路6号')
    expect(form()).toEqual({
      name: '林知夏',
      mobile: '13800000007',
      region: '四川省-成都市-武侯区',
      detail: '桐梓林北路6号'
    })
    expect(toast()).toBe('已填好，请核对')
  })

  test('R9.3 that lacks a region is told so for 1.5 s', async () => {
    await open({ 'geo.provinces': () => [{ areaid: '310000', areaname: '上海市' }] })
    await paste('四川省成都市武侯区桐梓林北路6号')
    await tapRefused(byText('识别'), toast, '已填好，请再选择配送区域')
  })

  test('what is not in it stays: a region that is not known is asked for, nothing at all is said', async () => {
    await open({ 'geo.provinces': () => [{ areaid: '310000', areaname: '上海市' }] })
    const { region } = form()
    await read('四川省成都市武侯区桐梓林北路6号')
    expect(form()).toMatchObject({ name: '陈予安', region, detail: '四川省成都市武侯区桐梓林北路6号' })
    expect(toast()).toBe('已填好，请再选择配送区域')
    await read('，，')
    expect(document.getElementById('paste-text-error')?.textContent).toBe('没有认出姓名、手机号或地址')
  })
})

test('pieces change the price; a step over the limit says which it is', async () => {
  await open()
  await tap(byLabel('数量加一'))
  await idle()
  expect(byLabel('605.00元')).toBeDefined()
  await tap(byLabel('数量加一'))
  expect(toast()).toBe('每单限购 3 件')
  expect(made('goods.quote').at(-1)).toEqual({ productCode: 'HS2003', skuId: 'a', quantity: 3 })
})

test('fewer pieces than were chosen are left: the number follows and says so', async () => {
  await open({ 'goods.quote': ({ quantity }) => [quoted(Number(quantity), { most: 1 })] })
  expect(toast()).toBe('库存有变化，数量已改为 1 件')
  expect(made('goods.quote').at(-1)).toMatchObject({ quantity: 1 })
})

test('R5.22 category 30 asks neither region nor address', async () => {
  await open({}, 30)
  expect(document.getElementById('receive-region')).toBeNull()
  expect(shown()).toContain('凭取货码到任意分院前台领取')
  await type('person-name', '林知夏')
  await type('person-mobile', '13800000007')
  await agree()
  await submit()
  expect(body()).toMatchObject({ receiveCity: '', receiveAddress: '' })
})

test('R5.26 R5.27 R9.24 category 35 is for the logged-in person: the number is the login’s and cannot be changed', async () => {
  await open({}, 35)
  expect(shown()).toContain('服务人')
  expect(shown()).toContain('仅限登录人本人使用')
  expect(shown()).toContain('凭服务码到任意分院使用')
  expect(made('contacts.list')).toEqual([])
  const input = document.querySelector<HTMLInputElement>('#person-mobile .input')
  expect(input?.getAttribute('value') ?? input?.value).toBe(demoSession.userInfo.mobile)
  await type('person-name', '陈予安')
  await agree()
  await submit()
  expect(body()).toMatchObject({ receivePhone: demoSession.userInfo.mobile, receiveAddress: '' })
})

describe('invoice', () => {
  const openSheet = async () => {
    await tap(all('[role="button"]').find((row) => row.textContent?.startsWith('发票')))
    await idle()
  }

  test('a company’s needs its tax number; what was typed stays, and goes out with the order', async () => {
    await open()
    await fill()
    await openSheet()
    await tap(byText('企业'))
    await type('invoice-title', '云桥科技')
    await type('invoice-tax', '91990101MA00000')
    await tap(byText('确定'))
    expect(document.getElementById('invoice-tax-error')?.textContent).toBe('税号少 3 位，应为 18 位')
    await type('invoice-tax', '91990101MA00000AB1')
    await type('invoice-email', 'chen@example.com')
    await tap(byText('确定'))
    await idle()
    expect(shown()).toContain('电子普票 · 企业 · 云桥科技')
    await submit()
    expect(body()).toMatchObject({
      needInvoice: 1,
      invoice: { titleType: 'company', title: '云桥科技', taxNumber: '91990101MA00000AB1' }
    })
  })

  test('不开发票 takes it back', async () => {
    await open()
    await openSheet()
    await tap(all('[role="dialog"] [role="button"]').find((button) => button.textContent === '不开发票'))
    await fill()
    await submit()
    expect(body()).toMatchObject({ needInvoice: 0, invoice: null })
  })
})

describe('R8.18 refusals', () => {
  const refuse = (code: number, message: string, results: unknown = []) => {
    let refused = false
    return () => {
      if (refused) return [orderResult({ orderNum: 'CA21', orderType: 20 })]
      refused = true
      throw new CallError(code, message, results)
    }
  }
  test('27002 tells that the stock went, and shows what is left', async () => {
    await open({
      'order.completeGoods': refuse(ErrorCode.quotaFull, '库存不足，仅剩1件', [{ skuId: 'a', left: 1 }])
    })
    await fill()
    const quotes = made('goods.quote').length
    await submit()
    expect(world.root.feedback.dialog?.text).toBe('库存不足，仅剩1件')
    await answer(true)
    expect(made('goods.quote').length).toBeGreaterThan(quotes)
    expect(world.visited).toEqual([])
  })

  test('27006 is told beside the field', async () => {
    const reason = '该服务仅限登录人本人使用，请填写登录手机号'
    await open(
      { 'order.completeGoods': refuse(ErrorCode.personUnfit, '', [{ field: 'mobile', reason }]) },
      35
    )
    await type('person-name', '陈予安')
    await agree()
    await submit()
    await answer(true)
    expect(document.getElementById('person-mobile-error')?.textContent).toBe(reason)
  })

  test('27008 leads to the order that waits, or makes a new one in its place', async () => {
    const same = [{ orderNum: 'CA19', orderType: 20, payPrice: 406, paid: false }]
    await open({
      'order.completeGoods': refuse(ErrorCode.duplicateOrder, '', same),
      'order.cancel': () => ({ coupons: [] })
    })
    await fill()
    await submit()
    await idle()
    expect(shown()).toContain('订单号 CA19')
    await tap(byText('放弃旧单重新下单'))
    await idle()
    expect(made('order.cancel')).toEqual([{ id: 'CA19' }])
    expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA21&orderType=20'])
  })
})

test('a reload keeps recipient, address, invoice and remark, and repeats the request instead of the order', async () => {
  await open({ 'order.completeGoods': () => Promise.reject(new CallError(ErrorCode.timeout, '')) })
  await fill()
  await type('goods-remark', '下午送货')
  await submit()
  page?.leave()
  await enter()
  expect(document.getElementById('goods-remark')?.textContent).toContain('4/50')
  await agree()
  await submit()
  const keys = world.made
    .filter(({ name }) => name === 'order.completeGoods')
    .map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('two taps are one order', async () => {
  await open()
  await fill()
  const button = byText('提交订单')
  await act(async () => {
    button?.click()
    button?.click()
  })
  await idle()
  expect(made('order.completeGoods')).toHaveLength(1)
})

describe('care mode', () => {
  const next = () => tap(byText('下一步'))
  const BLOCKS = ['配送区域', '留言', '张可用', '不开发票', '提交订单']
  const asked = () => BLOCKS.filter((text) => shown().includes(text))

  test('one thing is asked at a time, what is missing keeps its step, and the header leads to the one before', async () => {
    jest.spyOn(host, 'scrollTop').mockImplementation(() => undefined)
    jest.spyOn(host, 'scrollTo').mockImplementation(() => undefined)
    await open({ 'coupon.list': () => wallet() })
    await act(async () => world.root.settings.setElder(true))
    await idle()
    expect(shown()).toContain('第1步，共5步：收货人和地址')
    expect(asked()).toEqual(['配送区域'])
    await next()
    expect(toast()).toBe('请填写详细地址')
    await type('person-name', '林知夏')
    await type('person-mobile', '13800000007')
    const { key } = world.root.process.open({ kind: 'health-selection', productCode: 'HS2003' })
    await act(async () =>
      world.root.process.put(key, { address: { region: '四川省-成都市-武侯区', detail: '桐梓林北路 6 号' } })
    )
    await next()
    expect(shown()).toContain('第2步，共5步：商品和数量')
    expect(asked()).toEqual(['留言'])
    await next()
    expect(asked()).toEqual(['张可用'])
    await next()
    expect(asked()).toEqual(['不开发票'])
    await next()
    expect(shown()).toContain('第5步，共5步：核对并提交')
    for (const text of ['林知夏', '四川省 成都市 武侯区 桐梓林北路 6 号', '上臂式电子血压计 × 2'])
      expect(shown()).toContain(text)
    await tap(byLabel('返回'))
    expect(shown()).toContain('第4步，共5步：发票')
    await next()
    await agree()
    await submit()
    expect(body()).toMatchObject({ receiveName: '林知夏', quantity: 2 })
    jest.restoreAllMocks()
  })
})

test('a shop without an issuer of invoices offers none', async () => {
  await open({ 'goods.quote': ({ quantity }) => [quoted(Number(quantity), { invoices: false })] })
  expect(shows('发票')).toBe(false)
})
