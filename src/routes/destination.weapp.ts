import { ownPath } from '@/domain/entry/destination'
import { matchPath } from './href'

/** Where the `url` of an address leads: a page of ours, else the fallback. WeChat opens no other site in this place. */
export const returnPath = (
  url: string | null | undefined,
  _hosts: readonly string[],
  fallback = '/'
): string => ownPath(url, (path) => matchPath(path) !== null) ?? fallback
