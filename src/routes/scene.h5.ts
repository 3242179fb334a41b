import type { RouteName } from './table'

type Params = Readonly<Record<string, string | undefined>>

/** Mini-program codes lead to the mini-program. */
export const useScene = (_name: RouteName, params: Params): Params => params
