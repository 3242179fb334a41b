import { equalBytes, hexEncode } from './encoding'
import { primitives } from './primitives'

/** What a signature covers. `path` as sent, without `/api`, with its query when there is one; `body` the text as sent. */
export interface SignedRequest {
  readonly method: string
  readonly path: string
  /** ms since 1970 by the server's clock, as text. */
  readonly timestamp: string
  readonly nonce: string
  readonly body: string
}

/** A signed call is good for this long either side of the server's clock, in ms. */
export const SIGNATURE_WINDOW_MS = 300_000

/** However client, proxy and server spell a query: its pairs by name, encoded anew. Values of one name keep their order. */
function canonical(path: string): string {
  const at = path.indexOf('?')
  if (at < 0) return path
  const pairs = path
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair, place) => {
      const [name, ...value] = pair.split('=')
      return { name: recoded(name ?? ''), value: recoded(value.join('=')), place }
    })
  pairs.sort((a, b) => (a.name === b.name ? a.place - b.place : a.name < b.name ? -1 : 1))
  const query = pairs.map(({ name, value }) => `${name}=${value}`).join('&')
  return query === '' ? path.slice(0, at) : `${path.slice(0, at)}?${query}`
}

function recoded(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text.replace(/\+/g, '%20')))
  } catch {
    // No percent-encoding: signed as it was sent.
    return text
  }
}

const macOf = (signing: Uint8Array, request: SignedRequest) =>
  primitives.mac(
    signing,
    primitives.utf8(
      [
        request.method,
        canonical(request.path),
        request.timestamp,
        request.nonce,
        hexEncode(primitives.hash(primitives.utf8(request.body)))
      ].join('\n')
    )
  )

/** The header `signature`: HMAC-SHA256 over `METHOD\npath\ntimestamp\nnonce\nsha256(body)`, base64url; path with its query. */
export const sign = (signing: Uint8Array, request: SignedRequest): string =>
  primitives.base64url(macOf(signing, request))

/** Whether the signature belongs to the request. The window and the nonce are the server's to check. */
export function verify(signing: Uint8Array, request: SignedRequest, signature: string): boolean {
  const given = primitives.bytes(signature)
  return given !== null && equalBytes(given, macOf(signing, request))
}
