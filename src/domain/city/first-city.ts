/** Where somebody stands ('location' of §3). */
export interface Place {
  readonly city: string
  readonly cityCode: string
  readonly iKangCityCode: string
  readonly latitude: number
  readonly longitude: number
}

/** A city in one line, as the server's page and a build's SHOP_CITY name it: `杭州,179,0571,30.27,120.16`. */
export const cityLine = ({ city, cityCode, iKangCityCode, latitude, longitude }: Place): string =>
  [city, cityCode, iKangCityCode, latitude, longitude].join(',')

/** The city of such a line; null where it names none. */
export function cityOfLine(line: string): Place | null {
  const [city = '', cityCode = '', iKangCityCode = '', lat = '', lon = ''] = line.split(',')
  const [latitude, longitude] = [parseFloat(lat), parseFloat(lon)]
  return city !== '' && cityCode !== '' && latitude * 0 === 0 && longitude * 0 === 0
    ? { city, cityCode, iKangCityCode, latitude, longitude }
    : null
}
