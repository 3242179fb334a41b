import {
  readGiftMovements,
  type GiftMovement,
  type GiftMovementPage,
  type OwnGift
} from '@/services/card/gift'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

const SIZE = 20

/** What became of one card, or of all of them, by pages. */
export class MovesModel {
  readonly request = new LoadableRequest<GiftMovementPage>()
  open = false
  /** null: all of them. */
  card: OwnGift | null = null
  private earlier: readonly GiftMovement[] = []
  private page = 1

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get list(): readonly GiftMovement[] {
    return [...this.earlier, ...(this.request.value?.list ?? [])]
  }

  show(card: OwnGift | null): void {
    this.card = card
    this.open = true
    void this.load()
  }

  close(): void {
    this.open = false
  }

  async load(): Promise<void> {
    this.restart()
    const { scope } = this
    await scope.run(this.request, () => this.read(1), { fresh: true })
  }

  /** 看更早的: what was seen stays. */
  readonly more = singleFlight(async (): Promise<void> => {
    const { scope, root, card } = this
    const shown = this.request.value
    if (!shown?.hasMore) return
    try {
      const next = await this.read(this.page + 1)
      if (scope.left || this.card !== card || this.request.value !== shown) return
      this.keep(shown.list)
      this.request.set(next)
    } catch (error) {
      if (!scope.left) root.presentError(error)
    }
  })

  private read(page: number): Promise<GiftMovementPage> {
    return readGiftMovements(this.scope.call, this.card?.no, { page, size: SIZE })
  }

  private restart(): void {
    this.earlier = []
    this.page = 1
  }

  private keep(list: readonly GiftMovement[]): void {
    this.earlier = [...this.earlier, ...list]
    this.page += 1
  }
}
