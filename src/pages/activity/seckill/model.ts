import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import {
  readSessions,
  remindOf,
  type FlashItem,
  type FlashSession,
  type FlashSessions
} from '@/services/activity/sales'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { QueueModel } from './queue-model'
import { texts } from './texts'

export const keyOf = ({ startAt, endAt }: FlashSession): string => `${startAt}-${endAt}`

/** Flash sales by sessions; what begins or ends while the page is open is asked for anew. */
export class SeckillModel {
  readonly request = new LoadableRequest<FlashSessions>()
  readonly queue: QueueModel
  private picked = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.queue = new QueueModel(root, scope, () => void this.load())
    observed(this)
  }

  get sessions(): readonly FlashSession[] {
    return this.request.value?.sessions ?? []
  }

  /** As picked, else the one that runs, else the next, else the last. */
  get session(): FlashSession | undefined {
    const { sessions } = this
    return (
      sessions.find((session) => keyOf(session) === this.picked) ??
      sessions.find(({ state }) => state === 'open') ??
      sessions.find(({ state }) => state === 'soon') ??
      sessions.at(-1)
    )
  }

  /** What can be bought now, whatever the session. */
  get buyable(): readonly FlashItem[] {
    return this.sessions.flatMap(({ items }) => items.filter(({ state }) => state === 'open'))
  }

  /** The next moment at which one of them begins or ends; null: none does. */
  get turnsAt(): number | null {
    const moments = this.sessions.flatMap(({ state, startAt, endAt }) =>
      state === 'ended' ? [] : [state === 'soon' ? startAt : endAt]
    )
    return moments.length > 0 ? Math.min(...moments) : null
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
    this.queue.returned()
  }

  async load(): Promise<void> {
    const { root, scope } = this
    const answer = await scope.run(this.request, () => readSessions(scope.call))
    if (answer) root.clock.set(answer.serverTime)
  }

  pick(key: string): void {
    this.picked = key
  }

  /** A sale without a queue is bought as anything else; before one with a queue a place is taken. */
  buy(item: FlashItem): void {
    const { kind: type, productCode: id } = item.product
    if (!item.queued) navigate('selling', { type, id })
    else if (this.root.session.isLoginedUser) this.queue.start(item)
    else this.login()
  }

  readonly remind = singleFlight(async ({ activityId, reminded }: FlashItem): Promise<void> => {
    const { root } = this
    if (!root.session.isLoginedUser) return this.login()
    try {
      const on = await remindOf(root.call, activityId, !reminded)
      const text = on ? texts.willRemind : reminded ? texts.willNot : texts.tooLate
      root.feedback.toast({ text, ...(on ? { icon: 'success' as const } : {}) })
    } catch (error) {
      root.presentError(error)
    }
    if (!this.scope.left) await this.load()
  })

  private login(): void {
    const back = publicHref('seckill')
    this.root.session.setRedirect(back)
    navigate('authorize', { url: back })
  }
}
