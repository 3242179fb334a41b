import { keysOf } from '../domain/keys-of'
import type { EndpointMeta } from './endpoint'

/** What of a row a client reads, by a letter each; a POST of a session without any says none. */
const LETTERS: Readonly<Record<string, Partial<EndpointMeta>>> = {
  g: { method: 'GET' },
  d: { method: 'DELETE' },
  n: { auth: 'none' },
  l: { showLoading: true },
  e: { encrypted: true },
  s: { signed: true },
  i: { idempotent: true },
  t: { tokenHeader: 'access-token' },
  o: { server: 'oauth' },
  w: { server: 'wxapp' },
  r: { envelope: 'geo' },
  x: { envelope: 'wx' }
}
/** Nothing on a client reads how these stand. */
const SERVED: readonly (keyof EndpointMeta)[] = ['changes', 'quiet', 'plainToo', 'beacon']

type Rows = Readonly<Record<string, EndpointMeta>>
const ownPath = (name: string): string => `/${name.replace('.', '/')}`

/** As the client reads it: which of two ways a key is kept by, and whether a session is needed or used, is the server's business. */
const readBy = ({ idempotent, auth, ...meta }: EndpointMeta): Partial<EndpointMeta> => ({
  ...meta,
  ...(idempotent ? { idempotent: true } : {}),
  ...(auth === 'none' ? { auth } : {})
})

/** Rows as lines of name, letters and path, without the path that a call has by its name. What has no letter ends the build. */
export function packRows(rows: Rows): string {
  return Object.entries(rows)
    .map(([name, { path, ...row }]) => {
      const meta = readBy({ path, ...row })
      const letters = keysOf(meta).flatMap((key) => {
        const value = meta[key]
        if (key === 'path' || SERVED.includes(key) || value === false || value === 'POST') return []
        const letter = Object.keys(LETTERS).find((one) => LETTERS[one]?.[key] === value)
        if (letter === undefined) throw new Error(`packed-rows: ${name} has ${key} ${String(value)}`)
        return [letter]
      })
      return [name, letters.join(''), path === ownPath(name) ? '' : path].join(' ').trimEnd()
    })
    .join('\n')
}

/** @returns the rows by their names, with what a client reads of them */
export function unpackRows(lines: string): Rows {
  return Object.fromEntries(
    lines.split('\n').map((line) => {
      const [name = '', letters = '', path = ownPath(name)] = line.split(' ')
      const first: EndpointMeta = { method: 'POST', auth: 'user', changes: true, path }
      return [name, Array.from(letters).reduce((row, letter) => ({ ...row, ...LETTERS[letter] }), first)]
    })
  )
}
