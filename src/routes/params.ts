import type { RouteName, routes } from './table'

type ParamSpec<N extends RouteName> = (typeof routes)[N] extends { params: readonly (infer P)[] } ? P : never
type Required_<P> = P extends `${string}?` ? never : P
type Optional_<P> = P extends `${infer Name}?` ? Name : never

/** The parameters a route takes, required and optional, all strings as they travel in an address. */
export type RouteParams<N extends RouteName> = { [K in Required_<ParamSpec<N>> & string]: string } & {
  [K in Optional_<ParamSpec<N>> & string]?: string
}
