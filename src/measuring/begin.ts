import { autorun } from 'mobx'
import { kindOfCategory, kindOfSegment } from '@/domain/kinds'
import { developerLog } from '@/platform/developer-log'
import type { DoorName } from '@/platform/door/types'
import { host } from '@/platform/host'
import { measuredScreen } from '@/platform/measured-screen'
import { network } from '@/platform/network'
import { randomBytes } from '@/platform/random'
import { storage } from '@/platform/storage'
import { tabs } from '@/platform/tabs'
import { onPageShown, type ShownPage } from '@/routes/shown'
import { routes } from '@/routes/table'
import { send } from '@/services/http/http'
import { createCollector, type Collector } from '@/services/measuring/collector'
import type { View } from '@/services/measuring/visits'
import { measuringWire } from '@/services/measuring/wire'
import type { Root } from '@/stores/root'

/** What of a page may be told: its path as the table spells it, and of which kind its product is. */
const viewOf = ({ id, name, params }: ShownPage): View => ({
  id,
  page: routes[name].path,
  kind: kindOfSegment(params['type']) ?? kindOfCategory(params['category'])
})

/** Measures from now on, as long as whoever uses the product agrees; again when they do so anew. */
export function beginMeasuring({ settings }: Pick<Root, 'settings'>, doorName: DoorName): void {
  let collector: Collector | null = null
  const begin = (): Collector =>
    createCollector({
      screen: measuredScreen,
      storage: storage.local,
      now: Date.now,
      randomBytes,
      online: network.online,
      door: doorName === 'miniProgram' ? 'weapp' : doorName,
      log: developerLog,
      ...measuringWire({
        send,
        origin: host.origin(),
        beacon: measuredScreen.beacon,
        told({ env, statisticsScript }) {
          if (env === 'prod' && statisticsScript && settings.measuring)
            measuredScreen.loadStatistics(statisticsScript)
        }
      })
    })
  network.onChange((online) => online && collector?.flush())
  // Somebody may say no in another tab.
  tabs.onChange(settings.readMeasuring)
  autorun(() => {
    const agreed = settings.measuring
    if (agreed && !collector) {
      const begun = begin()
      collector = begun
      onPageShown((page) => begun.shown(viewOf(page)))
    } else if (!agreed && collector) {
      onPageShown(() => undefined)
      collector.end(agreed === undefined)
      collector = null
      if (agreed === false) measuredScreen.endStatistics()
    }
  })
}
