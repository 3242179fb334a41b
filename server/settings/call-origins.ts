import { CALL_SERVERS, type CallOrigins, type CallServer } from '@/contract/call-servers'

/** An origin over https alone: login goes there. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text

/** `oauth=https://…,wxapp=https://…`; null for what is none. */
export function readCallOrigins(raw: string): CallOrigins | null {
  const origins: Partial<Record<CallServer, string>> = {}
  for (const part of raw.split(',')) {
    const [, word = '', origin = ''] = /^\s*(\w+)=(\S+?)\/?\s*$/.exec(part) ?? []
    const server = CALL_SERVERS.find((known) => known === word)
    if (!server || server in origins || !isOrigin(origin)) return null
    origins[server] = origin
  }
  return origins
}
