import { CallError } from '@/contract/errors'
import { currentDoor } from '@/platform/door'
import { byText, tapRefused } from '../../../../tests/support/screen'
import { createWorld, demoSession, NOW } from '../../../../tests/support/world'
import { AuthorizeModel } from './model'
import AuthorizePage from './index'

let leave: () => void = () => undefined

const login = async (params: Record<string, string> = {}, calls = {}, query: Record<string, string> = {}) => {
  const world = createWorld({
    session: null,
    query,
    calls: {
      'auth.sendCode': () => ({ retryAfter: 60, demoCode: '246810' }),
      'auth.login': () => demoSession,
      ...calls
    }
  })
  const page = await world.open('authorize', AuthorizePage, params)
  leave = page.leave
  const tap = (text: string) =>
    page.act(async () => {
      const target = Array.from(document.querySelectorAll('[role="button"]')).find(
        (one) => one.textContent === text || one.getAttribute('aria-label') === text
      )
      if (!target) throw new Error(`no button ${text}`)
      page.fireEvent.click(target)
    })
  const agree = () =>
    page.act(async () => {
      page.fireEvent.click(document.querySelector('[role="checkbox"]') as Element)
    })
  return { world, page, tap, agree, toast: () => world.root.feedback.toastShown?.text }
}

afterEach(() => leave())

test.each([
  ['R5.13 an empty number', '', '请填写手机号'],
  ['R5.14 a number of ten digits', '1380013800', '请填写正确的手机号！'],
  ['R5.14 a number that starts with 2', '23800138000', '请填写正确的手机号！']
])(
  'R9.3 %s is refused beside its field and by a toast of 1.5 s, and keeps what was typed',
  async (_name, mobile, message) => {
    const { world, page, toast } = await login()
    await page.type('#mobile input', mobile)
    await tapRefused(byText('获取验证码'), toast, message)
    expect(page.text('#mobile-error')).toBe(message)
    expect(world.made).toEqual([])
  }
)

test('R3.63 useAppLogin: where the app’s own login was opened once, it is opened over the form', async () => {
  const opened = jest.spyOn(currentDoor().chrome, 'login').mockReturnValue(true)
  await login()
  expect(opened).not.toHaveBeenCalled()
  leave()
  const world = createWorld({ session: null })
  world.root.items.set('useAppLogin', true)
  leave = (await world.open('authorize', AuthorizePage)).leave
  expect(opened).toHaveBeenCalledTimes(1)
  expect(document.querySelector('#mobile')).not.toBeNull()
  opened.mockRestore()
})

test('the browser is told what it may fill in: the number, the code, the password', async () => {
  const { page, tap } = await login()
  const filled = (field: string) => document.querySelector(`${field} input`)?.getAttribute('autocomplete')
  expect([filled('#mobile'), filled('#code')]).toEqual(['tel', 'one-time-code'])
  await tap('密码登录')
  expect(page.text('#password')).not.toBeNull()
  expect(filled('#password')).toBe('current-password')
})

test('a guest may look around first', async () => {
  const { world, tap } = await login()
  await tap('随便看看')
  expect(world.visited).toEqual(['tab /'])
})

test('number and code are pasted as they come, and both are said to be required', async () => {
  const { world, page, tap, agree } = await login()
  await page.type('#mobile input', '+86 100 0000 0002')
  await page.type('#code input', '【澄安体检】验证码 135 790，5分钟内有效')
  for (const field of Array.from(document.querySelectorAll('input')))
    expect(field.getAttribute('aria-required')).toBe('true')
  await agree()
  await tap('登录')
  expect(world.made[0]).toMatchObject({
    name: 'auth.login',
    input: { mobile: '10000000002', code: '135790' }
  })
})

test('R7.26 the code is asked for once a minute, and demo mode shows it', async () => {
  const { world, page, tap } = await login()
  await page.type('#mobile input', '10000000001')
  await tap('获取验证码')
  expect(world.made1('auth.sendCode')).toEqual({ mobile: '10000000001' })
  expect(document.body.textContent).toContain('演示验证码 246810')
  expect(document.body.textContent).toContain('60秒后重发')
  await tap('60秒后重发')
  expect(world.made.filter((entry) => entry.name === 'auth.sendCode')).toHaveLength(1)
})

test('R8.5 a token in the address that is worth nothing does not count as a login: the form is offered', async () => {
  const world = createWorld({ session: null, query: { access_token: 'x' } })
  const page = await world.open('authorize', AuthorizePage, {})
  leave = page.leave
  expect(document.querySelector('#mobile input')).toBeNull()
  await page.act(async () => world.root.session.invalidate(new CallError(3, '')))
  expect(document.querySelector('#mobile input')).not.toBeNull()
})

test('R7.32 in the mini-program the login is followed by the token checks, the second with its credential', async () => {
  const { world, page, tap, agree } = await login(
    {},
    { 'auth.wxTokenVerify': () => ({}), 'auth.wxTokenCheck': () => ({}) },
    { comefrom: '66' }
  )
  jest.spyOn(currentDoor().login, 'credential').mockResolvedValue('wx-code')
  await page.type('#mobile input', '10000000001')
  await page.type('#code input', '246810')
  await agree()
  await tap('登录')
  expect(world.made.slice(1)).toMatchObject([
    { name: 'auth.wxTokenVerify', input: {} },
    { name: 'auth.wxTokenCheck', input: { token: demoSession.token, comefrom: '66', code: 'wx-code' } }
  ])
  expect(world.visited).toEqual(['tab /'])
})

test.each([
  ['who accepts the agreements and logs in lets be measured what they say', undefined, true],
  ['who has said no in the settings does not by that', false, false]
])('%s', async (_about, before, after) => {
  const { world, page, tap, agree } = await login()
  if (before !== undefined) world.root.settings.setMeasuring(before)
  await page.type('#mobile input', '10000000001')
  await page.type('#code input', '246810')
  await agree()
  expect(world.root.settings.measuring).toBe(before)
  await tap('登录')
  expect(world.root.settings.measuring).toBe(after)
})

test('without agreeing to the agreements nobody is logged in', async () => {
  const { world, page, tap, agree, toast } = await login()
  await page.type('#mobile input', '10000000001')
  await page.type('#code input', '246810')
  await tap('登录')
  expect(toast()).toBe('请先阅读并同意用户协议和隐私政策')
  expect(world.made).toEqual([])
  const box = document.querySelector('[role="checkbox"]')
  expect(box?.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(box)
  expect(page.text(`#${box?.getAttribute('aria-describedby')}`)).toBe('请先阅读并同意用户协议和隐私政策')
  await agree()
  expect(document.querySelector('#agreement-error')).toBeNull()
})

test.each([
  [
    'R2.8 R4.6 returns to the stored path',
    { url: '/process/addon/checkup/CK1003' },
    'replace /process/addon/checkup/CK1003'
  ],
  ['returns home when nothing was stored', {}, 'tab /'],
  ['never leaves the site', { url: '//evil.example/x' }, 'tab /']
])('login %s', async (_name, params, target) => {
  const { world, page, tap, agree } = await login(params)
  await page.type('#mobile input', '10000000001')
  await page.type('#code input', '246810')
  await agree()
  await tap('登录')
  expect(world.root.session.isLoginedUser).toBe(true)
  expect(world.visited).toContain(target)
})

test('a wrong code marks its field with the words of the server, keeps what was typed and takes the focus', async () => {
  const { world, page, tap, agree, toast } = await login(
    {},
    {
      'auth.login': () => {
        throw new CallError(0, '验证码不正确，还可以再试4次')
      }
    }
  )
  await page.type('#mobile input', '10000000001')
  await page.type('#code input', '111111')
  await agree()
  await tap('登录')
  expect(toast()).toBe('验证码不正确，还可以再试4次')
  expect(page.text('#code-error')).toBe('验证码不正确，还可以再试4次')
  const field = document.querySelector<HTMLInputElement>('#code input')
  expect(field?.value).toBe('111111')
  expect(field?.getAttribute('aria-describedby')).toBe('code-error')
  expect(document.activeElement).toBe(field)
  expect(world.root.session.isLoginedUser).toBe(false)
  expect(world.visited).toEqual([])
})

test('R7.14 the mini-program signs in with its own credential and the phone number the user gave', async () => {
  const world = createWorld({
    session: null,
    calls: { 'auth.silent': () => ({ needPhone: 0, session: demoSession }) }
  })
  const left = jest.fn()
  const model = new AuthorizeModel(
    world.root,
    { silent: true, credential: async () => 'wx-code' },
    left,
    () => undefined
  )
  model.setAgreed(true)
  await model.loginByPhone('phone-code')
  expect(world.made1('auth.silent')).toEqual({ code: 'wx-code', phoneCode: 'phone-code' })
  expect(left).toHaveBeenCalledTimes(1)
})

test('a refused phone number leaves the SMS way open', async () => {
  const world = createWorld({ session: null, now: NOW })
  const model = new AuthorizeModel(
    world.root,
    { silent: true, credential: async () => 'wx-code' },
    () => undefined,
    () => undefined
  )
  model.setAgreed(true)
  await model.loginByPhone(undefined)
  expect(world.made).toEqual([])
  expect(world.root.feedback.toastShown?.text).toBe('快捷登录未完成，请用短信验证码登录')
})

test('who has set a password logs in by it; a wrong one stands beside its field and stays', async () => {
  let right = false
  const { world, page, tap, agree } = await login(
    {},
    {
      'auth.passwordLogin': () => {
        if (!right) throw new CallError(0, '手机号或密码错误', { field: 'current' })
        return demoSession
      }
    }
  )
  await tap('密码登录')
  await page.type('#mobile input', '10000000001')
  await agree()
  await tap('登录')
  expect(page.text('#password-error')).toBe('请填写密码')
  await page.type('#password input', 'chengan2025')
  await tap('登录')
  expect(page.text('#password-error')).toBe('手机号或密码错误')
  expect(document.querySelector<HTMLInputElement>('#password input')?.value).toBe('chengan2025')
  right = true
  await tap('登录')
  expect(world.made1('auth.passwordLogin')).toMatchObject({ mobile: '10000000001', password: 'chengan2025' })
  expect(world.root.session.isLoginedUser).toBe(true)
})

describe('when the server asks for a check', () => {
  const wanted = () => {
    throw new CallError(27304, '为了账号安全，请先完成验证', { required: 1 })
  }
  const drawn = (input: { form?: string }) => ({
    id: `k-${input.form ?? 'picture'}`,
    image: input.form === 'sound' ? '' : 'data:image/svg+xml;base64,AA==',
    sound: input.form === 'sound' ? 'data:audio/wav;base64,AA==' : '',
    expiresIn: 300
  })
  const calls = (answer: (b: string) => { ticket: string }) => ({
    'auth.sendCode': ({ ticket }: { ticket?: string }) =>
      ticket === undefined ? wanted() : { retryAfter: 60, demoCode: '246810' },
    'check.draw': drawn,
    'check.answer': ({ b }: { b: string }) => answer(b)
  })

  test('R7.129 R7.130 the picture is shown, a wrong answer draws another one, the right one sends the code; what was typed stays', async () => {
    const { world, page, tap } = await login(
      {},
      calls((b) => {
        if (b !== '23456') throw new CallError(27304, '输入不正确，请按新的数字再试一次')
        return { ticket: 't-1' }
      })
    )
    await page.type('#mobile input', '10000000001')
    await tap('获取验证码')
    expect(document.querySelector('[role="dialog"] img, [role="dialog"] [role="img"]')).not.toBeNull()
    await tap('确定')
    expect(page.text('#human-check-error')).toBe('请填写5位数字')
    expect(world.root.feedback.toastShown?.text).toBe('请填写5位数字')
    await page.type('#human-check input', '22222')
    await tap('确定')
    expect(page.text('#human-check-error')).toBe('输入不正确，请按新的数字再试一次')
    expect(world.root.feedback.toastShown?.text).toBe('输入不正确，请按新的数字再试一次')
    expect(world.made.filter(({ name }) => name === 'check.draw')).toHaveLength(2)
    await page.type('#human-check input', '23456')
    await tap('确定')
    expect(world.made.filter(({ name }) => name === 'auth.sendCode').at(-1)?.input).toEqual({
      mobile: '10000000001',
      ticket: 't-1'
    })
    expect(document.body.textContent).toContain('演示验证码 246810')
    expect(document.querySelector<HTMLInputElement>('#mobile input')?.value).toBe('10000000001')
  })

  test('who cannot see it listens to it, and the words say how, without what was wrong with the picture', async () => {
    const { world, page, tap } = await login(
      {},
      calls(() => ({ ticket: 't-1' }))
    )
    await page.type('#mobile input', '10000000001')
    await tap('获取验证码')
    await tap('确定')
    expect(page.text('#human-check-error')).toBe('请填写5位数字')
    await tap('改为听声音')
    expect(document.querySelector('#human-check-error')).toBeNull()
    expect(world.made.at(-1)).toMatchObject({ name: 'check.draw', input: { form: 'sound' } })
    expect(document.body.textContent).toContain('每个数字是几声短音')
    expect(document.body.textContent).toContain('播放声音')
    expect(document.body.textContent).toContain('听不清，换一段')
    expect(document.body.textContent).not.toContain('看不清')
  })

  test('who leaves it sends nothing, and can ask again', async () => {
    const { world, page, tap } = await login(
      {},
      calls(() => ({ ticket: 't-1' }))
    )
    await page.type('#mobile input', '10000000001')
    await tap('获取验证码')
    await page.act(async () => {
      page.fireEvent.click(document.querySelector('[aria-label="关闭"]') as Element)
    })
    expect(world.made.filter(({ name }) => name === 'auth.sendCode')).toHaveLength(1)
    expect(document.querySelector<HTMLInputElement>('#mobile input')?.value).toBe('10000000001')
    await tap('获取验证码')
    expect(world.made.filter(({ name }) => name === 'check.draw')).toHaveLength(2)
  })
})

test('R6.4 R8.13 in the bank’s app its login page opens instead with source 68, and ours for another number', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 CMBC/9')
  const { world } = await login({ url: '/mine/order', notice: '1' })
  expect(document.querySelector('#mobile')).toBeNull()
  expect(world.visited).toEqual(['replace /CMBC-login?source=68&url=%2Fmine%2Forder'])
  leave()
  const other = await login({ url: '/mine/order', other: '1' })
  expect([document.querySelector('#mobile') !== null, other.world.visited]).toEqual([true, []])
})
