import { runInAction } from 'mobx'
import type { SubscriptionKind } from '@/domain/subscription/kinds'
import { subscribe, type SubscribeEnd } from '@/platform/subscribe'
import { keepSubscriptions, offeredMessages, type OfferedMessage } from '@/services/order/subscription'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Whether WeChat may tell what becomes of an order. Nothing is chosen for anybody, and an order asks once. */
export class SubscribeModel {
  offered: readonly OfferedMessage[] = []
  chosen: readonly SubscriptionKind[] = []
  open = false
  /** All messages of the mini-program are switched off in WeChat. */
  switchedOff = false
  private answered = false

  constructor(
    private readonly root: Pick<Root, 'call' | 'feedback'>,
    private readonly orderNum: string
  ) {
    observed(this)
  }

  /** Without an answer of the server nothing is asked. */
  async enter(): Promise<void> {
    const offered = await offeredMessages(this.root.call, this.orderNum).catch(() => [])
    runInAction(() => {
      this.offered = offered
      this.open = offered.length > 0
    })
  }

  toggle(kind: SubscriptionKind): void {
    const { chosen } = this
    this.chosen = chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]
  }

  /** WeChat's own question comes within the tap. */
  confirm(): void {
    const asked = this.offered.filter(({ kind }) => this.chosen.includes(kind))
    if (asked.length === 0) return
    void subscribe(asked.map(({ templateId }) => templateId)).then((end) => this.heard(asked, end))
  }

  close(): void {
    this.open = false
    this.answer([])
  }

  private heard(asked: readonly OfferedMessage[], end: SubscribeEnd): void {
    if (end === 'off') {
      this.switchedOff = true
      this.answer([])
      return
    }
    const accepted = asked.filter(({ templateId }) => end.includes(templateId)).map(({ kind }) => kind)
    this.open = false
    this.answer(accepted)
    this.root.feedback.toast({ text: accepted.length > 0 ? texts.done(accepted.length) : texts.refused })
  }

  private answer(accepted: readonly SubscriptionKind[]): void {
    if (this.answered) return
    this.answered = true
    void keepSubscriptions(this.root.call, this.orderNum, accepted).catch(() => undefined)
  }
}
