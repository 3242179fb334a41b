import Taro from '@tarojs/taro'
import { CHANNEL } from '@/contract/channels'
import { within } from '../scheduler/within'
import type { Door } from './types'

declare const DEMO: boolean

/** WeChat asks nobody for a login: one that it has not answered by then it refuses, ms. */
const LOGIN_MS = 8000

/** Without an account of the shop's WeChat may know nobody: the demo's server takes any code. */
const NO_CODE = DEMO ? 'demo' : null

const miniProgram: Door = {
  name: 'miniProgram',
  defaultChannel: CHANNEL.miniProgram,
  login: {
    silent: true,
    credential: () =>
      within(
        LOGIN_MS,
        Taro.login().then(
          ({ code }) => code,
          () => null
        )
      ).then((code) => code || NO_CODE)
  },
  // Pages answer `onShareAppMessage`; nothing has to be prepared and no code opens the sheet.
  share: { canOpen: () => false, prepare: async () => undefined, share: async () => false },
  // Every page draws its own header; WeChat's login is the credential above.
  chrome: { pageShown: () => undefined, close: () => void Taro.navigateBack(), login: () => false }
}

export const currentDoor = (): Door => miniProgram
