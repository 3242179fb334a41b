import { useState, type FunctionComponent } from 'react'
import { currentDoor } from '@/platform/door'
import type { Call } from '@/services/http/call'
import type { RouteRow } from './row'
import type { AskedShare, HostShare } from './share'
import { routes, type RouteName } from './table'

/** WeChat's browser shares from its menu, which is told of each page; others have buttons of their own. What tells it is loaded there alone. */
export function useHostShare(name: RouteName, ask: () => AskedShare, call: Call): HostShare {
  const { picture }: RouteRow = routes[name]
  return useState((): HostShare => {
    let told: AskedShare | null = null
    return {
      tell() {
        if (currentDoor().name !== 'wechat') return
        const asked = ask()
        // What is named after what it shows waits for that.
        if ((told?.title === asked.title && told.card === asked.card) || (picture && !asked.title)) return
        told = asked
        import('./share').then(
          ({ prepareShare }) => prepareShare(name, asked, call),
          () => undefined
        )
      },
      forget() {
        told = null
      }
    }
  })[0]
}

export const withMenu = <P>(_row: RouteRow, Page: FunctionComponent<P>): FunctionComponent<P> => Page
