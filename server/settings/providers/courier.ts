import { START_TEXTS as texts } from '../../start-texts'
import { optionalText, url } from '../parsers'
import { optional, type Source } from '../setting'
import { isWhole, noticeAddress } from './sets'

/** Where kuaidi100 posts what couriers tell, unless KUAIDI100_NOTIFY_URL says another address that leads here. */
export const COURIER_NOTICES = '/api/courier/kuaidi100'

export const COURIER_SETTINGS = {
  KUAIDI100_CUSTOMER: optional('the account at kuaidi100, which follows parcels', optionalText),
  KUAIDI100_KEY: optional('its key', optionalText),
  KUAIDI100_SALT: optional('word of one’s own that proves what kuaidi100 posts', optionalText),
  KUAIDI100_NOTIFY_URL: optional('where kuaidi100 posts; PUBLIC_ORIGIN without', url(['https:', 'http:']))
} as const

/** Who follows parcels. The salt is demanded: an empty one signs as well, and then everybody could. */
export interface CourierSettings {
  readonly customer: string
  readonly key: string
  readonly salt: string
  readonly notifyUrl: string
}

const S = COURIER_SETTINGS
const WHOLE = ['KUAIDI100_CUSTOMER', 'KUAIDI100_KEY', 'KUAIDI100_SALT']

export function readCourier(from: Source): CourierSettings | null {
  const customer = from.read('KUAIDI100_CUSTOMER', S.KUAIDI100_CUSTOMER)
  const key = from.read('KUAIDI100_KEY', S.KUAIDI100_KEY)
  const salt = from.read('KUAIDI100_SALT', S.KUAIDI100_SALT)
  const configured = from.read('KUAIDI100_NOTIFY_URL', S.KUAIDI100_NOTIFY_URL)
  if (!isWhole(from, texts.providers.courier, WHOLE)) return null
  const notifyUrl = noticeAddress(from, 'KUAIDI100_NOTIFY_URL', configured, COURIER_NOTICES)
  return customer && key && salt && notifyUrl ? { customer, key, salt, notifyUrl } : null
}
