import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'

export type Chain = Parameters<
  NonNullable<NonNullable<Extract<UserConfigExport<'webpack5'>, { h5?: object }>['h5']>['webpackChain']>
>[0]

const ELEMENTS = path.join(__dirname, '../src/platform/elements')

/** In a browser pages are made of plain elements: see the modules that take the place of Taro's components. */
export function plainElements(chain: Chain): void {
  chain.resolve.alias
    .set('@tarojs/components$', path.join(ELEMENTS, 'index.h5.ts'))
    .set('@tarojs/components/dist/components$', path.join(ELEMENTS, 'definitions.h5.ts'))
  // A page loads those of Taro's that it draws, not what the list names.
  chain.module.rule('plain-elements').include.add(ELEMENTS).end().set('sideEffects', false)
}
