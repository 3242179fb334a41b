import type { FunctionComponent } from 'react'
import type { RouteName, routes } from '../table'

/** Rows that are marked `late`. */
type LateRoute = {
  [N in RouteName]: (typeof routes)[N] extends { readonly late: true } ? N : never
}[RouteName]

/** It stands behind the checks of channel 66. */
type LateContent = FunctionComponent & { readonly late: true }

/** What a page may be made of: a late one comes by `latePage` alone. */
export type ContentOf<N extends RouteName> = N extends LateRoute ? LateContent : FunctionComponent

export type LatePage = (name: LateRoute, Content: FunctionComponent) => FunctionComponent<{ tid?: string }>
