import { vi } from 'vitest'
import { CallError, ErrorCode } from '@/contract/errors'
import type { HttpRequest, HttpResponse } from '@/services/http/http-types'
import { memoryStorage } from '../../tests/support/storage'
import { FeedbackStore } from './feedback'
import { keeping } from './keeping'
import { askAgain, deskOf } from './kept-answers'
import { isOfPhone } from './kept-keys'

const THEN = Date.parse('2026-11-27T18:05:00+08:00')
const DETAIL = '/api/order/checkupDetail/'
const product = (id: string) => `/api/product/detail/checkup/${id}`

const get = (url: string): HttpRequest => ({ url, method: 'GET', headers: {} })
const ok = (results: unknown): HttpResponse => ({
  status: 200,
  json: { code: 1, message: '', results },
  serverTime: null
})

const order = (orderNum: string, rest: object = {}) => ({
  ...{ orderNum, comboName: '深度体检', appointmentDate: '2026-12-01', timespan: '08:00-08:30' },
  ...{ hospitalName: '北京望京分院', hospAddress: '望京路 1 号', appointmentUser: '陈**' },
  ...{ person: { idNumber: '110***', mobile: '138****' }, orderPayPrice: 1080, terms: [{ amount: 1080 }] },
  ...{ credential: { number: '7304 1196 28', code: 'secret', expiresAt: 0 }, codes: [] },
  ...rest
})

/** A phone whose line can be cut; what the server answers is `answers`. */
function phone(answers: Record<string, unknown>) {
  vi.useFakeTimers()
  let now = THEN
  let era = 0
  let failure: CallError | null = null
  const storage = memoryStorage().local
  const feedback = new FeedbackStore()
  const deps = { storage, now: () => now, feedback }
  const send = keeping(
    async ({ url }) => {
      if (failure) throw failure
      return ok(answers[url])
    },
    deps,
    () => era
  )
  const ask = async (url: string) => (await send(get(url))).json?.['results']
  return {
    ...{ storage, feedback, deps, ask, send },
    lose: (code: number = ErrorCode.network) => (failure = new CallError(code, '网络错误')),
    pass: (ms: number) => (now += ms),
    leave: () => (era += 1),
    /** What is answered is kept once the page stands. */
    async rest() {
      await vi.advanceTimersByTimeAsync(3000)
      await vi.dynamicImportSettled()
    }
  }
}

afterEach(() => vi.useRealTimers())

test('without network the last answer stands in, told to be of then; its time is of now', async () => {
  const home = '/api/module/v2/groupModuleDetail/appoint?version=1'
  const goods = '/api/appHomePage/v2/productList/recommend/1?version=2'
  const user = phone({ [home]: { modules: ['a'] }, [goods]: { list: [], serverTime: THEN } })
  await user.ask(home)
  await user.ask(goods)
  await user.rest()
  user.lose()
  user.pass(60_000)
  expect(await user.ask(home)).toEqual({ modules: ['a'] })
  expect(await user.ask(goods)).toEqual({ list: [], serverTime: THEN + 60_000 })
  expect(user.feedback.kept?.at).toBe(THEN)
})

test('a week later nothing stands in', async () => {
  const user = phone({ [product('CK1003')]: {} })
  await user.ask(product('CK1003'))
  await user.rest()
  user.lose(ErrorCode.timeout)
  user.pass(7 * 86_400_000 + 1)
  await expect(user.ask(product('CK1003'))).rejects.toMatchObject({ code: ErrorCode.timeout })
  expect(user.feedback.kept).toBeNull()
})

test('what is asked for no longer, changed, refused or not on the list is not kept', async () => {
  const list = '/api/order/list?x=1'
  const user = phone({ [list]: { list: [] } })
  await user.ask(list)
  await user.send({ ...get(product('CK1')), method: 'POST' })
  await user.rest()
  user.lose(ErrorCode.cancelled)
  await expect(user.ask(list)).rejects.toMatchObject({ code: ErrorCode.cancelled })
  user.lose()
  await expect(user.ask(list)).rejects.toMatchObject({ code: ErrorCode.network })
  await expect(user.ask(product('CK1'))).rejects.toMatchObject({ code: ErrorCode.network })
})

test('the last five products are kept, and no more than 300 KB in all', async () => {
  const ids = ['1', '2', '3', '4', '5', '6']
  const user = phone(Object.fromEntries(ids.map((id) => [product(id), { id }])))
  for (const id of ids) await user.ask(product(id))
  await user.rest()
  user.lose()
  await expect(user.ask(product('1'))).rejects.toThrow()
  expect(await user.ask(product('2'))).toEqual({ id: '2' })

  const long = '体'.repeat(40_000)
  const other = phone({ [product('a')]: long, [product('b')]: long, [product('c')]: long })
  for (const id of ['a', 'b', 'c']) await other.ask(product(id))
  await other.rest()
  other.lose()
  await expect(other.ask(product('a'))).rejects.toThrow()
  expect(await other.ask(product('c'))).toBe(long)
})

test('of an order what the desk asks for is kept, nothing else of the person, and nothing once it is over', async () => {
  const over = order('CA3', { credential: null })
  const byCode = order('CA2', {
    credential: null,
    codes: [
      { code: '1111 2222', state: 'unused' },
      { code: '', state: 'used' }
    ]
  })
  const user = phone({ [`${DETAIL}CA1`]: order('CA1'), [`${DETAIL}CA2`]: byCode, [`${DETAIL}CA3`]: over })
  for (const id of ['CA1', 'CA2', 'CA3']) await user.ask(DETAIL + id)
  await user.rest()
  user.lose()
  await expect(user.ask(`${DETAIL}CA1`)).rejects.toThrow()
  expect(deskOf('CA1', user.deps)).toEqual({
    at: THEN,
    facts: {
      ...{ orderNum: 'CA1', productName: '深度体检', date: '2026-12-01', timespan: '08:00-08:30' },
      ...{ branchName: '北京望京分院', address: '望京路 1 号', personName: '陈**' },
      ...{ number: '7304 1196 28', codes: [] }
    }
  })
  expect(deskOf('CA2', user.deps)?.facts).toMatchObject({ number: '', codes: ['1111 2222'] })
  expect(deskOf('CA3', user.deps)).toBeNull()
  expect(JSON.stringify(user.storage.get(`kept:${DETAIL}CA1`))).not.toMatch(/110|138|1080|secret/)
})

test('of the next appointment no money is kept', async () => {
  const next = '/api/order/next/list'
  const row = { orderNum: 'CA1', hospitalName: '北京望京分院', userPayPrice: 1080, terms: [{ amount: 1080 }] }
  const user = phone({ [next]: [row] })
  await user.ask(next)
  await user.rest()
  user.lose()
  expect(await user.ask(next)).toMatchObject([{ orderNum: 'CA1', userPayPrice: 0, terms: [] }])
})

test('what was answered to one is not kept for the next, and what is kept goes with the session', async () => {
  const user = phone({ [product('CK1003')]: {} })
  await user.ask(product('CK1003'))
  user.leave()
  await user.rest()
  user.lose()
  await expect(user.ask(product('CK1003'))).rejects.toThrow()
  expect([isOfPhone('kept'), isOfPhone(`kept:${product('CK1003')}`)]).toEqual([false, false])
})

test('what needs the network is refused while the last answers are shown, and is not once they were asked for anew', async () => {
  const user = phone({ [product('CK1003')]: {} })
  await user.ask(product('CK1003'))
  await user.rest()
  user.lose()
  await user.ask(product('CK1003'))
  const refuses = (target: string) => user.feedback.kept?.refuses(target) ?? false
  expect(['/process/booking/checkup/1', '/shoppingcart/go-pay', '/search'].map(refuses)).toEqual([
    ...[true, true, false]
  ])
  expect(user.feedback.toastShown?.text).toBe('现在没有网络，连上后才能预约和支付')
  askAgain(user.feedback)
  askAgain(user.feedback)
  expect([user.feedback.kept, user.feedback.asked, refuses('/process/go-pay')]).toEqual([null, 1, false])
})
