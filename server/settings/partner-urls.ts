import { PARTNERS, type Partner } from '@/domain/partner/partners'

/** Third parties that may be configured; the insurance mall has no page of ours by itself. */
export const PARTNER_NAMES = ['lejian', ...PARTNERS] as const
export type PartnerUrls = Readonly<Partial<Record<'lejian' | Partner, string>>>

/** Over https, nothing in it that logs in, and no place that is left open. */
function isAddress(url: string): boolean {
  if (url.includes('{') || !URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return protocol === 'https:' && username === '' && password === ''
}

/** `lejian=https://…,cqep=https://…`; a comma inside of an address is written %2C. Null where it is not of that form. */
export function readPartnerUrls(raw: string): PartnerUrls | null {
  const urls: Partial<Record<'lejian' | Partner, string>> = {}
  for (const part of raw.split(',')) {
    const [, word = '', url = ''] = /^\s*([\w-]+)=(\S+)\s*$/.exec(part) ?? []
    const name = PARTNER_NAMES.find((known) => known === word)
    if (!name || name in urls || !isAddress(url)) return null
    urls[name] = url
  }
  return urls
}
