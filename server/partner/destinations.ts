import type { Partner } from '@/domain/partner/partners'
import type { PartnerUrls } from '../settings/partner-urls'

/** By what the insurance mall knows that its customer comes from here (§4). */
const MALL_CHANNEL = 'tjbweb'

/** The insurance mall's home; null where none is configured. */
export function mallHome({ lejian }: PartnerUrls): string | null {
  if (lejian === undefined) return null
  const home = new URL(lejian)
  home.searchParams.set('channel', MALL_CHANNEL)
  return home.href
}

/** Where a partner's page leads; null where nothing is configured. */
export function destinationOf(urls: PartnerUrls, partner: Partner): URL | null {
  const url = urls[partner]
  return url === undefined ? null : new URL(url)
}
