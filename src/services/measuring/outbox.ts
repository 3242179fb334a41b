import type { AnalyticsBatchInput } from '@/contract/analytics/dto'
import { ANALYTICS_PROJECT, BATCH_EVENTS, type MeasuredDoor } from '@/domain/analytics/limits'
import { dropOldest, idAfter, idsOf, withoutSent, withSegment, type Queue } from '@/domain/analytics/queue'
import type { TextStorage } from '@/platform/storage/types'
import type { Measured, MeasuringSettings } from './measured'

/** What happened is kept so soon, and sent so soon after that, ms. */
const KEEP_AFTER_MS = 2_000
const SEND_AFTER_MS = 10_000
/** What could not be sent waits so long for its next try, ms. */
const AGAIN_AFTER_MS = 60_000

/** What is known of the queue, whose existence says that measuring was agreed to; its segments stand under keys of their own. */
const QUEUE = 'measured'
const EMPTY: Queue = { device: '', dropped: 0, segments: [] }
const keyOf = (id: string) => `${QUEUE}:${id}`

export interface OutboxDeps {
  readonly storage: TextStorage
  readonly now: () => number
  readonly randomBytes: (size: number) => Promise<Uint8Array>
  readonly online: () => boolean
  readonly door: MeasuredDoor
  readonly channel: AnalyticsBatchInput['channel']
  /** What the server says of measuring; null when it did not answer. */
  readonly settings: () => Promise<MeasuringSettings | null>
  /** Whether the batch has arrived, or will not be taken at any later time either; a promise where that takes a while. */
  readonly deliver: (settings: MeasuringSettings, batch: AnalyticsBatchInput) => boolean | Promise<boolean>
}

/**
 * What was measured until the server has it, over restarts and without network: in segments of at most 100 events, each under a key of its
 * own, within 2 MB. Where nothing can be kept, what is open goes from memory.
 */
export class Outbox {
  private open: Measured[] = []
  /** Id of the first event of the open segment; '' until a random number was made. */
  private openId = ''
  private device = ''
  private kept = true
  private ended = false
  private sending = false
  private settings: MeasuringSettings | null = null
  private keeping: ReturnType<typeof setTimeout> | undefined
  private due: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly deps: OutboxDeps) {}

  async begin(): Promise<void> {
    const { device, first } = idsOf(await this.deps.randomBytes(26))
    if (this.ended) return
    this.openId = first
    const known = this.read() ?? EMPTY
    this.device = known.device || device
    this.kept = this.write({ ...known, device: this.device })
    this.flush()
  }

  add(event: Measured): void {
    if (this.ended) return
    this.open.push(event)
    if (this.open.length >= BATCH_EVENTS) this.close()
    this.keeping ??= setTimeout(() => this.keep(), KEEP_AFTER_MS)
    this.due ??= setTimeout(() => this.flush(), SEND_AFTER_MS)
  }

  /** Sends all that waits; the oldest first. */
  flush(): void {
    clearTimeout(this.due)
    this.due = undefined
    if (this.ended || this.sending || this.openId === '') return
    if (!this.deps.online()) return this.keep()
    if (!this.settings) return this.ask()
    if (!this.kept) return this.sendOpen()
    this.close()
    this.sendKept(this.settings)
  }

  /** Writes down what is open. */
  keep(): void {
    clearTimeout(this.keeping)
    this.keeping = undefined
    if (this.ended || !this.kept || this.openId === '' || this.open.length === 0) return
    const known = this.read()
    // Taken away: by another tab, or with its person.
    if (!known) return this.end()
    const text = JSON.stringify(this.open)
    const added = withSegment(known, { id: this.openId, count: this.open.length, bytes: text.length })
    added.gone.forEach((id) => this.deps.storage.remove(keyOf(id)))
    let { queue } = added
    while (queue.segments.length > 0 && !this.deps.storage.set(keyOf(this.openId), text)) {
      const { queue: smaller, gone } = dropOldest(queue)
      if (gone) this.deps.storage.remove(keyOf(gone))
      queue = smaller
    }
    this.write(queue)
  }

  /** Nothing is kept, and nothing is sent any more. @param last what is open goes out, of a person who leaves and has not said no */
  end(last = false): void {
    if (last && !this.ended) this.sendOpen()
    this.read()?.segments.forEach(({ id }) => this.deps.storage.remove(keyOf(id)))
    this.deps.storage.remove(QUEUE)
    this.open = []
    this.ended = true
    clearTimeout(this.keeping)
    clearTimeout(this.due)
  }

  private close(): void {
    this.keep()
    if (this.openId === '' || this.ended) return
    this.openId = idAfter(this.openId, this.open.length)
    this.open = []
  }

  private ask(): void {
    this.sending = true
    void this.deps.settings().then((settings) => {
      this.sending = false
      this.settings = settings
      if (settings) this.flush()
      else this.again()
    })
    this.keep()
  }

  private again(): void {
    if (!this.ended) this.due ??= setTimeout(() => this.flush(), AGAIN_AFTER_MS)
  }

  private sendKept(settings: MeasuringSettings): void {
    for (;;) {
      const queue = this.ended ? null : this.read()
      const [segment] = queue?.segments ?? []
      if (!queue || !segment) return
      const { id } = segment
      const events = this.eventsAt(id)
      const { dropped } = queue
      const taken =
        events.length === 0 || this.deps.deliver(settings, this.batchOf(settings, id, events, dropped))
      if (taken === false) return this.again()
      if (taken === true) {
        this.sent(id, dropped)
        continue
      }
      this.sending = true
      void taken.then((arrived) => {
        this.sending = false
        if (!arrived) return this.again()
        this.sent(id, dropped)
        this.flush()
      })
      return
    }
  }

  private sendOpen(): void {
    const { settings, open, openId } = this
    if (!settings || open.length === 0) return
    void this.deps.deliver(settings, this.batchOf(settings, openId, open, 0))
    this.openId = idAfter(openId, open.length)
    this.open = []
  }

  private sent(id: string, dropped: number): void {
    this.deps.storage.remove(keyOf(id))
    const queue = this.ended ? null : this.read()
    if (queue) this.write(withoutSent(queue, id, dropped))
  }

  private batchOf(
    { env }: MeasuringSettings,
    id: string,
    events: readonly Measured[],
    dropped: number
  ): AnalyticsBatchInput {
    const { door, channel, now } = this.deps
    return {
      project: ANALYTICS_PROJECT,
      channel,
      env,
      device: this.device,
      sentAt: now(),
      dropped,
      events: events.map((event, at) => ({ id: idAfter(id, at), door, ...event }))
    }
  }

  private eventsAt(id: string): readonly Measured[] {
    return parsed<Measured[]>(this.deps.storage.get(keyOf(id))) ?? []
  }

  /** Null when nobody has agreed, or the phone keeps nothing. */
  private read(): Queue | null {
    const known = parsed<Partial<Queue>>(this.deps.storage.get(QUEUE))
    return known && { ...EMPTY, ...known }
  }

  private write(queue: Queue): boolean {
    return this.deps.storage.set(QUEUE, JSON.stringify(queue))
  }
}

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}
