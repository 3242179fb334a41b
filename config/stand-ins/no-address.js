// A page of a mini-program has no address. Taro keeps a location, a history and URLs for libraries that ask for them, and
// nothing here does. In the place of bom/location, bom/history, bom/URL, bom/URLSearchParams and dom/anchor-element: 12 KB.
export class Location {
  trigger() {}
}
export class History {
  trigger() {}
}
export { TaroElement as AnchorElement } from '@tarojs/runtime/dist/dom/element.js'
export const TaroURLProvider = undefined
export const URLSearchParams = undefined
export const parseUrl = undefined
