import { sound } from '@/platform/sound'
import type { Playing } from '@/platform/sound/types'
import { HumanCheckModel } from './model'

const played: Playing[] = []
let stops = 0
let begins = true

beforeEach(() => {
  played.length = 0
  stops = 0
  begins = true
  jest.spyOn(sound, 'play').mockImplementation((_url, playing) => {
    played.push(playing)
    return Promise.resolve(begins)
  })
  jest.spyOn(sound, 'stop').mockImplementation(() => {
    stops += 1
    played.at(-1)?.onEnd()
  })
})
afterEach(() => jest.restoreAllMocks())

async function heard() {
  const invalid = jest.fn()
  const call = () =>
    Promise.resolve({ id: 'k1', expiresIn: 300, image: '', sound: 'data:audio/wav;base64,AA' })
  const root = { call, feedback: { invalid }, presentError: jest.fn() }
  const model = new HumanCheckModel(root as never)
  await model.draw('sound')
  return { model, invalid }
}

test('it is played on a tap alone, and a second one ends it', async () => {
  const { model } = await heard()
  expect([played.length, model.playing]).toEqual([0, false])
  await model.play()
  expect([played.map(({ rate }) => rate), model.playing]).toEqual([[1], true])
  await model.play()
  expect([played.length, model.playing]).toEqual([1, false])
})

test('at its end it can be played again', async () => {
  const { model } = await heard()
  await model.play()
  played[0]?.onEnd()
  expect(model.playing).toBe(false)
  await model.play()
  expect(played).toHaveLength(2)
})

test('再慢一点 plays it from its beginning, slower, and once more as it was', async () => {
  const { model } = await heard()
  await model.toggleSlow()
  expect(played.map(({ rate }) => rate < 1)).toEqual([true])
  await model.toggleSlow()
  expect(played.map(({ rate }) => rate)).toEqual([0.6, 1])
})

test('other digits, and leaving, end what plays', async () => {
  const { model } = await heard()
  await model.play()
  const before = stops
  await model.draw()
  expect([stops, model.playing]).toEqual([before + 1, false])
  await model.play()
  model.close()
  expect([stops, model.playing]).toEqual([before + 2, false])
})

test('what does not begin says so at the field', async () => {
  const { model, invalid } = await heard()
  begins = false
  await model.play()
  expect([model.playing, model.error]).toEqual([false, '声音无法播放，请改为看图片'])
  expect(invalid).toHaveBeenCalledWith('声音无法播放，请改为看图片')
})
