import { act } from 'react'
import { CallError, ErrorCode, LOGIN_NOTICE } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import { idle, shows } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import GoPayPage from './go-pay'
import PaySuccessPage from './pay-success'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

test.each([
  ['R2.31 the cashier', 'goPay', GoPayPage],
  ['R2.59 the page after paying', 'paySuccess', PaySuccessPage]
] as const)(
  '%s is not private: it asks for the order of its query, and a guest reads that a login is needed',
  async (_name, name, Page) => {
    const world = createWorld({
      session: null,
      calls: {
        'order.detail': () => {
          throw new CallError(ErrorCode.tokenInvalid, LOGIN_NOTICE)
        }
      }
    })
    await act(async () => {
      page = await world.open(name, Page, { orderNo: 'CA20261120AAAA', orderType: '1' })
    })
    await idle()
    expect(world.made1('order.detail')).toEqual({ id: 'CA20261120AAAA' })
    expect([world.visited, shows(LOGIN_NOTICE)]).toEqual([[], true])
  }
)
