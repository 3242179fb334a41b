import Taro from '@tarojs/taro'
import type { LoginCapability } from './types'

export const hostLogin: LoginCapability = {
  silent: true,
  credential: () =>
    Taro.login().then(
      ({ code }) => code || null,
      () => null
    )
}
