import { servicePhone } from '@/platform/service-phone'
import { shopCity } from '@/platform/shop-city'

declare const THIRD_PARTY_AUTHORIZE_URL: string
declare const REAL_NAME_CODES: string
declare const MAP_URL: string
declare const URL_HOSTS: string

/** What the build compiles in of its environment (README, Configuration). */
export const buildSettings = {
  /** Page of the third party that code 33 leads to; '' where none is configured. */
  authorizeUrl: THIRD_PARTY_AUTHORIZE_URL,
  /** Codes of a failed real-name check. */
  realNameCodes: REAL_NAME_CODES.split(',').map(Number),
  /** Page of a map with places for {lat}, {lon}, {name} and {address}; '' where none is configured. */
  mapUrl: MAP_URL,
  /** Hosts of other sites that the product leads to, over https: by the `url` of an address, in a mini-program by its web-view. */
  urlHosts: URL_HOSTS.split(',').filter((host) => host !== ''),
  /** Phone of 人工客服; '' where none is configured: pages then do not offer it. */
  servicePhone,
  /** City in which the shop is met first, as one line; '' where nothing tells one. */
  shopCity
}
