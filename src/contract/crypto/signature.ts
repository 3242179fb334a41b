import { equalBytes, hexEncode } from './encoding'
import { primitives } from './primitives'

/** What a signature covers. `path` is the catalogue's, without `/api`; `body` the text as sent. */
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

const macOf = (signing: Uint8Array, request: SignedRequest) =>
  primitives.mac(
    signing,
    primitives.utf8(
      [
        request.method,
        request.path,
        request.timestamp,
        request.nonce,
        hexEncode(primitives.hash(primitives.utf8(request.body)))
      ].join('\n')
    )
  )

/** The header `signature`: HMAC-SHA256 over `METHOD\npath\ntimestamp\nnonce\nsha256(body)`, base64url. */
export const sign = (signing: Uint8Array, request: SignedRequest): string =>
  primitives.base64url(macOf(signing, request))

/** Whether the signature belongs to the request. The window and the nonce are the server's to check. */
export function verify(signing: Uint8Array, request: SignedRequest, signature: string): boolean {
  const given = primitives.bytes(signature)
  return given !== null && equalBytes(given, macOf(signing, request))
}
