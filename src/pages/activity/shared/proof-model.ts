import { siteLink } from '@/components/share/site-link'
import { apiPrefix } from '@/contract/channels'
import { addDays } from '@/domain/date'
import { readPublished, type PublishedDay } from '@/services/activity/draws'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'

/** By what anybody draws a day again: yesterday's seed is told, today's is not yet. */
export class ProofModel {
  readonly request = new LoadableRequest<PublishedDay>()
  open = false
  private activityId = ''
  private day = ''

  constructor(
    private readonly scope: PageScope,
    private readonly channel: () => string
  ) {
    observed(this)
  }

  /** Address of the published file. */
  get file(): string {
    const prefix = apiPrefix(Number(this.channel()))
    return siteLink(`${prefix}/activity/draw/published/${this.activityId}/${this.day}`)
  }

  /** @param today whose seed is not told yet */
  of(activityId: string, today: string): void {
    this.activityId = activityId
    this.day = addDays(today, -1)
  }

  show(): void {
    this.open = true
    void this.load()
  }

  close(): void {
    this.open = false
  }

  async load(): Promise<void> {
    const { scope, activityId, day } = this
    await scope.run(this.request, () => readPublished(scope.call, activityId, day))
  }
}
