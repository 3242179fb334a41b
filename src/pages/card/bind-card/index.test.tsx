import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { EnterpriseInfo, PersonalInfo } from '@/contract/card/binding-dto'
import { currentScan } from '@/platform/door/scanning'
import type { Scanned } from '@/platform/door/scan'
import { routes } from '@/routes/table'
import { contact as wireContact } from '@/../tests/support/confirm'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, control, idle, shows, tap, withFakeTime } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import BindCardPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const NUMBER = '8600100012345670'
const OFFER = {
  cardNumber: NUMBER,
  cardName: '澄安年度体检卡',
  company: '',
  cardType: 0,
  startDate: '2026-01-01',
  endDate: '2027-12-31',
  quota: 0,
  balance: 0,
  rights: [{ name: '年度套餐', text: '三选一 · 1 份', uses: 1, family: 0 as const }],
  bound: 0 as const,
  proof: 'proof-1'
}
const personal = (changes: Partial<PersonalInfo> = {}): PersonalInfo => ({
  ...OFFER,
  holderName: '',
  ...changes
})
const enterprise = (changes: Partial<EnterpriseInfo> = {}): EnterpriseInfo => ({
  ...OFFER,
  company: '云桥科技（演示企业）',
  cardType: 1,
  name: '陈**',
  idType: 1,
  idNumber: '990***********011X',
  mobile: '100****0001',
  workNo: 'YQ-20418',
  relation: '员工本人',
  match: 'own',
  reason: '',
  ...changes
})
const EMPLOYER = {
  employerId: 'e1',
  name: '云桥科技（演示企业）',
  ways: ['workNo' as const, 'sms' as const, 'idNumber' as const],
  endDate: '2027-05-19'
}

async function open(calls: FakeCalls = {}) {
  world = createWorld({
    calls: {
      'contacts.list': () => [
        wireContact(),
        wireContact({ contacts_id: 'c002', name: '林知夏', relation: '配偶', is_default: 0 })
      ],
      'card.personalInfo': () => personal(),
      'card.personalBind': () => ({ cardNumber: NUMBER, cardName: '澄安年度体检卡' }),
      'card.employers': () => [EMPLOYER],
      'card.enterpriseInfo': () => enterprise(),
      'card.sendCode': () => ({ retryAfter: 60, demoCode: '135790' }),
      ...calls
    }
  })
  await act(async () => {
    page = await world.open('bindCard', BindCardPage, {})
  })
  await idle()
}
const agree = () => tap(all('[role="checkbox"]').at(-1))
async function fill(password = '123456') {
  await page?.type('#card-cardNumber input', '8600 1000 1234 5670')
  await page?.type('#card-password input', password)
  await agree()
}
const refusal =
  (code: number, message: string, results: object = {}) =>
  () => {
    throw new CallError(code, message, results)
  }

test('R2.67 /bind-card is private', () => {
  expect(routes.bindCard).toMatchObject({ path: '/bind-card', private: true })
})

test('R1.11 R7.126 a personal card: its number and password, then who uses it, and the card is there', async () => {
  await open()
  expect(shows('绑定后本卡归使用人，不能再转给别人')).toBe(true)
  await fill()
  expect(shows('8600 1000 1234 5670')).toBe(true)
  await tap(byText('确认绑定'))
  expect(world.made1('card.personalInfo')).toEqual({ cardNumber: NUMBER, password: '123456' })
  expect(world.made1('card.personalBind')).toEqual({ proof: 'proof-1', contactsId: 'c001', agreed: 1 })
  expect(world.visited).toEqual([`replace /card-detail/${NUMBER}`])
})

test('nothing is sent before number, password and the agreement are there', async () => {
  await open()
  await tap(byText('确认绑定'))
  expect(page?.text('#card-cardNumber-error')).toBe('请填写卡号')
  await page?.type('#card-cardNumber input', '8600')
  await page?.type('#card-password input', '12')
  await tap(byText('确认绑定'))
  expect(page?.text('#card-cardNumber-error')).toBe('卡号是 16 位数字，请核对')
  expect(page?.text('#card-password-error')).toBe('卡密是 6 位数字')
  expect(shows('请先阅读并同意《体检卡使用协议》')).toBe(true)
  expect(world.made1('card.personalInfo')).toBeUndefined()
})

test.each([
  [27301, '卡号或卡密不对，还可以试 4 次', 'password'],
  [27302, '这张卡已被别人绑定', 'cardNumber'],
  [27303, '这张卡已过期', 'cardNumber']
])('%s stands beside its field, and nothing that was typed is lost', async (code, message, field) => {
  await open({ 'card.personalInfo': refusal(code, message, { field, triesLeft: 4, lockedUntil: 0 }) })
  await fill()
  await tap(byText('确认绑定'))
  expect(page?.text(`#card-${field}-error`)).toBe(message)
  expect(shows('还可试 4 次')).toBe(true)
  expect(document.querySelector<HTMLInputElement>('#card-password input')?.value).toBe('123456')
  expect(world.made1('card.personalBind')).toBeUndefined()
})

test('27304 asks whether a person is there, by looking or by listening, and goes on with what was typed', async () => {
  let asked = 0
  await open({
    'card.personalInfo': (input) => {
      asked += 1
      if (!('ticket' in input) || !input.ticket) throw new CallError(ErrorCode.captchaWrong, '请先完成验证')
      return personal()
    },
    'check.draw': ({ form }) => ({
      id: 'k1',
      expiresIn: 300,
      image: form === 'picture' ? 'data:image/png;base64,AA' : '',
      sound: form === 'sound' ? 'data:audio/wav;base64,AA' : ''
    }),
    'check.answer': () => ({ ticket: 't1' })
  })
  await fill()
  await tap(byText('确认绑定'))
  expect(shows('请输入图中的 5 个数字')).toBe(true)
  await tap(byText('改为听声音'))
  expect(world.made1('check.draw')).toEqual({ form: 'sound' })
  await page?.type('#human-check input', '23456')
  await tap(byText('确定'))
  expect(world.made1('check.answer')).toEqual({ a: 'k1', b: '23456' })
  expect(world.made1('card.personalInfo')).toEqual({ cardNumber: NUMBER, password: '123456', ticket: 't1' })
  expect(asked).toBe(2)
  expect(world.visited).toEqual([`replace /card-detail/${NUMBER}`])
})

test('after five wrong tries it is locked, says until when and opens by itself', async () => {
  await open({
    'card.personalInfo': refusal(27301, '已锁定', {
      field: 'password',
      triesLeft: 0,
      lockedUntil: NOW + 1_800_000
    })
  })
  await fill()
  await tap(byText('确认绑定'))
  expect([shows('先锁 30 分钟'), shows('09:30 自动解开'), shows('确认绑定')]).toEqual([true, true, false])
  await withFakeTime(async (advance) => {
    world.setNow(NOW + 1_800_001)
    await advance(2000)
  })
})

describe('a card that is scanned', () => {
  const scan = currentScan()
  const number = () => document.querySelector<HTMLInputElement>('#card-cardNumber input')?.value
  const button = () => byLabel('扫一扫') ?? byText('扫一扫')
  let read: jest.SpiedFunction<typeof scan.read>
  let can: jest.SpiedFunction<typeof scan.can>
  beforeEach(() => {
    read = jest.spyOn(scan, 'read')
    can = jest.spyOn(scan, 'can').mockReturnValue(true)
  })
  async function scanned(found: Scanned) {
    read.mockResolvedValueOnce(found)
    await tap(button())
  }

  test.each([
    ['alone', NUMBER],
    ['in groups', '8600-1000 1234 5670'],
    ['behind the sort of its bar code', `CODE_128,${NUMBER}`],
    ['in an address', `https://shop.example/c?id=12&cardNumber=${NUMBER}&d=20260519`]
  ])('fills in its number where that stands %s', async (_where, text) => {
    await open()
    await tap(control('radio', '企业卡'))
    await scanned({ text })
    expect(number()).toBe('8600 1000 1234 5670')
  })

  test.each<[string, Scanned, string]>([
    ['holds no number of a card', { text: 'https://shop.example/c?id=12' }, '没有读到卡号，请手动填写'],
    ['was not read, or the camera refused', 'none', '没有读到卡号，请手动填写'],
    ['could not be scanned here', 'lacking', '扫一扫没有打开，请手动填写卡号']
  ])('that %s is told in a sentence, and what was typed stays', async (_what, found, sentence) => {
    await open()
    await page?.type('#card-cardNumber input', '8600 1000')
    await scanned(found)
    expect(shows(sentence)).toBe(true)
    expect(number()).toBe('8600 1000')
  })

  test('has no button where the host scans nothing, nor once it has said so', async () => {
    can.mockReturnValue(false)
    await open()
    expect(button()).toBeUndefined()
    page?.leave()
    can.mockReturnValueOnce(true)
    await open()
    await scanned('lacking')
    expect(button()).toBeUndefined()
  })

  test('of an older scan that ended later fills in nothing', async () => {
    let late: (found: Scanned) => void = () => undefined
    await open()
    read.mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    await tap(button())
    await scanned({ text: NUMBER })
    await act(async () => late({ text: '8600100012340000' }))
    expect(number()).toBe('8600 1000 1234 5670')
  })
})

async function toEmployer() {
  await tap(control('radio', '企业卡'))
  await page?.type('#employee-employer input', '云桥')
  await tap(byText('找单位'))
  await tap(all('[role="button"]').find(({ textContent }) => textContent?.includes('2027-05-19 前可约')))
}

test('R7.127 an enterprise card by work number and name leads to what the company registered', async () => {
  await open()
  await toEmployer()
  expect(world.made1('card.employers')).toEqual({ name: '云桥' })
  await page?.type('#employee-workNo input', 'YQ-20418')
  await agree()
  await tap(byText('下一步，核对信息'))
  expect(world.made1('card.enterpriseInfo')).toEqual({
    way: 'workNo',
    employerId: 'e1',
    workNo: 'YQ-20418',
    name: '陈予安'
  })
  expect(world.root.items.get('bindCard')).toMatchObject({ proof: 'proof-1', match: 'own' })
  expect(world.visited).toEqual(['/bind-information'])
})

test('R7.127 by a code to the number that the company registered, and by a document', async () => {
  await open()
  await toEmployer()
  await tap(control('radio', '手机短信'))
  await tap(byText('获取验证码'))
  expect(world.made1('card.sendCode')).toEqual({ mobile: '10000000001' })
  await page?.type('#employee-code input', '135790')
  await agree()
  await tap(byText('下一步，核对信息'))
  expect(world.made1('card.enterpriseInfo')).toEqual({
    way: 'sms',
    employerId: 'e1',
    mobile: '10000000001',
    code: '135790'
  })
  await tap(control('radio', '证件号'))
  await page?.type('#employee-idNumber input', '99010119880314011X')
  await tap(byText('下一步，核对信息'))
  expect(world.made1('card.enterpriseInfo')).toEqual({
    way: 'idNumber',
    employerId: 'e1',
    idType: 1,
    idNumber: '99010119880314011X',
    name: '陈予安'
  })
})

test('a company that is not found says so', async () => {
  await open({ 'card.employers': () => [] })
  await tap(control('radio', '企业卡'))
  await tap(byText('找单位'))
  expect(page?.text('#employee-employer-error')).toBe('请输入至少 2 个字')
  await page?.type('#employee-employer input', '无名')
  await tap(byText('找单位'))
  expect(shows('没有找到这家单位')).toBe(true)
})
