/** The framework plugin publishes no types; these are the parts the page tests call. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type * as ReactModule from 'react'

  /** Wraps a page so that it gets its PageContext and lifecycle, as Taro's loader does. */
  export function connectReactPage(
    react: typeof ReactModule,
    id: string
  ): (page: ReactModule.ComponentType) => ReactModule.ComponentType<Record<string, unknown>>
}
