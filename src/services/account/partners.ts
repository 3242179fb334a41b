/** Third parties: where their pages lead, as the server says. */
import type { Partner } from '@/domain/partner/partners'
import type { Call } from '../http/call'

export interface Destination {
  readonly url: string
  /** Its host, to be told before somebody goes there. */
  readonly site: string
}

/** Nothing else is opened, whatever an answer says. */
const isSecure = (url: string): boolean => url.startsWith('https://')

/** null where nothing is configured. */
export async function partnerDestination(call: Call, partner: Partner): Promise<Destination | null> {
  const { url, site } = await call('partner.destination', { name: partner })
  return isSecure(url) ? { url, site } : null
}

/** Whether there is an insurance mall to go to. */
export const isMallOpen = async (call: Call): Promise<boolean> => (await call('partner.mall', {})).open

/** The mall's home for who has read the notice before it; null where it has none. */
export async function authorizeMall(call: Call): Promise<string | null> {
  const { url } = await call('partner.authorize', {})
  return isSecure(url) ? url : null
}
