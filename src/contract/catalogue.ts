import type { Endpoint } from './endpoint'
import { servedEndpoints } from './served-endpoints'
import { firstEndpoints } from './first-endpoints'
import { laterEndpoints } from './later-endpoints'

/** Every call of the product, once: the server mounts it, the client types `call` from its part (`first-endpoints.ts`, `later-endpoints.ts`). */
export const catalogue = { ...firstEndpoints, ...laterEndpoints, ...servedEndpoints }

export type EndpointName = keyof typeof catalogue
/** What our own client calls. */
export type ClientCall = keyof typeof firstEndpoints | keyof typeof laterEndpoints
export type InputOf<N extends EndpointName> =
  (typeof catalogue)[N] extends Endpoint<infer I, infer _R> ? I : never
export type ResultsOf<N extends EndpointName> =
  (typeof catalogue)[N] extends Endpoint<infer _I, infer R> ? R : never
