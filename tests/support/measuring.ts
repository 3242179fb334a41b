import { vi } from 'vitest'
import type { AnalyticsBatchInput, AnalyticsEvent, AnalyticsSettings } from '@/contract/analytics/dto'
import type { MeasuredScreen, ScreenListener, Tapped } from '@/platform/measured-screen/types'
import type { StorageCapability } from '@/platform/storage/types'
import { createCollector, type Collector } from '@/services/measuring/collector'
import { memoryStorage } from './storage'

const SETTINGS: AnalyticsSettings = { origin: '', env: 'test', statisticsScript: null }

export const START = Date.parse('2026-11-28T10:00:00+08:00')

export interface Measuring {
  readonly collector: Collector
  readonly storage: StorageCapability['local']
  /** What the screen tells. */
  readonly screen: ScreenListener
  /** Taps are listened to. */
  listensToTaps(): boolean
  tap(at: Tapped): void
  readonly batches: readonly AnalyticsBatchInput[]
  readonly logged: readonly string[]
  /** What the server was told, and what waits, sent now. */
  events(): Promise<AnalyticsEvent[]>
  go(online: boolean): void
  /** How a batch ends from now on. */
  answer(taken: boolean | Promise<boolean>): void
}

interface MeasuringOptions {
  readonly storage?: StorageCapability['local']
  readonly online?: boolean
  readonly settings?: AnalyticsSettings | null
}

/** A collector over a screen, a line and a clock that the test holds. */
export async function measuring({
  storage = memoryStorage().local,
  online = true,
  settings = SETTINGS
}: MeasuringOptions = {}): Promise<Measuring> {
  const batches: AnalyticsBatchInput[] = []
  const logged: string[] = []
  const taps = new Set<(at: Tapped) => void>()
  let line = online
  let taken: boolean | Promise<boolean> = true
  let screen: ScreenListener | undefined
  const measuredScreen: MeasuredScreen = {
    channel: 'H5',
    watch(listener) {
      screen = listener
      return { pageShown: () => undefined, leave: () => undefined }
    },
    watchTaps(_id, tapped) {
      taps.add(tapped)
      return () => void taps.delete(tapped)
    },
    beacon: null,
    loadStatistics: () => undefined,
    endStatistics: () => undefined
  }
  const collector = createCollector({
    screen: measuredScreen,
    storage,
    now: Date.now,
    randomBytes: async (size) => Uint8Array.from({ length: size }, () => Math.floor(Math.random() * 256)),
    online: () => line,
    door: 'browser',
    log: (text) => void logged.push(text),
    settings: async () => settings,
    deliver(_settings, batch) {
      if (taken === true) batches.push(batch)
      return taken
    }
  })
  if (!screen) throw new Error('nobody watches the screen')
  await vi.advanceTimersByTimeAsync(0)
  return {
    collector,
    storage,
    screen,
    batches,
    logged,
    listensToTaps: () => taps.size > 0,
    tap: (at) => taps.forEach((tapped) => tapped(at)),
    async events() {
      collector.flush()
      await vi.advanceTimersByTimeAsync(0)
      // The server checks each by itself.
      return batches.flatMap(({ events }) => events as AnalyticsEvent[])
    },
    go(next) {
      line = next
    },
    answer(next) {
      taken = next
    }
  }
}
