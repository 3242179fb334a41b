import type { CallServer } from '@/contract/call-servers'

declare const CALL_ORIGINS: string

/** The server writes them into the page; one that it did not send has those of the build. */
const line = (): string =>
  document.querySelector('meta[name="call-origins"]')?.getAttribute('content') ?? CALL_ORIGINS

/** Origin of a server that answers some calls; '' where it is the site's own. */
export function originOf(server: CallServer): string {
  const mark = `${server}=`
  const named = line()
    .split(',')
    .find((one) => one.startsWith(mark))
  return named?.slice(mark.length) ?? ''
}
