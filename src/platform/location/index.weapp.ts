import Taro from '@tarojs/taro'
import type { Locate } from './types'

export const locate: Locate = (timeoutMs) =>
  Promise.race([
    Taro.getLocation({ type: 'gcj02' }).then(
      ({ latitude, longitude }) => ({ lat: latitude, lon: longitude }),
      () => null
    ),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs))
  ])
