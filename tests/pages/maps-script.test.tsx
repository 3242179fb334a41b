import { when } from 'mobx'
import { settings, testDoor, testHost } from '@/../tests/support/device'
import { memoryStorage } from '@/../tests/support/storage'
import { ErrorCode } from '@/contract/errors'
import { offerLocatedCity } from '@/entry'
import { locate } from '@/platform/location'
import { renewSession } from '@/services/account/account'
import { createRoot } from '@/stores/root'

const SCRIPT = 'https://maps.test/api?ak=key'
const HANGZHOU = {
  cityCode: '179',
  cityName: '杭州',
  providerCode: '0571',
  isLocation: 1,
  hot: 1,
  branchCount: 2,
  lat: 30.27,
  lon: 120.15
}

test('R7.147 R7.148 R4.76 the site asks for the city by the code of the maps service, and offers it', async () => {
  const asked: URL[] = []
  const root = createRoot({
    door: testDoor(),
    storage: memoryStorage(),
    host: testHost({}).host,
    settings,
    async send({ url }) {
      const address = new URL(url, 'https://shop.test')
      asked.push(address)
      const results = address.pathname.endsWith('/city/maps') ? [{ scriptUrl: SCRIPT }] : [HANGZHOU]
      return { status: 200, json: { code: ErrorCode.ok, message: '', results }, serverTime: 0 }
    },
    locate,
    randomBytes: async (size) => new Uint8Array(size),
    renew: renewSession,
    newDeviceToken: () => 'device-1',
    deviceNow: () => 0,
    openLogin: () => undefined
  })
  // The browser fetches what is put into the page; here the service stands ready at once.
  jest.spyOn(document.head, 'append').mockImplementation(() => {
    window.BMap = {
      Geolocation: class {
        getStatus = () => 0
        getCurrentPosition(done: (result: object) => void) {
          done({ point: { lat: 30.28, lng: 120.16 }, address: { city_code: 179 } })
        }
      }
    }
    window.onMapsScriptReady?.()
  })
  const offered = offerLocatedCity(root)
  await when(() => root.feedback.dialog !== null)
  expect(root.feedback.dialog?.text).toContain('杭州')
  root.feedback.answer(root.feedback.dialog?.id ?? 0, true)
  await offered
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/city/maps', '/api/city/code/convert'])
  expect(asked[1]?.searchParams.get('mapCityCode')).toBe('179')
  expect(root.location.place).toMatchObject({ city: '杭州', cityCode: '179' })
})
