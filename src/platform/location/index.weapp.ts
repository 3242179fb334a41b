import Taro from '@tarojs/taro'
import { isDenied, isPrivacyRefused } from '../host/refusal'
import { within } from '../scheduler/within'
import type { Found, Locate } from './types'

/** How the build may learn where somebody is; WeChat admits each way by itself (README, LOCATION). */
declare const LOCATION: 'fuzzy' | 'poi' | 'none'

/** To some kilometres: all that a city and an order of branches need. Base libraries before 2.25.0 have no such call. */
async function fuzzy(): Promise<Found> {
  const { latitude, longitude } = await Taro.getFuzzyLocation({ type: 'gcj02' })
  return { lat: latitude, lon: longitude }
}

/** WeChat's own list of places. Without the permission for positions it tells the place's name alone. */
const chosen = (): Promise<Found> =>
  Taro.choosePoi({}).then(({ city, address, name }) => ({ cityName: String(city || address || name) }))

const refusal = (error: unknown) => (isDenied(error) ? 'denied' : isPrivacyRefused(error) ? 'refused' : null)

export const locate: Locate = (timeoutMs) => {
  if (LOCATION === 'fuzzy') return within(timeoutMs, fuzzy().catch(refusal))
  // Nobody chooses against the clock.
  return LOCATION === 'poi' ? chosen().catch(refusal) : Promise.resolve(null)
}
