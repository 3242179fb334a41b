import { ErrorCode, type CallError } from '@/contract/errors'
import type { DraftKey } from '@/domain/draft/draft'
import { formatYuan } from '@/domain/money'
import { shareStored } from '@/domain/order/stored-money'
import { listGiftCards, type GiftCard } from '@/services/placing/gift-cards'
import type { PlacedOrder } from '@/services/placing/placing'
import { badCoupons } from '@/services/http/refusals'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { paidTexts } from '../../shared/paid-texts'
import { giftTexts, storedTexts } from './texts'

/** Money that was paid before: where it is listed, where the choice is kept, and what the order names it by. */
export interface StoredWay {
  readonly name: string
  readonly list: typeof listGiftCards
  readonly part: 'giftCards' | 'balanceCards'
  readonly field: 'giftCard' | 'balanceCard'
}

const GIFT_CARDS: StoredWay = {
  name: giftTexts.gift,
  list: listGiftCards,
  part: 'giftCards',
  field: 'giftCard'
}

/** Gift cards, or other stored money, with which a payment is paid first; chosen by the person, kept in the draft. */
export class GiftModel {
  readonly request = new LoadableRequest<readonly GiftCard[]>()
  open = false
  readonly words: ReturnType<typeof storedTexts>

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly key: DraftKey,
    private readonly totalFen: () => number,
    private readonly way: StoredWay = GIFT_CARDS
  ) {
    this.words = storedTexts(way.name)
    observed(this)
  }

  get cards(): readonly GiftCard[] {
    return this.request.value ?? []
  }

  /** Chosen ones, in the order in which they are used: as they were chosen. */
  get chosen(): readonly GiftCard[] {
    return this.numbers.flatMap((number) => this.cards.find(({ no }) => no === number) ?? [])
  }

  get leftFen(): number {
    return this.cards.reduce((sum, { leftFen }) => sum + leftFen, 0)
  }

  get usedFen(): number {
    return this.shares.reduce((sum, { amountFen }) => sum + amountFen, 0)
  }

  /** What is left to be paid after them. */
  get toPayFen(): number {
    return this.totalFen() - this.usedFen
  }

  /** What one of them pays. */
  usedOf(no: string): number {
    return this.shares.find((share) => share.no === no)?.amountFen ?? 0
  }

  /** Of the order: a card that pays nothing of it is not named. */
  get body(): { readonly [K in StoredWay['field']]?: string } {
    const { shares, way } = this
    return shares.length > 0 ? { [way.field]: shares.map(({ no }) => no).join(',') } : {}
  }

  show(): void {
    if (this.request.value) this.open = true
    else void this.load()
  }

  close(): void {
    this.open = false
  }

  toggle(no: string): void {
    const others = this.numbers.filter((number) => number !== no)
    if (others.length < this.numbers.length) return this.put(others)
    if (this.usedFen >= this.totalFen()) {
      this.root.feedback.refused(this.words.enough)
      return
    }
    this.put([...others, no])
  }

  /** @param dropped chosen ones with which nothing can be paid any more go, and with them the choice of the rest */
  async load(dropped = false): Promise<void> {
    const { scope } = this
    await scope.run(this.request, () => this.way.list(scope.call))
    if (dropped && this.request.loadable.state === 'failed') this.put([])
  }

  /** Cards that pay alone lead to no cashier. */
  after(placed: PlacedOrder): PlacedOrder {
    return this.usedFen > 0 ? { ...placed, toPay: placed.payFen > 0 } : placed
  }

  /** Of a card that cannot pay any more: the cards of now, and whether the order goes on with them. Null is another refusal. */
  async refused(error: CallError): Promise<boolean | null> {
    const ours = badCoupons(error).codes.some((code) => this.numbers.includes(code))
    if (error.code !== ErrorCode.discountUnavailable || !ours) return null
    await this.load(true)
    return this.root.feedback.confirm({
      title: this.words.refusedTitle,
      text: paidTexts.changed(error.message, formatYuan(this.toPayFen)),
      confirmText: paidTexts.goOn,
      cancelText: paidTexts.lookAgain
    })
  }

  private get shares() {
    return shareStored([this.totalFen()], this.chosen).flat()
  }

  private get numbers(): readonly string[] {
    return this.root.process.draft(this.key)?.parts[this.way.part] ?? []
  }

  private put(numbers: readonly string[]): void {
    this.root.process.put(this.key, { [this.way.part]: numbers })
  }
}
