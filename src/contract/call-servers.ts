/**
 * Servers that answer some calls in place of the one that sent the site, where they are configured (§7): who logs in, and the checks of
 * the mini-program. What is measured goes to the analytics server by its own settings.
 */
export const CALL_SERVERS = ['oauth', 'wxapp'] as const

export type CallServer = (typeof CALL_SERVERS)[number]

export type CallOrigins = Readonly<Partial<Record<CallServer, string>>>

/** `oauth=https://a.example,wxapp=https://b.example`, as the page and a build's CALL_ORIGINS have it. */
export const originsLine = (origins: CallOrigins): string =>
  CALL_SERVERS.flatMap((server) => {
    const origin = origins[server]
    return origin === undefined ? [] : [`${server}=${origin}`]
  }).join(',')
