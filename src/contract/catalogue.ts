import { clientEndpoints } from './client-endpoints'
import type { Endpoint } from './endpoint'
import { servedEndpoints } from './endpoints/served'

/** Every call of the product, once: the server mounts it, the client types `call` from its part (`client-endpoints.ts`). */
export const catalogue = { ...clientEndpoints, ...servedEndpoints }

export type EndpointName = keyof typeof catalogue
/** What our own client calls. */
export type ClientCall = keyof typeof clientEndpoints
export type InputOf<N extends EndpointName> =
  (typeof catalogue)[N] extends Endpoint<infer I, infer _R> ? I : never
export type ResultsOf<N extends EndpointName> =
  (typeof catalogue)[N] extends Endpoint<infer _I, infer R> ? R : never
