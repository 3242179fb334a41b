import type { Locate } from './types'

export const locate: Locate = (timeoutMs) =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      () => resolve(null),
      { timeout: timeoutMs, maximumAge: 300_000 }
    )
  })
