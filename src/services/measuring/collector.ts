import { HEAT_ENDS_MS, HEAT_PAGE, heatPoint } from '@/domain/analytics/heat'
import { partOf } from '@/domain/analytics/part'
import type { MeasuredScreen } from '@/platform/measured-screen/types'
import { Exposures } from './exposures'
import { Outbox, type OutboxDeps } from './outbox'
import { Visits, type View } from './visits'

interface CollectorDeps extends Omit<OutboxDeps, 'channel'> {
  readonly screen: MeasuredScreen
  /** For developers: a part that says something wrong. */
  readonly log: (text: string) => void
}

export interface Collector {
  /** A page came on top. */
  shown(view: View): void
  /** Sends what waits. */
  flush(): void
  /** @param last as `Outbox.end` says */
  end(last: boolean): void
}

/** What is measured while somebody has agreed to it (§7, §9). Pages call nothing: the screen tells of their parts. */
export function createCollector(deps: CollectorDeps): Collector {
  const { screen, now, log } = deps
  const outbox = new Outbox({ ...deps, channel: screen.channel })
  const visits = new Visits(now, (event) => outbox.add(event))
  const here = () => ({ at: now(), page: visits.page })
  const exposures = new Exposures((exposed) => visits.page && outbox.add({ ...exposed, ...here() }), log)
  const watched = screen.watch({
    clicked(attribute) {
      const part = partOf(attribute)
      if (!part || !visits.page) return
      const kind = part.kind ?? visits.kind
      outbox.add({ type: 'click', part: part.name, ...(kind ? { kind } : {}), ...here() })
    },
    seen: (part, attribute, ratio) => exposures.seen(part, attribute, ratio),
    away() {
      exposures.away()
      visits.away()
      outbox.flush()
    },
    back: () => visits.back()
  })
  let endTaps: (() => void) | null = null
  let tapsEnd: ReturnType<typeof setTimeout> | undefined
  const leaveTaps = () => {
    endTaps?.()
    endTaps = null
  }
  const watchTaps = ({ id, page }: View) => {
    clearTimeout(tapsEnd)
    if (page !== HEAT_PAGE) {
      if (endTaps) tapsEnd = setTimeout(leaveTaps, HEAT_ENDS_MS)
      return
    }
    leaveTaps()
    endTaps = screen.watchTaps(id, (tapped) => {
      if (visits.page === HEAT_PAGE)
        outbox.add({ type: 'heat_map', at: now(), page: HEAT_PAGE, ...heatPoint(tapped) })
    })
  }
  void outbox.begin()
  return {
    shown(view) {
      exposures.away()
      visits.shown(view)
      watched.pageShown(view.id)
      watchTaps(view)
    },
    flush: () => outbox.flush(),
    end(last) {
      watched.leave()
      clearTimeout(tapsEnd)
      leaveTaps()
      exposures.away()
      visits.end()
      outbox.end(last)
    }
  }
}
