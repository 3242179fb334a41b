/** Kinds of visits that have a call of their own: what their confirm screens ask, and what they send. */
import { catalogue } from '@/contract/catalogue'
import type { Contact } from '@/contract/auth/dto/auth'
import { draftKey } from '@/domain/draft/draft'
import type { DraftProduct } from '@/domain/draft/parts'
import type { ProductKind } from '@/domain/kinds'
import { confirmCalls, contact, oneBreakfast, orderResult } from '@/../tests/support/confirm'
import {
  agree,
  enter,
  field,
  leave,
  made,
  setWorld,
  shown,
  submit,
  toast,
  world
} from '@/../tests/support/confirm-page'
import { product, visit } from '@/../tests/support/draft'
import { all, byLabel, idle, tap } from '@/../tests/support/screen'
import { createWorld, NOW } from '@/../tests/support/world'

afterEach(leave)

const HER = contact({
  ...{ name: '林知夏', realName: '林知夏', mobile: '10000000002', gender: 0, sex: 0 },
  ...{ id_number: '990101199007220228', birthday: '19900722' }
})

interface Opened {
  kind: ProductKind
  code: string
  type?: string
  person?: Contact
  change?: Partial<DraftProduct>
}

async function open({ kind, code, type = kind, person = HER, change = {} }: Opened) {
  const placed = () => [orderResult({ orderNum: 'CA9' })]
  setWorld(
    createWorld({
      calls: {
        ...confirmCalls(),
        'contacts.list': () => [person],
        ...oneBreakfast,
        'geo.provinces': () => [{ areaid: '440000', areaname: '广东省' }],
        'geo.cities': () => [{ areaid: '440300', areaname: '深圳市' }],
        'order.completeDental': placed,
        'order.completeWatson': placed,
        'order.completeVaccine': placed
      }
    })
  )
  const { key } = world.root.process.open({ kind, productCode: code })
  expect(key).toBe(draftKey({ kind, productCode: code }))
  world.root.process.put(key, {
    product: product({ sexLimit: null, ageMin: 0, ageMax: 120, ...change }),
    visit: visit({ hold: { id: 'h1', expiresAt: NOW + 600_000, extensionsLeft: 0 } })
  })
  await enter({ type, id: code })
}

const MED = {
  ...{ cardType: 1, gender: 0, identityCard: '990101199007220228' },
  ...{ medUserName: '林知夏', medUserPhone: '10000000002' }
}
const option = (name: string) =>
  [...(field('gender')?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])].find(
    (one) => one.textContent === name
  )
const region = () => document.getElementById('receive-region')
const fieldError = (name: string) => document.getElementById(`receive-${name}-error`)?.textContent
async function chooseCity() {
  await tap(region()?.querySelector<HTMLElement>('[role="button"]') ?? undefined)
  await idle()
  for (const name of ['广东省', '深圳市']) {
    await tap(all('[role="option"]').find((row) => row.textContent === name))
    await idle()
  }
}

test('the steps of what nothing is added to are three, and none is ticked that is not there', async () => {
  const steps = () => all('[role="listitem"]').map(({ textContent }) => textContent?.replace(/^\d/, ''))
  await open({ kind: 'dentistry', code: 'DT0101', change: { category: 0 } })
  expect(steps().slice(0, 3)).toEqual(['选机构时间', '确认信息', '支付'])
  expect(all('[role="listitem"][aria-current="step"]')[0]?.textContent).toContain('确认信息')
})

test('R7.94 a dental visit is sent with its store, its product and its time', async () => {
  await open({ kind: 'dentistry', code: 'DT0101', change: { category: 0 } })
  await agree()
  await submit()
  expect(made('order.completeDental')).toMatchObject([
    {
      orgId: 'H1001',
      hospitalName: '澄安体检中心（北京望京分院）',
      hospitalAddress: '北京市朝阳区阜荣街南侧云桥大厦B座3层',
      orderSource: '50',
      productCode: 'DT0101',
      regDate: '2026-11-24',
      regTime: '08:00-08:30',
      schedulingId: 102,
      couponCode: 'CP-85',
      medUserInfo: MED,
      holdId: 'h1'
    }
  ])
})

test('R7.95 a Watson visit is sent with its branch, its product and its time span', async () => {
  await open({ kind: 'waston', code: 'WS1104', change: { category: 11 } })
  await agree()
  await submit()
  const [sent] = made('order.completeWatson')
  // The indicator is the client's own affair, and nothing is posted.
  for (const name of ['showLoading', 'receiveAddress', 'receiveCity']) expect(sent).not.toHaveProperty(name)
  expect(catalogue['order.completeWatson'].showLoading).toBe(true)
  expect(sent).toMatchObject({
    hospitalId: 'H1001',
    hospitalName: '澄安体检中心（北京望京分院）',
    hospitalAddress: '北京市朝阳区阜荣街南侧云桥大厦B座3层',
    orderSource: '50',
    productCode: 'WS1104',
    regDate: '2026-11-24',
    timeSpanId: 102,
    timeSpanDesc: '08:00-08:30',
    couponCode: 'CP-85',
    medUserInfo: MED
  })
})

test('R7.95 with a report by post it says where that goes', async () => {
  const person = { ...HER, addressDetails: '阜荣街1号' }
  await open({ kind: 'waston', code: 'WS1104', change: { category: 11 }, person })
  await tap(byLabel('邮寄纸质报告'))
  await idle()
  await agree()
  await submit()
  expect(made('order.completeWatson')).toMatchObject([
    { receiveCity: '北京市-北京市-朝阳区', receiveAddress: '阜荣街1号' }
  ])
})

describe('a vaccination', () => {
  const HPV = { kind: 'vaccine', code: 'VA1302', type: 'vaccine-booking', change: { category: 13 } } as const

  test('R5.20 R5.21 its 接种城市 is asked in two levels, and named in what is missing; no home address beside it', async () => {
    await open({ ...HPV, person: { ...HER, province_name: '', city_name: '', county_name: '' } })
    expect(region()?.textContent).toContain('接种城市')
    expect(region()?.textContent).not.toContain('区')
    await agree()
    await submit()
    expect(made('order.completeVaccine')).toEqual([])
    expect(fieldError('region')).toBe('请选择接种城市')
    for (const word of ['详细地址', '体检人', '寄送']) expect(shown()).not.toContain(word)
    await chooseCity()
    expect(region()?.textContent).toContain('广东省 深圳市')
    expect(made('geo.regions')).toEqual([])
  })

  test('R7.101 R7.103 it is sent with clinic, time, payment, city, and how its customer is called and reached', async () => {
    await open({ ...HPV, person: { ...HER, province_name: '', city_name: '', county_name: '' } })
    await chooseCity()
    await agree()
    await submit()
    expect(toast()).toBeUndefined()
    expect(made('order.completeVaccine')).toMatchObject([
      {
        isInvoice: 0,
        payAll: 1,
        payType: 'all',
        orgCode: 'H1001',
        orgName: '澄安体检中心（北京望京分院）',
        originOrderNumber: '',
        regDate: '2026-11-24',
        startTimeSpan: '08:00-08:30',
        timeSpanId: 102,
        medUserInfo: MED,
        buyCity: '广东省-深圳市',
        customName: '林知夏',
        customTel: '10000000002'
      }
    ])
  })
})

test.each([
  ['R5.16 a dental visit', 'dentistry', 'DT0101', '本项目限女士'],
  ['R5.17 a vaccination', 'vaccine', 'VA1302', '本疫苗限女士']
] as const)('%s is not for men: 男 is in sight and cannot be chosen', async (_name, kind, code, reason) => {
  await open({ kind, code, person: contact(), change: { sexLimit: 0 } })
  expect(option('男')?.getAttribute('aria-disabled')).toBe('true')
  expect(shown()).toContain(reason)
  await tap(option('女'))
  await tap(option('男'))
  expect(option('男')?.getAttribute('aria-checked')).toBe('false')
  expect(option('女')?.getAttribute('aria-checked')).toBe('true')
})
