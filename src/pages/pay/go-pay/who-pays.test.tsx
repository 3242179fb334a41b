import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { currentPay } from '@/platform/door/paying'
import { host } from '@/platform/host'
import type { MountedPage } from '@/../tests/support/mount-page'
import { payTicket, unpaidDetail } from '@/../tests/support/order'
import { byText, idle, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import GoPayPage from './index'

const ORDER = 'CA20261120AAAA'
const PAY_BUTTON = '微信支付 ¥1305.00'
const PAGE = 'https://open.weixin.qq.com/connect/oauth2/authorize?state=s7'

type Query = Record<string, string>
const BACK: Query = { code: 'c9', state: 's7' }

let world: World
let page: MountedPage | null = null
afterEach(() => page?.leave())

/** The pay page of WeChat's browser; `query` is that of the address which WeChat's page led back to, `asked` the state it was asked with. */
async function open(calls: FakeCalls = {}, query: Query = {}, asked?: string) {
  jest.spyOn(host, 'entryQuery').mockReturnValue(query)
  world = createWorld({
    calls: {
      'order.detail': () => unpaidDetail(),
      'pay.create': () => payTicket({ action: 'jsapi' }),
      ...calls
    }
  })
  if (asked) world.root.items.set('wxOauth', asked)
  await act(async () => {
    page = await world.open('goPay', GoPayPage, { orderNo: ORDER, orderType: '1' })
  })
  await idle()
}
const made = () => world.made.filter(({ name }) => name === 'pay.create')
const toast = () => world.root.feedback.toastShown?.text

test('WeChat has not said who pays: its page is opened in the place of this one, which it leads back to', async () => {
  const replaced = jest.spyOn(host, 'replaceAddress').mockReturnValue()
  await open({
    'pay.create': () => {
      throw new CallError(ErrorCode.thirdPartyAuthorize, '请先在微信里授权', { url: PAGE, state: 's7' })
    }
  })
  await tap(byText(PAY_BUTTON))
  expect(replaced.mock.calls).toEqual([[PAGE]])
  expect(toast()).toBeUndefined()
  expect(world.root.items.get('wxOauth')).toBe('s7')
})

test.each([
  ['another state', { code: 'c9', state: 'other' }, 's7'],
  ['no state', { code: 'c9' }, 's7'],
  ['a state that nobody here asked with', BACK, undefined],
  ['a person who refused', { state: 's7' }, 's7']
])('what comes back with %s pays nothing by itself, and gives no code', async (_name, query, asked) => {
  await open({}, query as Query, asked)
  expect(made()).toEqual([])
  jest.spyOn(currentPay(), 'pay').mockResolvedValue('cancelled')
  await tap(byText(PAY_BUTTON))
  expect(world.made1('pay.create')?.payerCode).toBeUndefined()
})

test('with the code the payment goes on by itself, once', async () => {
  jest.spyOn(currentPay(), 'pay').mockResolvedValue('cancelled')
  await open({}, BACK, 's7')
  expect(world.made1('pay.create')?.payerCode).toBe('c9')
  expect(world.root.items.get('wxOauth')).toBeUndefined()
  await tap(byText(PAY_BUTTON))
  expect(made()).toHaveLength(2)
  expect(world.made1('pay.create')?.payerCode).toBeUndefined()
})

test('an answer that was lost: the same code goes with the same key', async () => {
  await open(
    {
      'pay.create': () => {
        throw new CallError(ErrorCode.timeout, '')
      }
    },
    BACK,
    's7'
  )
  await tap(byText(PAY_BUTTON))
  const [first, second] = made()
  expect(second).toEqual(first)
  expect(first?.input).toMatchObject({ payerCode: 'c9' })
})

test('a code that is worth nothing is told, and no page is opened by itself again', async () => {
  const replaced = jest.spyOn(host, 'replaceAddress').mockReturnValue()
  await open(
    {
      'pay.create': () => {
        throw new CallError(ErrorCode.business, '微信授权已失效，请再付一次')
      }
    },
    BACK,
    's7'
  )
  expect([made().length, toast(), replaced.mock.calls.length]).toEqual([1, '微信授权已失效，请再付一次', 0])
})
