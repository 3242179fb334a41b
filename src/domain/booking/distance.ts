const EARTH_RADIUS_KM = 6371
const RADIANS = Math.PI / 180

export interface Point {
  /** Degrees. */
  latitude: number
  longitude: number
}

/** Great-circle distance in km. */
export function distanceKm(from: Point, to: Point): number {
  const dLat = (to.latitude - from.latitude) * RADIANS
  const dLon = (to.longitude - from.longitude) * RADIANS
  const cosines = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS)
  const haversine = Math.sin(dLat / 2) ** 2 + cosines * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** Rounded down to 2 decimals (§5); the tiny tolerance keeps 2.3 from becoming 2.29. */
export function floorKm(km: number): number {
  return Math.floor(km * 100 + 1e-9) / 100
}

/** From here on nobody goes by the distance: it is not told. */
const FAR_KM = 100

/** '5.98 km', or an empty text when the distance is unknown or says nothing. */
export function distanceText(km: number | null | undefined): string {
  return km === null || km === undefined || !Number.isFinite(km) || km < 0 || km >= FAR_KM
    ? ''
    : `${floorKm(km).toFixed(2)} km`
}
