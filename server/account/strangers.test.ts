import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { humanChecks, smsCodes } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { answerOf } from '../testing/human-check'

const MINUTE_MS = 60_000
const PASSWORD = 'Kestrel-4417'
/** Numbers of devices, as clients make them up. */
const OWN = 'owners-phone-0123456789'
const NEW = 'owners-new-phone-0123456'

let server: TestApp
let owners = 0
beforeAll(async () => {
  server = await createTestApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

const newPhone = () => `1002${String((owners += 1)).padStart(7, '0')}`
/** Where a call comes from. */
const from = (ip: string, device?: string) => ({
  headers: { 'x-forwarded-for': ip },
  ...(device ? { device } : {})
})
type From = ReturnType<typeof from>
const HOME = from('198.51.100.7', OWN)
const AWAY = from('198.51.100.8', NEW)

const send = (mobile: string, at: From, ticket?: string) =>
  server.call('auth.sendCode', { mobile, ...(ticket ? { ticket } : {}) }, at)
const enter = (mobile: string, code: string, at: From) => server.call('auth.login', { mobile, code }, at)
const wrongOf = (code: string | undefined) => (code === '000000' ? '000001' : '000000')

const readCheck = (id: string) => answerOf(server.database.db, server.clock.now(), id)

async function pass(at: From): Promise<string> {
  const { id } = (await server.call('check.draw', {}, at)).results
  const { code, results } = await server.call('check.answer', { a: id, b: await readCheck(id) }, at)
  expect(code).toBe(ErrorCode.ok)
  return results.ticket
}

/** Uses up what a number allows to strangers: from another network on each try, guessing five times at each code. */
async function attack(phone: string): Promise<number> {
  let sent = 0
  for (let tries = 0; tries < 14; tries += 1) {
    const at = from(`203.0.113.${tries + 1}`, `attackers-device-${String(tries).padStart(4, '0')}`)
    const answer = await send(phone, at)
    if (answer.code === ErrorCode.ok) sent += 1
    for (let guess = 0; guess < 6; guess += 1) await enter(phone, wrongOf(answer.results?.demoCode), at)
    server.clock.advance(MINUTE_MS)
  }
  return sent
}

async function owner(password = false): Promise<string> {
  const phone = newPhone()
  const session = await server.login(phone, OWN, { 'x-forwarded-for': '198.51.100.7' })
  if (password) {
    server.clock.advance(MINUTE_MS)
    const sent = await server.call('account.sendCode', { purpose: 'password' }, { session, ...HOME })
    const code = sent.results.demoCode ?? ''
    const set = await server.call('account.setPassword', { code, password: PASSWORD }, { session, ...HOME })
    expect([set.code, set.message]).toEqual([ErrorCode.ok, expect.any(String)])
  }
  server.clock.advance(MINUTE_MS)
  return phone
}

describe('while a stranger uses up everything that a number allows', () => {
  test('R7.26 its owner still gets a code on a known device and logs in', async () => {
    const phone = await owner()
    expect(await attack(phone)).toBe(9)
    const sent = await send(phone, HOME)
    expect([sent.code, sent.message]).toEqual([ErrorCode.ok, expect.any(String)])
    expect((await enter(phone, sent.results.demoCode ?? '', HOME)).code).toBe(ErrorCode.ok)
  })

  test('R7.26 R7.129 R7.130 on a new device the owner passes a check and logs in', async () => {
    const phone = await owner()
    await attack(phone)
    const refused = await send(phone, AWAY)
    expect(refused).toMatchObject({ code: ErrorCode.captchaWrong, message: '为了账号安全，请先完成验证' })
    const sent = await send(phone, AWAY, await pass(AWAY))
    expect(sent.code).toBe(ErrorCode.ok)
    expect((await enter(phone, sent.results.demoCode ?? '', AWAY)).code).toBe(ErrorCode.ok)
  })

  test('R7.26 what the stranger asks for and guesses does nothing to the owner’s code', async () => {
    const phone = await owner()
    const sent = await send(phone, HOME)
    await attack(phone).then(() => server.clock.advance(-14 * MINUTE_MS))
    expect((await enter(phone, sent.results.demoCode ?? '', HOME)).code).toBe(ErrorCode.ok)
  })

  test('R7.26 a code serves only on the device that asked for it', async () => {
    const phone = await owner()
    const sent = await send(phone, HOME)
    expect(
      await enter(phone, sent.results.demoCode ?? '', from('203.0.113.9', 'attackers-device-9999'))
    ).toMatchObject({
      code: ErrorCode.business,
      message: '请先获取验证码'
    })
  })

  test('R7.26 with checks that it passes too, a number gets forty codes a day from strangers, and a site ten', async () => {
    const phone = newPhone()
    let sent = 0
    const answers = new Map<number, number>()
    for (let tries = 0; tries < 60; tries += 1) {
      const at = from(`203.0.113.${100 + (tries % 4)}`, `attackers-device-${1000 + tries}`)
      const { code } = await send(phone, at, await pass(at))
      answers.set(code, (answers.get(code) ?? 0) + 1)
      if (code === ErrorCode.ok) sent += 1
      server.clock.advance(MINUTE_MS)
    }
    expect(sent).toBe(40)
    expect(answers.get(ErrorCode.tooManyRequests)).toBe(20)
    const rows = await server.database.db.select().from(smsCodes).where(eq(smsCodes.phone, phone))
    expect(rows).toHaveLength(40)
  })

  test('R7.26 a code that was asked for to log in sets no password', async () => {
    const phone = newPhone()
    const session = await server.login(phone, OWN, { 'x-forwarded-for': '198.51.100.7' })
    server.clock.advance(MINUTE_MS)
    const code = (await send(phone, HOME)).results.demoCode ?? ''
    expect(
      await server.call('account.setPassword', { code, password: PASSWORD }, { session, ...HOME })
    ).toMatchObject({
      message: '请先获取验证码'
    })
  })

  test('R7.26 who asks for a number right after somebody else has to be a person', async () => {
    const phone = newPhone()
    expect((await send(phone, from('203.0.113.50', 'strangers-device-0050'))).code).toBe(ErrorCode.ok)
    const next = from('203.0.113.51', 'strangers-device-0051')
    expect(await send(phone, next)).toMatchObject({ code: ErrorCode.captchaWrong, results: { required: 1 } })
    server.clock.advance(MINUTE_MS)
    expect((await send(phone, next)).code).toBe(ErrorCode.ok)
  })

  test('R7.26 the networks of one IPv6 customer together have four times what one has', async () => {
    const sentAt = server.clock.now()
    const rows = Array.from({ length: 2400 }, (_, index) => ({
      ...{ phone: `1003${String(index).padStart(7, '0')}`, codeHash: '', purpose: 'login' as const, sentAt },
      ...{ lane: 'open' as const, asker: `asker-${index}`, expiresAt: sentAt },
      ...{ address: `2001:db8:7:${index % 5}::/64`, site: '2001:db8:7::/48' }
    }))
    await server.database.db.insert(smsCodes).values(rows)
    const unused = from('2001:db8:7:ffff::1', 'strangers-device-0060')
    expect((await send(newPhone(), unused)).code).toBe(ErrorCode.tooManyRequests)
    const neighbour = from('2001:db8:8::1', 'strangers-device-0061')
    expect((await send(newPhone(), neighbour)).code).toBe(ErrorCode.ok)
  })

  test('wrong passwords of strangers do not lock the owner’s device, and need a check after five', async () => {
    const phone = await owner(true)
    const logIn = (at: From, password: string, ticket?: string) =>
      server.call('auth.passwordLogin', { mobile: phone, password, ...(ticket ? { ticket } : {}) }, at)
    const codes: number[] = []
    for (let tries = 0; tries < 7; tries += 1)
      codes.push((await logIn(from(`203.0.113.${tries + 1}`), 'wrong-1')).code)
    expect(codes).toEqual([0, 0, 0, 0, 0, ErrorCode.captchaWrong, ErrorCode.captchaWrong])
    expect((await logIn(HOME, PASSWORD)).code).toBe(ErrorCode.ok)
    expect((await logIn(AWAY, PASSWORD)).code).toBe(ErrorCode.captchaWrong)
    expect((await logIn(AWAY, PASSWORD, await pass(AWAY))).code).toBe(ErrorCode.ok)
  })

  test('strangers have fifty passwords a day, also with checks that they pass', async () => {
    const phone = await owner(true)
    let compared = 0
    for (let tries = 0; tries < 60; tries += 1) {
      const at = from(`203.0.114.${tries + 1}`)
      const ticket = tries < 5 ? undefined : await pass(at)
      const { message } = await server.call(
        'auth.passwordLogin',
        { mobile: phone, password: 'wrong-1', ...(ticket ? { ticket } : {}) },
        at
      )
      if (message === '手机号或密码错误') compared += 1
    }
    expect(compared).toBe(50)
    const { code } = await server.call('auth.passwordLogin', { mobile: phone, password: PASSWORD }, HOME)
    expect(code).toBe(ErrorCode.ok)
  })

  test('no sequence of answers to wrong passwords tells a number with a password from one without or an unknown one', async () => {
    const attempts = async (phone: string, device: string) => {
      const told: unknown[] = []
      const at = from('203.0.115.7', device)
      for (let tries = 0; tries < 13; tries += 1) {
        const ticket = tries > 5 ? await pass(at) : undefined
        const body = { mobile: phone, password: 'wrong-1', ...(ticket ? { ticket } : {}) }
        const { code, message, results } = await server.call('auth.passwordLogin', body, at)
        told.push([code, message, results])
      }
      return told
    }
    const withPassword = await attempts(await owner(true), 'attackers-device-8801')
    expect(new Set(withPassword.map((answer) => JSON.stringify(answer))).size).toBe(3)
    expect(await attempts(await owner(), 'attackers-device-8802')).toEqual(withPassword)
    expect(await attempts(newPhone(), 'attackers-device-8803')).toEqual(withPassword)
  })

  test('a known device has five wrong passwords of its own', async () => {
    const phone = await owner(true)
    const logIn = (password: string) => server.call('auth.passwordLogin', { mobile: phone, password }, HOME)
    for (let tries = 0; tries < 5; tries += 1) await logIn('wrong-1')
    expect((await logIn(PASSWORD)).message).toContain('15分钟后再试')
    server.clock.advance(15 * MINUTE_MS)
    expect((await logIn(PASSWORD)).code).toBe(ErrorCode.ok)
  })
})

describe('a check', () => {
  test('R7.129 is a picture or a sound, and its digits stand in no answer and not in the database', async () => {
    const seen = (await server.call('check.draw', {}, AWAY)).results
    const svg = Buffer.from(seen.image.split(',')[1] ?? '', 'base64').toString()
    expect([seen.image.slice(0, 26), seen.sound]).toEqual(['data:image/svg+xml;base64,', ''])
    expect(svg).not.toContain('<text')
    const heard = (await server.call('check.draw', { form: 'sound' }, AWAY)).results
    const wave = Buffer.from(heard.sound.split(',')[1] ?? '', 'base64')
    expect([heard.image, wave.toString('latin1', 0, 4), wave.toString('latin1', 8, 12)]).toEqual([
      '',
      'RIFF',
      'WAVE'
    ])
    expect(wave.readUInt32LE(4)).toBe(wave.length - 8)
    for (const { id, ...told } of [seen, heard]) {
      const answer = await readCheck(id)
      const [row] = await server.database.db.select().from(humanChecks).where(eq(humanChecks.id, id))
      expect(JSON.stringify(row)).not.toContain(`"${answer}"`)
      expect(Object.keys(told).sort()).toEqual(['expiresIn', 'image', 'sound'])
      expect(svg).not.toContain(answer)
    }
  })

  test('R7.130 takes one answer: after a wrong one the right one is refused too', async () => {
    const { id } = (await server.call('check.draw', {}, AWAY)).results
    const answer = await readCheck(id)
    const wrong = answer === '22222' ? '33333' : '22222'
    expect(await server.call('check.answer', { a: id, b: wrong }, AWAY)).toMatchObject({
      code: ErrorCode.captchaWrong,
      message: '输入不正确，请按新的数字再试一次'
    })
    expect((await server.call('check.answer', { a: id, b: answer }, AWAY)).code).toBe(ErrorCode.captchaWrong)
  })

  test('ends after five minutes; its ticket serves once, and only who was asked', async () => {
    const phone = newPhone()
    await attack(phone)
    const { id } = (await server.call('check.draw', {}, AWAY)).results
    const answer = await readCheck(id)
    server.clock.advance(5 * MINUTE_MS)
    expect((await server.call('check.answer', { a: id, b: answer }, AWAY)).code).toBe(ErrorCode.captchaWrong)
    const ticket = await pass(AWAY)
    expect((await send(phone, from('203.0.113.77', 'attackers-device-7777'), ticket)).code).toBe(
      ErrorCode.captchaWrong
    )
    expect((await send(phone, AWAY, ticket)).code).toBe(ErrorCode.ok)
    server.clock.advance(MINUTE_MS)
    expect((await send(phone, AWAY, ticket)).code).toBe(ErrorCode.captchaWrong)
  })

  test('is drawn 120 times an hour for one customer, whatever network of theirs asks', async () => {
    const ask = async (n: number) =>
      (await server.call('check.draw', {}, from(`2001:db8:77:${n.toString(16)}::1`))).code
    const codes: number[] = []
    for (let n = 0; n < 122; n += 1) codes.push(await ask(n))
    expect(codes.filter((code) => code === ErrorCode.ok)).toHaveLength(120)
    expect(codes.slice(120)).toEqual([ErrorCode.tooManyRequests, ErrorCode.tooManyRequests])
  })
})
