import { host } from '@/platform/host'
import { FeedbackStore } from '@/stores/feedback'
import { showPlace } from './show-place'

const PLACE = {
  lat: 31.2304,
  lon: 121.4737,
  name: '澄安（上海人民广场分院）',
  address: '黄浦区西藏中路268号 5层&6层'
}

afterEach(() => jest.restoreAllMocks())

const show = async (mapUrl: string, copied = true) => {
  const openExternal = jest.spyOn(host, 'openExternal').mockImplementation(() => undefined)
  const copy = jest.spyOn(host, 'copy').mockResolvedValue(copied)
  const feedback = new FeedbackStore()
  await showPlace({ feedback, mapUrl }, PLACE)
  return { openExternal, copy, toast: feedback.toastShown?.text }
}

test('the configured map opens at the place, with its name and address', async () => {
  const { openExternal, toast } = await show('https://map.example/at?p={lon},{lat}&n={name}&a={address}')
  expect(openExternal).toHaveBeenCalledWith(
    `https://map.example/at?p=121.4737,31.2304&n=${encodeURIComponent(PLACE.name)}&a=${encodeURIComponent(PLACE.address)}`
  )
  expect(toast).toBeUndefined()
})

test('without a map the address is copied, and that is said; what cannot be copied is shown', async () => {
  const { openExternal, copy, toast } = await show('')
  expect(openExternal).not.toHaveBeenCalled()
  expect(copy).toHaveBeenCalledWith(PLACE.address)
  expect(toast).toBe('地址已复制，可在地图应用中查找')
  expect((await show('', false)).toast).toBe(PLACE.address)
})
