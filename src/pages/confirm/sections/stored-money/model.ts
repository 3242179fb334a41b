import { ErrorCode, type CallError } from '@/contract/errors'
import type { DraftKey } from '@/domain/draft/draft'
import { formatYuan } from '@/domain/money'
import { shareStored } from '@/domain/order/stored-money'
import { TENDER_NAMES, type PayingTender } from '@/domain/order/tenders'
import type { PlacedOrder } from '@/services/placing/placing'
import { badCoupons } from '@/services/http/refusals'
import type { StoredCard } from '@/services/placing/stored-money'
import type { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { paidTexts } from '../../shared/paid-texts'
import { storedTexts } from './texts'

/** Of each tender: where the choice is kept, and what the order names it by. */
const WAYS = {
  gift: { part: 'giftCards', field: 'giftCard' },
  cardBalance: { part: 'balanceCards', field: 'balanceCard' }
} as const satisfies Record<PayingTender, object>

type Field = (typeof WAYS)[PayingTender]['field']

interface StoredParts {
  readonly tender: PayingTender
  /** All that can be paid with, of every tender. */
  readonly request: LoadableRequest<readonly StoredCard[]>
  readonly load: () => Promise<void>
  /** What is to be paid after those that are used before, fen. */
  readonly dueFen: () => number
}

/** Money that was paid before, with which a payment is paid first, of one tender; chosen by the person, kept in the draft. */
export class StoredModel {
  open = false
  readonly texts: ReturnType<typeof storedTexts>

  constructor(
    private readonly root: Root,
    private readonly key: DraftKey,
    private readonly parts: StoredParts
  ) {
    this.texts = storedTexts(TENDER_NAMES[parts.tender])
    observed(this)
  }

  get name(): string {
    return TENDER_NAMES[this.parts.tender]
  }

  get cards(): readonly StoredCard[] {
    const { request, tender } = this.parts
    return (request.value ?? []).filter((card) => card.tender === tender)
  }

  /** The list did not come: it is asked for again by the first row. */
  get failed(): boolean {
    const { request, tender } = this.parts
    return tender === 'gift' && request.loadable.state === 'failed' && this.cards.length === 0
  }

  /** Chosen ones, in the order in which they are used: as they were chosen. */
  get chosen(): readonly StoredCard[] {
    return this.numbers.flatMap((number) => this.cards.find(({ no }) => no === number) ?? [])
  }

  get leftFen(): number {
    return this.cards.reduce((sum, { leftFen }) => sum + leftFen, 0)
  }

  get usedFen(): number {
    return this.shares.reduce((sum, { amountFen }) => sum + amountFen, 0)
  }

  /** What one of them pays. */
  usedOf(no: string): number {
    return this.shares.find((share) => share.no === no)?.amountFen ?? 0
  }

  /** Of the order: a card that pays nothing of it is not named. */
  get body(): { readonly [K in Field]?: string } {
    const { shares } = this
    return shares.length > 0 ? { [this.way.field]: shares.map(({ no }) => no).join(',') } : {}
  }

  show(): void {
    if (this.parts.request.value) this.open = true
    else void this.parts.load()
  }

  close(): void {
    this.open = false
  }

  toggle(no: string): void {
    const others = this.numbers.filter((number) => number !== no)
    if (others.length < this.numbers.length) return this.put(others)
    if (this.usedFen >= this.parts.dueFen()) {
      this.root.feedback.refused(this.texts.enough)
      return
    }
    this.put([...others, no])
  }

  /** What pays alone leads to no cashier. */
  after(placed: PlacedOrder): PlacedOrder {
    return this.usedFen > 0 ? { ...placed, toPay: placed.payFen > 0 } : placed
  }

  /**
   * Of a card that cannot pay any more: the cards of now, and whether the order goes on with them. Chosen ones with which nothing can be
   * paid any more go, and with them the choice of the rest. Null is another refusal.
   * @param toPayFen what is to be paid then
   */
  async refused(error: CallError, toPayFen: () => number): Promise<boolean | null> {
    const ours = badCoupons(error).codes.some((code) => this.numbers.includes(code))
    if (error.code !== ErrorCode.discountUnavailable || !ours) return null
    await this.parts.load()
    if (this.parts.request.loadable.state === 'failed') this.put([])
    return this.root.feedback.confirm({
      title: this.texts.refusedTitle,
      text: paidTexts.changed(error.message, formatYuan(toPayFen())),
      confirmText: paidTexts.goOn,
      cancelText: paidTexts.lookAgain
    })
  }

  private get way() {
    return WAYS[this.parts.tender]
  }

  private get shares() {
    return shareStored([this.parts.dueFen()], this.chosen).flat()
  }

  private get numbers(): readonly string[] {
    return this.root.process.draft(this.key)?.parts[this.way.part] ?? []
  }

  private put(numbers: readonly string[]): void {
    this.root.process.put(this.key, { [this.way.part]: numbers })
  }
}
