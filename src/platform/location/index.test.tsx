import type { Found, Locate } from './types'

/** A new visit: the script of another test is not there any more. */
let locate: Locate
beforeEach(async () => {
  await jest.isolateModulesAsync(async () => {
    ;({ locate } = await import('.'))
  })
})

const noMaps = async () => null

type Geolocation = typeof navigator.geolocation

function browser(getCurrentPosition: Geolocation['getCurrentPosition']) {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
}

const failure = (code: number) =>
  ({
    code,
    message: '',
    PERMISSION_DENIED: 1,
    POSITION_UNAVAILABLE: 2,
    TIMEOUT: 3
  }) as GeolocationPositionError

afterEach(() => {
  jest.useRealTimers()
  document.head.querySelectorAll('script').forEach((script) => script.remove())
  delete window.BMap
})

test('R9.17 a browser whose question nobody answers is waited for ten seconds', async () => {
  jest.useFakeTimers()
  browser(() => undefined)
  let end: unknown = 'open'
  void locate(10_000, noMaps).then((result) => (end = result))
  await jest.advanceTimersByTimeAsync(9_999)
  expect(end).toBe('open')
  await jest.advanceTimersByTimeAsync(1)
  expect(end).toBeNull()
})

test('R4.78 a refusal is told from a position that cannot be found', async () => {
  browser((_found, fail) => fail?.(failure(1)))
  await expect(locate(10_000, noMaps)).resolves.toBe('refused')
  browser((_found, fail) => fail?.(failure(2)))
  await expect(locate(10_000, noMaps)).resolves.toBeNull()
})

test('R4.76 a position comes in degrees', async () => {
  browser((found) => found({ coords: { latitude: 31.2, longitude: 121.4 } } as GeolocationPosition))
  await expect(locate(10_000, noMaps)).resolves.toEqual({ lat: 31.2, lon: 121.4 })
})

describe('with a maps script', () => {
  const SCRIPT = 'https://maps.test/api?v=3.0&ak=key'
  const mapsScript = async () => SCRIPT
  const script = () => document.head.querySelector<HTMLScriptElement>('script')
  const NEAR_SHANGHAI = { lat: 31.2389, lng: 121.4804 }

  interface Answer {
    status: number
    code?: number
  }

  /** The script that came sets up the service, whose position is asked for; without an answer it is silent. */
  function serviceAnswers(answer?: Answer) {
    const asked: object[] = []
    window.BMap = {
      Geolocation: class {
        getStatus = () => answer?.status ?? 0
        getCurrentPosition(done: (result: object | null) => void, options: object) {
          asked.push(options)
          if (!answer) return
          const { status, code = 0 } = answer
          done(status === 0 ? { point: NEAR_SHANGHAI, address: { city_code: code } } : null)
        }
      }
    }
    return asked
  }

  /** Locates as a person does who has 10 s; `meet` is what happens to the script once it is asked for. */
  async function located(meet: () => void, timeMs = 0) {
    jest.useFakeTimers()
    let end: Found | string | null | undefined
    void locate(10_000, mapsScript).then((result) => (end = result))
    await jest.advanceTimersByTimeAsync(0)
    meet()
    await jest.advanceTimersByTimeAsync(timeMs)
    return end
  }
  const ready = () => window.onMapsScriptReady?.()
  const browserInBeijing = () =>
    browser((found) => found({ coords: { latitude: 39.9, longitude: 116.4 } } as GeolocationPosition))
  const BEIJING = { lat: 39.9, lon: 116.4 }

  test('R7.148 it is loaded when a location is asked for, and asked for the position with the limit of 10 s', async () => {
    expect(script()).toBeNull()
    browser(() => {
      throw new Error('the browser is asked although the service answered')
    })
    const asked = serviceAnswers({ status: 0, code: 289 })
    const found = await located(ready)
    expect(script()?.src).toBe(`${SCRIPT}&callback=onMapsScriptReady`)
    expect(asked).toEqual([expect.objectContaining({ timeout: 10_000 })])
    expect(found).toEqual({
      lat: expect.closeTo(31.233, 2),
      lon: expect.closeTo(121.474, 2),
      mapCityCode: '289'
    })
    await located(() => undefined)
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
  })

  test('a city that the service does not know is not named', async () => {
    serviceAnswers({ status: 0, code: 0 })
    expect(await located(ready)).toEqual({ lat: expect.any(Number), lon: expect.any(Number) })
  })

  test('R4.78 who refuses the service is not asked by the browser too', async () => {
    browserInBeijing()
    serviceAnswers({ status: 6 })
    expect(await located(ready)).toBe('refused')
  })

  test.each([
    ['does not load', () => script()?.dispatchEvent(new Event('error')), 0],
    ['sets up nothing', ready, 0],
    ['never comes, after half of the time', () => undefined, 5_000]
  ])('R4.78 the browser stands in for a script that %s', async (_name, meet, timeMs) => {
    browserInBeijing()
    expect(await located(meet, timeMs)).toEqual(BEIJING)
  })

  test('the browser stands in for a service that cannot tell, and for an address that cannot be had', async () => {
    browserInBeijing()
    serviceAnswers({ status: 2 })
    expect(await located(ready)).toEqual(BEIJING)
    await expect(locate(10_000, () => Promise.reject(new Error('offline')))).resolves.toEqual(BEIJING)
  })

  test('a script that failed is asked for again by the next location', async () => {
    browserInBeijing()
    await located(() => script()?.dispatchEvent(new Event('error')))
    serviceAnswers({ status: 0, code: 289 })
    expect(await located(ready)).toMatchObject({ mapCityCode: '289' })
  })

  test.each([
    ['the script', () => undefined],
    ['the service', () => [serviceAnswers(), ready()]]
  ])('R7.148 R9.17 %s may be silent for ever: it ends after 10 s', async (_name, meet) => {
    browser(() => undefined)
    const end = jest.fn()
    jest.useFakeTimers()
    void locate(10_000, mapsScript).then(end)
    await jest.advanceTimersByTimeAsync(0)
    meet()
    await jest.advanceTimersByTimeAsync(9_999)
    expect(end).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(end).toHaveBeenCalledWith(null)
  })
})
