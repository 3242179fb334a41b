import Taro from '@tarojs/taro'
import { CHANNEL } from '@/contract/channels'
import type { Door } from './types'

const miniProgram: Door = {
  name: 'miniProgram',
  defaultChannel: CHANNEL.miniProgram,
  login: {
    silent: true,
    credential: () =>
      Taro.login().then(
        ({ code }) => code || null,
        () => null
      )
  }
}

export const currentDoor = (): Door => miniProgram
