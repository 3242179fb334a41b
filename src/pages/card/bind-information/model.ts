import { navigate } from '@/routes/navigate'
import { bindEnterprise, refusedTries, type EnterpriseCard } from '@/services/card/binding'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** What a company registered, before the card is bound. */
export class InformationModel {
  busy = false
  /** Why it was not bound after all; '' it was not refused. */
  refusal = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  /** undefined: nothing was found yet (deep links), or it was bound. */
  get card(): EnterpriseCard | undefined {
    return this.root.items.get('bindCard')
  }

  /** It is for somebody else than the account's own person. */
  get blocked(): string {
    const { card, refusal } = this
    return refusal || (card?.match === 'other' ? card.reason : '')
  }

  enter(): void {
    // What is shown was found before.
  }

  readonly bind = singleFlight(async (): Promise<void> => {
    const { card, root } = this
    if (!card || this.blocked !== '') return
    this.put({ busy: true })
    try {
      const number = card.bound ? card.number : await bindEnterprise(root.call, card.proof)
      root.feedback.toast({ text: card.bound ? texts.already : texts.bound, icon: 'success' })
      if (!this.scope.left) navigate('cardDetail', { cardNum: number }, { replace: true })
      root.items.remove('bindCard')
    } catch (error) {
      // Bound by somebody else or run out meanwhile: nothing can be tried again with this.
      if (refusedTries(error) && error instanceof Error) this.put({ refusal: error.message })
      root.presentError(error)
    } finally {
      this.put({ busy: false })
    }
  })

  private put(change: Partial<Pick<InformationModel, 'busy' | 'refusal'>>): void {
    Object.assign(this, change)
  }
}
