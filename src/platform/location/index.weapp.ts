import Taro from '@tarojs/taro'
import { isDenied, isPrivacyRefused } from '../host/refusal'
import { within } from '../scheduler/within'
import type { Locate } from './types'

export const locate: Locate = (timeoutMs) =>
  within(
    timeoutMs,
    Taro.getLocation({ type: 'gcj02' }).then(
      ({ latitude, longitude }) => ({ lat: latitude, lon: longitude }),
      (error: unknown) => (isDenied(error) ? 'denied' : isPrivacyRefused(error) ? 'refused' : null)
    )
  )
