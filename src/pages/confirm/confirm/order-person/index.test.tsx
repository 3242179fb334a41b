/** Confirm in mini-program order mode: whom the order is for comes from an order of the mini-program. */
import { CallError, ErrorCode } from '@/contract/errors'
import type { DraftParts } from '@/domain/draft/parts'
import { choose, confirmCalls, oneBreakfast } from '@/../tests/support/confirm'
import {
  agree,
  control,
  enter,
  field,
  leave,
  made,
  reappear,
  setWorld,
  shown,
  submit,
  toast,
  watchScroll,
  world
} from '@/../tests/support/confirm-page'
import { product, thirdPartyVisit } from '@/../tests/support/draft'
import { idle, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls } from '@/../tests/support/world'

afterEach(leave)

const ORDER = 'CA202611200077'
const TOLD = { name: '林知远', mobile: '13800000077', id_number: '990101199001010211', sex: 1 }
const WOMAN = { name: '林知夏', mobile: '13800000007', id_number: '990101199007220228', sex: 0 }

/** @param channel comefrom of the entry */
async function open(calls: FakeCalls = {}, draft: Partial<DraftParts> = {}, channel = '66') {
  setWorld(
    createWorld({
      query: { comefrom: channel },
      calls: {
        ...confirmCalls(),
        ...oneBreakfast,
        'order.info': () => [TOLD],
        ...calls
      }
    })
  )
  choose(world, draft)
  await enter({ orderNum: ORDER })
}

const orders = () => made('order.complete')
const inForm = () =>
  ['name', 'idNumber', 'mobile', 'gender'].flatMap((row) => [
    ...(field(row)?.querySelectorAll('input, [tabindex], [role]') ?? [])
  ])
/** Fails until told not to. */
function failing(error: CallError) {
  const state = { fails: true }
  const calls: FakeCalls = {
    'order.info': () => {
      if (state.fails) throw error
      return [TOLD]
    }
  }
  return { state, calls }
}

test('R4.72 in mini-program order mode the person is filled in from the order, masked, and nothing of it can be changed', async () => {
  await open()
  expect(made('order.info')).toEqual([{ orderNum: ORDER }])
  expect(field('name')?.textContent).toBe('姓名林**')
  expect(field('idNumber')?.textContent).toMatch(/^证件号990\*+0211$/)
  expect(field('mobile')?.textContent).toBe('手机号138****0077')
  expect(field('gender')?.textContent).toBe('性别男')
  expect(shown()).toContain('下单时已登记，不能更改')
  // Nothing to type into, to tap or to reach by the keyboard, nor another person to pick.
  expect(inForm()).toEqual([])
  expect(control('新增')).toBeUndefined()
  expect(made('contacts.list')).toEqual([])
  expect(shown()).not.toContain(TOLD.id_number)
})

test('R4.72 the order is sent for that person, and names the order they come from', async () => {
  await open()
  await agree()
  await submit()
  await idle()
  expect(orders()).toMatchObject([
    {
      orderNum: ORDER,
      productCode: 'CK1003',
      medUserInfo: {
        ...{ medUserName: TOLD.name, medUserPhone: TOLD.mobile, identityCard: TOLD.id_number },
        ...{ gender: 1, cardType: 1, contactsId: '' }
      }
    }
  ])
  expect(world.visited.at(-1)).toMatch(/^replace \/process\/go-pay/)
})

test('R5.10 a number that the order tells masked is not held against the pattern: the order goes out', async () => {
  const masked = '990***********0211'
  await open({ 'order.info': () => [{ ...TOLD, id_number: masked }] })
  await agree()
  await submit()
  await idle()
  expect(toast()).toBeUndefined()
  expect(orders()).toMatchObject([{ orderNum: ORDER, medUserInfo: { identityCard: masked, cardType: 1 } }])
})

test('R4.72 what was typed for somebody else before is neither sent nor lost', async () => {
  const typed = {
    contactId: 'c003',
    name: '陈国栋',
    mobile: '13900000003',
    gender: 1,
    idType: 1,
    idNumber: '990101195611090310',
    birthday: '',
    marry: 1,
    sexHistory: null
  } as const
  await open()
  leave()
  world.root.items.set('contactFormDatas', typed)
  await enter({ orderNum: ORDER })
  expect(shown()).not.toContain('陈国栋')
  await agree()
  await submit()
  expect(orders()).toMatchObject([{ medUserInfo: { medUserName: TOLD.name, marry: null } }])
})

test('R4.72 what the order tells is not written to the storage of the phone', async () => {
  await open()
  expect(world.root.items.get('contactFormDatas')).toBeUndefined()
})

test('R4.72 while it is read a skeleton stands there; an order waits for it', async () => {
  let answer: (rows: (typeof TOLD)[]) => void = () => undefined
  const scrolled = watchScroll()
  await open({ 'order.info': () => new Promise((done) => (answer = done)) })
  await idle(300)
  expect(field('name')?.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('数据加载中...')
  await agree()
  await submit()
  expect(toast()).toBe('信息加载中，请稍候')
  expect(scrolled).toHaveBeenLastCalledWith('person-name')
  expect(orders()).toEqual([])
  answer([TOLD])
  await idle()
  expect(field('name')?.textContent).toBe('姓名林**')
})

test('R4.72 a failure is said with another try, and what was chosen stays', async () => {
  const { state, calls } = failing(new CallError(ErrorCode.network, '网络错误'))
  await open(calls)
  await agree()
  expect(field('name')?.querySelector('[role="alert"]')?.textContent).toContain(
    '没有读取到这张订单的体检人，请重试'
  )
  await submit()
  expect(orders()).toEqual([])
  state.fails = false
  await tap(control('重新加载'))
  expect(field('name')?.textContent).toBe('姓名林**')
  await submit()
  expect(orders()).toHaveLength(1)
})

test('R4.72 in front again after a failure it is read again', async () => {
  const { state, calls } = failing(new CallError(ErrorCode.serviceUnavailable, '服务繁忙'))
  await open(calls)
  expect(shown()).toContain('服务繁忙')
  state.fails = false
  await reappear()
  expect(field('name')?.textContent).toBe('姓名林**')
})

test('R4.72 an order of somebody else tells nothing; the person is typed without it', async () => {
  await open(failing(new CallError(ErrorCode.notFound, '订单不存在或已删除')).calls)
  expect(shown()).toContain('这张订单不存在，或不属于当前账号')
  await tap(control('自己填写'))
  expect(world.visited.at(-1)).toBe('replace /process/confirm/checkup/CK1003')
})

test('R4.72 whom the product does not suit is said beside the row, and nothing is sent', async () => {
  await open({ 'order.info': () => [WOMAN] })
  await agree()
  await submit()
  expect(field('gender')?.querySelector('[role="alert"]')?.textContent).toContain('限男士')
  expect(orders()).toEqual([])
})

test('R4.72 R5.23 what only the person can say is still asked', async () => {
  await open({ 'order.info': () => [WOMAN] }, { product: product({ sexLimit: 0 }), visit: thirdPartyVisit() })
  await agree()
  await submit()
  expect(toast()).toBe('请选择有无性生活史')
  await tap(control('无'))
  await submit()
  expect(orders()).toMatchObject([{ sexHistory: 0, medUserInfo: { medUserName: WOMAN.name } }])
})

test('R4.72 in care mode too, and the summary tells no full name', async () => {
  await open()
  leave()
  world.root.settings.setElder(true)
  await enter({ orderNum: ORDER })
  expect(field('name')?.textContent).toBe('姓名林**')
  for (let step = 1; step < 5; step += 1) await tap(control('下一步'))
  expect(control('提交订单')).toBeDefined()
  expect(field('name')).toBeNull()
  expect(shown()).toContain('林**')
  expect(shown()).not.toContain(TOLD.name)
})

test('R4.72 on other channels the number in the address changes nothing', async () => {
  await open({}, {}, '50')
  expect(made('order.info')).toEqual([])
  expect(field('name')?.querySelector('input')).not.toBeNull()
  await agree()
  await submit()
  expect(orders()).toMatchObject([{ orderNum: '' }])
})
