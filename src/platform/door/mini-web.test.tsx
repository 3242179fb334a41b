import wx from 'weixin-js-sdk'
import { currentDoor } from '.'
import { currentPay } from './paying'

jest.mock('weixin-js-sdk', () => {
  const [getEnv, navigateTo, navigateBack] = [jest.fn(), jest.fn(), jest.fn()]
  return { __esModule: true, default: { miniProgram: { getEnv, navigateTo, navigateBack } } }
})

const { miniProgram } = jest.mocked(wx)
const TICKET = {
  payOrderNum: 'PA7',
  cashierUrl: '',
  action: 'mini',
  params: {},
  nativePage: '/pages/pay/go-pay/index?orderNo=CA7'
} as const

/** What WeChat answers of where the page lies; undefined: nothing. */
const inside = (is: boolean | undefined) =>
  miniProgram.getEnv.mockImplementation((answer: (found: object) => void) => {
    if (is !== undefined) answer({ miniprogram: is })
  })

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.40 miniProgram/wx1234')
})
afterEach(() => {
  jest.useRealTimers()
  jest.clearAllMocks()
})

async function paid() {
  const outcome = currentPay().pay(TICKET)
  await jest.advanceTimersByTimeAsync(6100)
  return outcome
}

test('pays on the mini-program’s own page; what became of it is left to the server', async () => {
  inside(true)
  miniProgram.navigateTo.mockImplementation((asked) =>
    (asked as { success?: (told: object) => void }).success?.({})
  )
  expect(await paid()).toBe('away')
  expect(miniProgram.navigateTo.mock.lastCall?.[0]).toMatchObject({ url: TICKET.nativePage })
})

test.each([
  ['that never answers may have opened it', () => undefined, 'away'],
  ['that does not open it has failed', (asked: { fail?: () => void }) => asked.fail?.(), 'failed']
] as const)('a WeChat %s', async (_name, answer, outcome) => {
  inside(true)
  miniProgram.navigateTo.mockImplementation(answer as never)
  expect(await paid()).toBe(outcome)
})

test.each([
  ['says that it is elsewhere', false],
  ['does not say where it is', undefined]
])('a page that %s cannot pay so, and opens nothing', async (_name, is) => {
  inside(is)
  expect(await paid()).toBe('lacking')
  expect(miniProgram.navigateTo).not.toHaveBeenCalled()
})

test('an order with nothing left to pay opens nothing', async () => {
  expect(await currentPay().pay({ ...TICKET, action: 'done' })).toBe('accepted')
  expect(miniProgram.getEnv).not.toHaveBeenCalled()
})

test('closes to the mini-program’s page behind, and elsewhere goes back', async () => {
  inside(true)
  currentDoor().chrome.close()
  await jest.advanceTimersByTimeAsync(1)
  expect(miniProgram.navigateBack).toHaveBeenCalledTimes(1)
  inside(false)
  const back = jest.spyOn(window.history, 'back').mockReturnValue()
  currentDoor().chrome.close()
  await jest.advanceTimersByTimeAsync(1)
  expect([miniProgram.navigateBack.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
  back.mockRestore()
})
