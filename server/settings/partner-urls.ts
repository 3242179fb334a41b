import { PARTNERS, takesId, type Partner } from '@/domain/partner/partners'

/** Third parties that may be configured; the insurance mall has no page of ours by itself. */
export const PARTNER_NAMES = ['lejian', ...PARTNERS] as const
export type PartnerUrls = Readonly<Partial<Record<'lejian' | Partner, string>>>

/** Where the address of a partner takes what is opened there. */
export const ID_PLACE = '{id}'

type Read = { readonly value: PartnerUrls } | { readonly problem: 'form' | 'id' }

/** Over https, and nothing in it that logs in. */
function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  return protocol === 'https:' && username === '' && password === ''
}

/** What is opened may stand behind the host alone: it may not choose whose site it is. */
function holdsId(url: string): boolean {
  const [a, b] = ['a', 'b'].map((id) => new URL(url.replaceAll(ID_PLACE, id)))
  return a !== undefined && a.href !== b?.href && a.origin === b?.origin
}

/** `lejian=https://…,maillist=https://…/{id}`; a comma inside of an address is written %2C. */
export function readPartnerUrls(raw: string): Read {
  const urls: Partial<Record<'lejian' | Partner, string>> = {}
  for (const part of raw.split(',')) {
    const [, word = '', url = ''] = /^\s*([\w-]+)=(\S+)\s*$/.exec(part) ?? []
    const name = PARTNER_NAMES.find((known) => known === word)
    if (!name || name in urls || !isAddress(url)) return { problem: 'form' }
    const needsId = name !== 'lejian' && takesId(name)
    if (url.includes(ID_PLACE) !== needsId || (needsId && !holdsId(url))) return { problem: 'id' }
    urls[name] = url
  }
  return { value: urls }
}
