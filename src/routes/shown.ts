import type { RouteName } from './table'

/** A page that came on top. Its id is that of its outermost element, the same while it is kept. */
export interface ShownPage {
  readonly id: string
  readonly name: RouteName
  readonly params: Readonly<Record<string, string | undefined>>
}

let last: ShownPage | null = null
let hear: (page: ShownPage) => void = () => undefined

export function pageShown(page: ShownPage): void {
  last = page
  hear(page)
}

/** Hears of the page that is on top, and of each one that comes there, in the place of who heard before. */
export function onPageShown(listener: (page: ShownPage) => void): void {
  hear = listener
  if (last) listener(last)
}
