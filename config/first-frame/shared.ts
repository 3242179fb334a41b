const PICTURE = /(property="og:image" content=")([^"]+)/

/** The picture of shared links by its whole address: another site asks for it. Without an origin it stays as it is. */
export const sharedFrom = (origin: string, html: string): string =>
  origin === ''
    ? html
    : html.replace(PICTURE, (_, start: string, path: string) => `${start}${new URL(path, origin).href}`)
