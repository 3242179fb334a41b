/** Business constants and limits without a nearer home (§9). The unit is in the name. */

/** Tries shared by all requests that wait for one session refresh (R9.1). */
export const TOKEN_REFRESH_RETRY_LIMIT = 10
/** General toast (R9.2). */
export const TOAST_MS = 3000
/** Toasts of the address form and of validation (R9.3). */
export const SHORT_TOAST_MS = 1500
/** Default throttle of a button (R9.4). */
export const THROTTLE_MS = 300
/** For this long the count of new messages is not asked again (R9.5). */
export const NEW_MESSAGES_MS = 500
/** Stands where the shop's name is not known: the site's page is built with it, and the server puts the name in its place. */
export const SHOP_UNNAMED = '体检商城'
/** Value of the `appVersion` header (R9.9). */
export const APP_VERSION = '7.1.0'
/** First page of the home news list (R9.10). */
export const HOME_NEWS_PAGE = 1
/** Rows per page of the home news list (R9.10). */
export const HOME_NEWS_SIZE = 2
/** `version` of the home product list call (R9.11). */
export const PRODUCT_LIST_VERSION = 2
/** Wait before an empty city reloads as the default city (R9.14). */
export const RELOAD_DELAY_MS = 3000
/** Wait of the redirect bridge before it opens login (R9.16). */
export const REDIRECT_BRIDGE_MS = 1300
/** Geolocation gives up after this (R9.17). */
export const GEOLOCATION_TIMEOUT_MS = 10_000
/** After a tap in the left navigation, scrolling moves no highlight for this long (R9.18). */
export const NAV_SCROLL_LOCK_MS = 200
/** Time each hot word stays in the carousel (R9.19). */
export const HOT_WORD_AUTOPLAY_MS = 5000
/** `moduleType` of the hot-word list call (R7.145). */
export const HOT_WORD_MODULE_TYPE = 83
/** `moduleId` of the search bar's hot words, called with that type. */
export const HOT_WORD_MODULE_ID = 183
/** Life of the access-token cookie (§9): 2 hours. */
export const ACCESS_TOKEN_MS = 7_200_000
/** The city used until another is known (§3, R9.7). */
export const DEFAULT_CITY = {
  city: '北京',
  cityCode: '131',
  /** The provider's own code of the city. */
  iKangCityCode: '0010',
  latitude: 39.91,
  longitude: 116.41
} as const
