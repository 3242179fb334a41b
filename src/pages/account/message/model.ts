import { runInAction } from 'mobx'
import { dateOf, dayAndTime, formatDateTime, timeOf } from '@/domain/date'
import {
  listMessages,
  markRead,
  type Message,
  type MessageCategory,
  type MessagePage
} from '@/services/account/messages'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

export type MessageTab = MessageCategory | 'all'

interface Shown extends MessagePage {
  /** Pages in it. */
  readonly pages: number
}

interface MessageSection {
  readonly title: string
  readonly list: readonly Message[]
  /** How the time of one is told. */
  readonly when: (at: number) => string
}

const TABS: readonly MessageTab[] = ['all', 'order', 'report', 'activity']

/** Messages of the account by what they are about, page by page. A guest asks for nothing. */
export class MessageModel {
  readonly request = new LoadableRequest<Shown>()
  tab: MessageTab = 'all'
  more: 'idle' | 'loading' | 'failed' = 'idle'

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get guest(): boolean {
    return !this.root.session.isLoginedUser
  }

  get tabs(): readonly { key: MessageTab; text: string; count: number }[] {
    return TABS.map((key) => ({ key, text: texts[key], count: this.request.value?.unread[key] ?? 0 }))
  }

  /** Of today and of before, the newest first. */
  get sections(): readonly MessageSection[] {
    const { list = [] } = this.request.value ?? {}
    const today = dateOf(this.root.clock.now())
    const of = (wanted: boolean) => list.filter(({ at }) => (dateOf(at) === today) === wanted)
    return [
      { title: texts.today, list: of(true), when: (at: number) => timeOf(at).slice(0, 5) },
      { title: texts.earlier, list: of(false), when: (at: number) => dayAndTime(formatDateTime(at)) }
    ].filter((section) => section.list.length > 0)
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  select(tab: MessageTab): void {
    if (tab === this.tab) return
    this.tab = tab
    void this.load()
  }

  async load(): Promise<void> {
    if (this.guest) return
    this.more = 'idle'
    const { tab } = this
    const shown = await this.scope.run(
      this.request,
      async () => ({ ...(await this.ask(tab, 1)), pages: 1 }),
      {
        fresh: this.request.value !== undefined && tab !== this.shownTab
      }
    )
    if (!shown) return
    this.shownTab = tab
    this.root.clock.set(shown.serverTime)
    this.root.messages.told(shown.unread.all)
  }

  /** The end of the page came into sight. */
  async loadMore(): Promise<void> {
    const shown = this.request.value
    if (!shown?.hasMore || this.more === 'loading' || this.request.loading) return
    this.setMore('loading')
    try {
      const next = await this.ask(this.tab, shown.pages + 1)
      if (this.scope.left || this.request.value !== shown) return
      const known = new Set(shown.list.map(({ id }) => id))
      const list = [...shown.list, ...next.list.filter(({ id }) => !known.has(id))]
      this.request.set({ ...next, list, pages: shown.pages + 1 })
      this.setMore('idle')
    } catch {
      if (this.request.value === shown) this.setMore('failed')
    }
  }

  /** Whoever opens a message has read it; that this is not kept does not stop them. */
  open({ id, isRead }: Message): void {
    if (!isRead) void this.read(id).catch(() => undefined)
  }

  readonly readAll = singleFlight(async (): Promise<void> => {
    try {
      await this.read()
      this.root.feedback.toast({ text: texts.allRead, icon: 'success' })
    } catch (error) {
      this.root.presentError(error)
    }
  })

  private shownTab: MessageTab = 'all'

  private async read(id?: number): Promise<void> {
    const unread = await markRead(this.root.call, id)
    this.root.messages.told(unread.all)
    const shown = this.request.value
    if (!shown) return
    const list = shown.list.map((one) => (id === undefined || one.id === id ? { ...one, isRead: true } : one))
    this.request.set({ ...shown, list, unread })
  }

  private ask(tab: MessageTab, page: number): Promise<MessagePage> {
    return listMessages(this.scope.call, page, tab === 'all' ? null : tab)
  }

  private setMore(more: MessageModel['more']): void {
    runInAction(() => (this.more = more))
  }
}
