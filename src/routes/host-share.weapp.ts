import type { FunctionComponent } from 'react'
import { useAddToFavorites, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { host } from '@/platform/host'
import type { Call } from '@/services/http/call'
import { pageHref } from './href'
import type { RouteRow } from './row'
import { sharedPage, type AskedShare, type HostShare } from './share'
import type { RouteName } from './table'

/** WeChat asks when somebody shares. */
const ASKS: HostShare = { tell: () => undefined, forget: () => undefined }

/** WeChat's menu: a message may lead to another page, the timeline and the favourites keep the open one and take its query. */
export function useHostShare(name: RouteName, ask: () => AskedShare, _call?: Call): HostShare {
  const linkOf = (shape: 'card' | 'square') => {
    const shared = sharedPage(name, ask())
    return {
      title: shared.title,
      path: pageHref(shared.name, shared.params),
      imageUrl: host.origin() + shared.picture(shape)
    }
  }
  const whole = () => {
    const { title, path, imageUrl } = linkOf('square')
    return { title, query: path.split('?')[1] ?? '', imageUrl }
  }
  useShareAppMessage(() => linkOf('card'))
  useShareTimeline(whole)
  useAddToFavorites(whole)
  return ASKS
}

/** Taro hands on what WeChat asks of the menu where the page says so; the timeline cannot lead to another page. */
export const withMenu = <P>({ listed }: RouteRow, Page: FunctionComponent<P>): FunctionComponent<P> =>
  Object.assign(Page, { enableShareAppMessage: true, ...(listed ? { enableShareTimeline: true } : {}) })
