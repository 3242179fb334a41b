import { readMovements, type Movement, type MovedSum, type MovementPage } from '@/services/card/movements'
import { readCard, type CardDetail } from '@/services/card/wallet'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** A sum of the card whose movements can be seen. */
export interface SumTab {
  readonly key: string
  readonly name: string
  readonly sum: MovedSum
}

const tabsOf = ({ quota, balance, rights }: CardDetail): readonly SumTab[] => [
  ...(quota ? [{ key: 'quota', name: texts.quota, sum: { of: 'quota' } as const }] : []),
  ...(balance ? [{ key: 'balance', name: texts.balance, sum: { of: 'balance' } as const }] : []),
  ...rights.map(({ id, name }) => ({ key: id, name, sum: { of: 'right', rightId: id } as const }))
]

/** What became of the quota, the balance and each entitlement of a card. */
export class HistoryModel {
  readonly card = new LoadableRequest<CardDetail>()
  readonly request = new LoadableRequest<MovementPage>()
  /** Of the pages before the last one. */
  private earlier: readonly Movement[] = []
  private page = 1
  private picked: string

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly number: string,
    rightId: string | undefined
  ) {
    this.picked = rightId ?? ''
    observed(this)
  }

  get tabs(): readonly SumTab[] {
    return this.card.value ? tabsOf(this.card.value) : []
  }

  get tab(): SumTab | undefined {
    return this.tabs.find(({ key }) => key === this.picked) ?? this.tabs[0]
  }

  get list(): readonly Movement[] {
    return [...this.earlier, ...(this.request.value?.list ?? [])]
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    const card = await scope.run(this.card, () => readCard(scope.call, this.number))
    if (card) await this.loadSum()
  }

  select(key: string): void {
    this.picked = key
    void this.loadSum()
  }

  async loadSum(): Promise<void> {
    const { scope, tab } = this
    this.restart()
    if (!tab) return
    await scope.run(this.request, () => readMovements(scope.call, this.number, tab.sum, 1), { fresh: true })
  }

  /** 看更早的: what was seen stays. */
  readonly more = singleFlight(async (): Promise<void> => {
    const { scope, tab, root } = this
    const shown = this.request.value
    if (!tab || !shown?.hasMore) return
    try {
      const next = await readMovements(scope.call, this.number, tab.sum, this.page + 1)
      if (scope.left || this.tab !== tab) return
      this.add(shown.list)
      this.request.set({ ...next, points: shown.points, standing: shown.standing })
    } catch (error) {
      if (!scope.left) root.presentError(error)
    }
  })

  private restart(): void {
    this.earlier = []
    this.page = 1
  }

  private add(list: readonly Movement[]): void {
    this.earlier = [...this.earlier, ...list]
    this.page += 1
  }
}
