import Taro from '@tarojs/taro'
import { currentScan } from './scanning/index.weapp'

const CODE = '8600100012345670'

test.each<[string, () => Promise<object>, unknown]>([
  ['reads a code', async () => ({ result: CODE }), { text: CODE }],
  ['reads nothing', async () => ({ result: '' }), 'none'],
  // The same for who refused WeChat the camera.
  ['was closed', () => Promise.reject({ errMsg: 'scanCode:fail cancel' }), 'none'],
  ['finds no code in a picture', () => Promise.reject({ errMsg: 'scanCode:fail' }), 'none']
])('WeChat’s scanner that %s', async (_what, answer, scanned) => {
  Object.assign(Taro, { scanCode: jest.fn(answer) })
  expect(currentScan().can()).toBe(true)
  expect(await currentScan().read(async () => null)).toEqual(scanned)
})
