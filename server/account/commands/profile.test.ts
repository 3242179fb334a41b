import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { deviceNameOf } from '../device-name'

const GOOD = 'chengan2026'

let server: TestApp
let session: Session
/** Of an account that nobody used before, and a number that is free. */
let phone = ''
let free = ''
let count = 0
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  count += 2
  phone = String(10000000300 + count)
  free = String(10000000301 + count)
  session = await server.login(phone)
})
afterAll(() => server.close())

const codeTo = async (purpose: 'verify' | 'bind' | 'password', mobile?: string) => {
  server.clock.advance(60_000)
  const sent = await server.call(
    'account.sendCode',
    { purpose, ...(mobile === undefined ? {} : { mobile }) },
    { session }
  )
  expect(sent.code).toBe(ErrorCode.ok)
  return sent.results.demoCode ?? ''
}
const profile = async (as = session) => (await server.call('account.profile', {}, { session: as })).results
const isIn = async (as: Session) => (await server.call('account.profile', {}, { session: as })).code
const setPassword = (input: { current?: string; code?: string; password: string }, as = session) =>
  server.callRaw('account.setPassword', input, { session: as })
const byPassword = (password: string, mobile = phone) =>
  server.callRaw('auth.passwordLogin', { mobile, password })

describe('R2.18 the profile', () => {
  test('what is given is kept, and the rest stays', async () => {
    await server.call('account.saveProfile', { nickname: '一鸣', heightCm: 176.5 }, { session })
    await server.call('account.saveProfile', { allergies: '青霉素', birthday: '19900102' }, { session })
    expect(await profile()).toMatchObject({
      nickname: '一鸣',
      heightCm: 176.5,
      allergies: '青霉素',
      birthday: '19900102',
      mobile: phone
    })
  })

  test('it is nobody else’s', async () => {
    await server.call('account.saveProfile', { nickname: '一鸣' }, { session })
    expect((await profile(await server.login('10000000006'))).nickname).toBe('')
  })

  test.each([
    ['a nickname of one character', { nickname: '鸣' }, '昵称最多|昵称为2到12个字|请填写昵称'],
    ['a nickname of thirteen', { nickname: '一二三四五六七八九十一二三' }, '昵称最多12个字'],
    ['a name that looks official', { nickname: '澄安客服' }, '昵称不能使用'],
    ['a day that there is not', { birthday: '19900231' }, '请选择正确的出生日期'],
    ['a day to come', { birthday: '20991231' }, '请选择正确的出生日期'],
    ['a height of a house', { heightCm: 900 }, '身高应在50到250之间']
  ])('%s is refused and nothing is changed', async (_name, input, message) => {
    const answer = await server.callRaw('account.saveProfile', input, { session })
    expect(answer.code).toBe(ErrorCode.badParameter)
    expect(answer.message).toMatch(new RegExp(message))
    expect((await profile()).nickname).toBe('')
  })
})

describe('R2.12 the password', () => {
  test('is set by a code, opens a session, and is changed by the one before', async () => {
    expect((await setPassword({ code: await codeTo('password'), password: GOOD })).code).toBe(ErrorCode.ok)
    expect((await profile()).hasPassword).toBe(1)
    expect((await byPassword(GOOD)).code).toBe(ErrorCode.ok)
    expect((await setPassword({ current: GOOD, password: 'another2026' })).code).toBe(ErrorCode.ok)
    expect((await byPassword(GOOD)).message).toBe('手机号或密码错误')
    expect((await byPassword('another2026')).code).toBe(ErrorCode.ok)
  })

  test('a change logs out other devices, not this one', async () => {
    const other = await server.login(phone)
    await setPassword({ code: await codeTo('password'), password: GOOD })
    expect([await isIn(session), await isIn(other)]).toEqual([ErrorCode.ok, ErrorCode.tokenInvalid])
  })

  test('a wrong one tells how many tries are left; after five no one is taken for a quarter of an hour', async () => {
    await setPassword({ code: await codeTo('password'), password: GOOD })
    const wrong = () => setPassword({ current: 'wrong12345', password: 'another2026' })
    expect((await wrong()).message).toBe('当前密码错误，还可以试4次')
    for (let count = 0; count < 3; count += 1) await wrong()
    expect((await wrong()).message).toContain('密码错误次数过多')
    expect((await setPassword({ current: GOOD, password: 'another2026' })).message).toContain(
      '密码错误次数过多'
    )
    server.clock.advance(15 * 60_000 + 1)
    expect((await byPassword(GOOD)).code).toBe(ErrorCode.ok)
  })

  test.each([
    ['too short', 'abc1234', '8到20位'],
    ['too long', 'abcdefghijklmnopqrst1', '8到20位'],
    ['letters alone', 'abcdefghij', '有字母也有数字']
  ])('%s is refused', async (_name, password, rule) => {
    const answer = await setPassword({ code: await codeTo('password'), password })
    expect(answer).toMatchObject({ code: ErrorCode.badParameter, message: `密码要求：${rule}` })
    expect((await profile()).hasPassword).toBe(0)
  })

  test('one with the phone in it is refused', async () => {
    const answer = await setPassword({ code: await codeTo('password'), password: `a${phone}` })
    expect(answer.message).toBe('密码要求：不含手机号、生日')
  })

  test('a code that was sent for something else does not serve, nor none at all', async () => {
    const code = await codeTo('verify')
    expect((await setPassword({ code, password: GOOD })).message).toBe('请先获取验证码')
    expect((await setPassword({ password: GOOD })).message).toBe('请先获取验证码')
  })

  test('who has no password is not told so at the login', async () => {
    expect((await byPassword(GOOD)).message).toBe('手机号或密码错误')
    expect((await byPassword(GOOD, '10000000999')).message).toBe('手机号或密码错误')
  })
})

describe('R2.22 R2.23 another phone', () => {
  const ticket = async () =>
    (await server.call('account.verifyPhone', { code: await codeTo('verify') }, { session })).results.ticket
  const change = (input: { ticket: string; mobile: string; code: string }) =>
    server.callRaw('account.changePhone', input, { session })

  test('both numbers are proven; the new one logs in, the old one makes another account, other devices are out', async () => {
    const other = await server.login(phone)
    const proof = await ticket()
    const changed = await change({ ticket: proof, mobile: free, code: await codeTo('bind', free) })
    expect(changed.code).toBe(ErrorCode.ok)
    expect((await profile()).mobile).toBe(free)
    expect(await isIn(other)).toBe(ErrorCode.tokenInvalid)
    expect((await server.login(free)).userInfo.user_id).toBe(session.userInfo.user_id)
    expect((await server.login(phone)).userInfo.user_id).not.toBe(session.userInfo.user_id)
  })

  test('a number of another account is refused, and nothing has changed', async () => {
    const proof = await ticket()
    const code = await codeTo('bind', '10000000001')
    expect((await change({ ticket: proof, mobile: '10000000001', code })).message).toContain('已绑定其他账号')
    expect((await profile()).mobile).toBe(phone)
  })

  test('the proof of the old number serves for ten minutes and one change, and nobody else', async () => {
    const proof = await ticket()
    const stranger = await server.login('10000000001')
    const code = await codeTo('bind', free)
    const asked = { ticket: proof, mobile: free, code }
    const taken = await server.callRaw('account.changePhone', asked, { session: stranger })
    expect(taken.message).toBe('验证已过期，请重新验证原手机号')
    server.clock.advance(10 * 60_000)
    expect((await change(asked)).message).toBe('验证已过期，请重新验证原手机号')
  })

  test('a wrong code counts, and the sixth try is not looked at', async () => {
    const proof = await ticket()
    const code = await codeTo('bind', free)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count += 1)
      expect((await change({ ticket: proof, mobile: free, code: wrong })).message).toBe('验证码错误')
    expect((await change({ ticket: proof, mobile: free, code })).message).toBe(
      '验证码错误次数过多，请重新获取'
    )
  })

  test('without the old number the password proves who it is', async () => {
    await setPassword({ code: await codeTo('password'), password: GOOD })
    const proof = (await server.call('account.verifyPhone', { password: GOOD }, { session })).results.ticket
    const code = await codeTo('bind', free)
    expect((await change({ ticket: proof, mobile: free, code })).code).toBe(ErrorCode.ok)
  })
})

describe('devices', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) MicroMessenger/8.0'
  const list = async (as = session) => (await server.call('account.devices', {}, { session: as })).results

  test('each is listed with its name, this one first; one is logged out, then all others', async () => {
    const iphoneSession = await server.login(phone, undefined, { 'user-agent': IPHONE })
    await server.login(phone)
    const listed = await list()
    expect(listed.map(({ current }) => current)).toEqual([1, 0, 0])
    const iphone = listed.find(({ name }) => name === 'iPhone · 微信')
    await server.call('account.endDevices', { id: iphone?.id ?? '' }, { session })
    expect(await isIn(iphoneSession)).toBe(ErrorCode.tokenInvalid)
    expect(await list()).toHaveLength(2)
    const left = await server.call('account.endDevices', {}, { session })
    expect(left.results.map(({ current }) => current)).toEqual([1])
  })

  test.each([
    ['Mozilla/5.0 (Linux; Android 14) Chrome/116.0 Mobile Safari/537.36 tjb-android/7.1.0', '安卓手机 · App'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Mobile/15E148 CMBC/9.0', 'iPhone · 银行应用'],
    ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0 miniProgram/wx1', '安卓手机 · 微信小程序']
  ])('one is named by the host that the product is opened in: %s', (agent, name) => {
    expect(deviceNameOf(agent)).toBe(name)
  })

  test('those of somebody else are neither listed nor logged out', async () => {
    const stranger = await server.login('10000000001')
    const id = (await list(stranger))[0]?.id ?? ''
    await server.call('account.endDevices', { id }, { session })
    expect(await isIn(stranger)).toBe(ErrorCode.ok)
  })
})
