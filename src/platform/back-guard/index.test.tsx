import { backGuard } from './index'

const heard = jest.fn()
window.addEventListener('popstate', heard)
let go: jest.SpyInstance
beforeEach(() => {
  heard.mockClear()
  go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined)
  window.history.replaceState({ idx: 3 }, '')
})
afterEach(() => go.mockRestore())

const back = (idx: number) => window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }))

test('back closes what is open: the browser is led forward again, and the router hears neither way', () => {
  const close = jest.fn()
  const end = backGuard.hold(close)
  back(1)
  expect(close).toHaveBeenCalledTimes(1)
  expect(go).toHaveBeenCalledWith(2)
  back(3)
  expect(heard).not.toHaveBeenCalled()
  end()
  back(2)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(close).toHaveBeenCalledTimes(1)
})

test('the newest holds, and the way back of the program itself passes', () => {
  const sheet = jest.fn()
  const dialog = jest.fn()
  const ends = [backGuard.hold(sheet), backGuard.hold(dialog)]
  back(2)
  back(3)
  expect([sheet, dialog].map((close) => close.mock.calls.length)).toEqual([0, 1])
  const goBack = jest.fn()
  backGuard.letPass(goBack)
  expect(goBack).toHaveBeenCalledTimes(1)
  back(2)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(sheet).not.toHaveBeenCalled()
  for (const end of ends) end()
  backGuard.letPass(goBack)
  back(1)
  expect(heard).toHaveBeenCalledTimes(2)
})
