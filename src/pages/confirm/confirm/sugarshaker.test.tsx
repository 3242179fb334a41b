import { CallError, ErrorCode } from '@/contract/errors'
import { draftKey } from '@/domain/draft/draft'
import { choice, product, visit } from '@/../tests/support/draft'
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
import { confirmCalls, oneBreakfast, orderResult } from '@/../tests/support/confirm'
import { idle } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls } from '@/../tests/support/world'

afterEach(leave)

const SUBJECT = { kind: 'sugarshaker', productCode: 'SS3001' } as const
const KEY = draftKey(SUBJECT)
const WIFE = {
  userName: '林知夏',
  telNo: '10000000002',
  cardType: 1,
  idCard: '990101199007220228',
  gender: 0
}

/** @param again number of the order that is bought again */
async function open(calls: FakeCalls = {}, again?: string) {
  setWorld(
    createWorld({
      calls: {
        ...confirmCalls(),
        ...oneBreakfast,
        'order.completeSugar': () => [orderResult({ orderType: 3 })],
        ...calls
      }
    })
  )
  world.root.process.open(SUBJECT)
  world.root.process.put(KEY, {
    product: product({ name: '控糖摇摇健康管理·体验版', category: 3, sexLimit: null }),
    visit: visit({ hold: { id: 'h1', expiresAt: NOW + 600_000, extensionsLeft: 0 } }),
    choice: choice({ addons: [{ packageId: 30011, itemCodes: ['KI001'] }] })
  })
  if (again) world.root.items.set('orderDetailAgain', { orderNum: again, productCode: 'SS3001' })
  await enter({ type: 'sugarshaker', id: 'SS3001' })
}
const typed = (id: string) => field(id)?.querySelector('input')?.value

test('R7.97 the order names who is bound, how many, the product, where it comes from and the visit', async () => {
  await open()
  expect(shown()).toContain('控糖摇摇健康管理·体验版')
  world.root.items.set('lotteryId', { activityId: 'A1', staCome: 'lottery' })
  await agree()
  await submit()
  await idle()
  expect(made('order.completeSugar')).toMatchObject([
    {
      bindUser: '陈予安',
      bindTel: '10000000001',
      quantity: 1,
      productCode: 'SS3001',
      staId: 'A1',
      staCome: 'lottery',
      hospitalId: 'H1001',
      regDate: '2026-11-24',
      timeSpanId: 102,
      timespanStr: '08:00-08:30',
      breakfastId: 3,
      holdId: 'h1',
      medUserInfo: { cardType: 1, identityCard: '99010119880314011X', gender: 1 },
      customAddPackage: [{ addPackageId: 30011, itemCodeList: ['KI001'] }]
    }
  ])
  expect(world.visited.at(-1)).toMatch(/^replace \/process\/go-pay/)
})

test('R7.107 bought again, the form is filled with whom the earlier order was for', async () => {
  await open({ 'order.sugarAgain': () => [WIFE] }, 'CA2611200001')
  expect(made('order.sugarAgain')).toEqual([{ orderNum: 'CA2611200001' }])
  expect(typed('name')).toBe('林知夏')
  expect(typed('mobile')).toBe('10000000002')
  expect(typed('idNumber')).toBe('990101199007220228')
  await agree()
  await submit()
  await idle()
  expect(made('order.completeSugar')).toMatchObject([
    { bindUser: '林知夏', bindTel: '10000000002', medUserInfo: { gender: 0, contactsId: '' } }
  ])
})

test('an earlier order that cannot be read leaves the form as for a first one', async () => {
  const gone = () => {
    throw new CallError(ErrorCode.notFound, '订单不存在')
  }
  await open({ 'order.sugarAgain': gone }, 'CA2611200001')
  expect(typed('name')).toBe('陈予安')
  expect(toast()).toBeUndefined()
})

test('what was typed before a reload is not written over', async () => {
  await open({ 'order.sugarAgain': () => [WIFE] }, 'CA2611200001')
  leave()
  world.root.items.set('contactFormDatas', {
    ...world.root.items.get('contactFormDatas')!,
    name: '周素芬'
  })
  await enter({ type: 'sugarshaker', id: 'SS3001' })
  expect(typed('name')).toBe('周素芬')
})
