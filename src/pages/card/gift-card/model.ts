import { dateOf, daysBetween } from '@/domain/date'
import { REMINDER_DAYS } from '@/domain/gift/reminder'
import { formatYuan } from '@/domain/money'
import { readGiftMovements, readGifts, takeGiftBack } from '@/services/card/gift'
import type { GiftMovementPage, Gifts, OwnGift, SentGift } from '@/services/card/gift'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { AddModel } from './parts/add-model'
import { MovesModel } from './parts/moves-model'
import { SendModel } from './parts/send-model'
import { texts } from './texts'

/** So many days before its end a card is pointed out. */
const SOON_DAYS = 60
/** Movements that the page itself shows. */
const SHOWN = 3

/** The gift cards of the account, what was sent of them, and what became of them. */
export class GiftCardModel {
  readonly request = new LoadableRequest<Gifts>()
  readonly moves = new LoadableRequest<GiftMovementPage>()
  readonly add: AddModel
  readonly send: SendModel
  readonly all: MovesModel
  scopeOpen = false
  goneOpen = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    this.add = new AddModel(root, scope, () => this.load())
    this.send = new SendModel(root, scope, () => this.load())
    this.all = new MovesModel(root, scope)
    observed(this)
  }

  private get cards(): readonly OwnGift[] {
    return this.request.value?.cards ?? []
  }

  /** Those that something is left on, the one that runs out first before the others. */
  get live(): readonly OwnGift[] {
    return this.cards.filter(({ state }) => state === 'live')
  }

  get gone(): readonly OwnGift[] {
    return [...this.cards].reverse().filter(({ state }) => state !== 'live')
  }

  get leftFen(): number {
    return this.live.reduce((sum, { leftFen }) => sum + leftFen, 0)
  }

  /** The card that runs out soon, and the reminders that are still to come; null: none does. */
  get soon(): {
    readonly card: OwnGift
    readonly days: number
    readonly reminders: readonly number[]
  } | null {
    const [card] = this.live
    if (!card) return null
    const days = daysBetween(dateOf(this.root.clock.now()), dateOf(card.expiresAt))
    if (days > SOON_DAYS) return null
    return { card, days, reminders: REMINDER_DAYS.filter((ahead) => ahead < days) }
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    const gifts = await scope.run(this.request, () => readGifts(scope.call))
    if (gifts) await this.loadMoves()
  }

  async loadMoves(): Promise<void> {
    const { scope } = this
    await scope.run(this.moves, () => readGiftMovements(scope.call, undefined, { page: 1, size: SHOWN }))
  }

  setScope(open: boolean): void {
    this.scopeOpen = open
  }

  fold(): void {
    this.goneOpen = !this.goneOpen
  }

  startSend(): void {
    if (this.live.length > 0) this.send.start(this.live)
    else this.root.feedback.toast({ text: texts.nothingToSend })
  }

  readonly takeBack = singleFlight(async ({ sendNo, fen }: SentGift): Promise<void> => {
    const { root } = this
    const sure = await root.feedback.confirm({
      title: texts.takeBack,
      text: texts.askBack(formatYuan(fen)),
      confirmText: texts.takeBack,
      cancelText: texts.keep
    })
    if (!sure) return
    try {
      this.request.set(await takeGiftBack(root.call, sendNo))
      root.feedback.toast({ text: texts.tookBack, icon: 'success' })
    } catch (error) {
      root.presentError(error)
    }
    // It may have been claimed meanwhile.
    if (!this.scope.left) await this.load()
  })
}
