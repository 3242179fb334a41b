import assert from 'node:assert/strict'
import type { Session } from '@/contract/auth/dto/auth'
import type { CallOptions } from '../../../server/testing/caller'
import { DAY_MS, dateOf } from '@/domain/date'
import type { LocalServer } from './local-server'

/** Somebody else with a phone of their own, who calls the server beside the one that is driven. */
export interface Other {
  readonly id: string
  /** Whose calls these are. */
  readonly who: CallOptions & { readonly session: Session }
  /** Orders and pays a checkup at the usual branch, so many days ahead; its number. */
  buy(productCode: string, daysAhead: number): Promise<string>
}

/** The slot at which the others come: not the one that journeys hold. */
const SLOT = { timeSpanId: 104, timespanStr: '09:00-09:30' }
const CODE_MS = 61_000
/** Until the gateway has told. */
const NOTICE_MS = 1_000

/**
 * Logs a number in that nobody had before, from a device of its own.
 * @param headers by which they were led here: an invitation
 */
export async function otherPerson(
  server: LocalServer,
  mobile: string,
  headers: Readonly<Record<string, string>> = {}
): Promise<Other> {
  const { beside } = server
  const device = `a-phone-of-its-own-${mobile}`
  const options = { device, headers }
  // Codes that several phones ask for within a minute need a check that only a person passes.
  await server.passTime(CODE_MS)
  const sent = await beside.call('auth.sendCode', { mobile }, options)
  const login = await beside.call('auth.login', { mobile, code: sent.results.demoCode ?? '' }, options)
  assert.equal(login.code, 1, login.message)
  const who = { session: login.results, device }
  return {
    id: login.results.userInfo.user_id,
    who,
    async buy(productCode, daysAhead) {
      const order = await beside.call(
        'order.complete',
        {
          ...{ hospitalId: 'H1001', productCode, breakfastId: 1, customAddPackage: [] },
          regDate: dateOf(Date.now() + daysAhead * DAY_MS),
          ...SLOT,
          medUserInfo: {
            ...{ cardType: 1, contactsId: '', gender: 1, medUserPhone: mobile },
            ...{ identityCard: '99010119880314011X', medUserName: '陈予安' }
          }
        },
        who
      )
      const [placed] = order.results
      assert.ok(placed, `${order.code} ${order.message}`)
      const { orderNum: orderNo } = placed
      const made = await beside.call('pay.create', { orderNo, channel: 'wechat-h5' }, who)
      assert.equal(made.code, 1, made.message)
      const prepayId = made.results.cashierUrl.split(/[/=]/).pop() ?? ''
      const pressed = await fetch(`${server.origin}/sandbox/cashier/${prepayId}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'approve' })
      })
      assert.ok(pressed.status < 400, String(pressed.status))
      await server.passTime(NOTICE_MS)
      return orderNo
    }
  }
}
