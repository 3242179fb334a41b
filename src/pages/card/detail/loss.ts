import { CodeSender } from '@/components/account/form/code-sender'
import { FormState } from '@/components/account/form/form-state'
import { goBack } from '@/routes/navigate'
import { orderInTheWay, sendCardCode } from '@/services/card/binding'
import { reportLoss, takeLossBack, unbindCard, type CardDetail } from '@/services/card/wallet'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { lossTexts as texts } from './loss-texts'

type Way = 'lose' | 'leave'

/** A card that is lost, was found, or was bound by mistake. */
export class LossModel {
  /** The one sheet over the page; it keeps its content while it closes. */
  shown: 'ways' | 'found' = 'ways'
  open = false
  way: Way = 'lose'
  busy = false
  readonly sender: CodeSender
  readonly form: FormState<'code'>

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly number: string,
    private readonly around: { changed(card: CardDetail): void; reload(): Promise<void> }
  ) {
    this.sender = new CodeSender(root, sendCardCode)
    this.form = new FormState(root, 'card-found', ['code'])
    observed(this)
  }

  ask(way: Way): void {
    this.way = way
    this.shown = 'ways'
    this.open = true
  }

  askFound(): void {
    this.shown = 'found'
    this.open = true
  }

  pick(way: Way): void {
    this.way = way
  }

  close(): void {
    this.open = false
  }

  readonly lose = singleFlight(() =>
    this.run(async () => {
      const card = await reportLoss(this.root.call, this.number)
      this.around.changed(card)
      this.close()
      this.root.feedback.toast({ text: texts.lost, icon: 'success' })
    })
  )

  readonly leave = singleFlight(() =>
    this.run(async () => {
      await unbindCard(this.root.call, this.number)
      if (this.root.items.get('cardNumber') === this.number) this.root.items.remove('cardNumber')
      this.close()
      this.root.feedback.toast({ text: texts.left, icon: 'success' })
      if (!this.scope.left) goBack()
    })
  )

  readonly find = singleFlight(async (): Promise<void> => {
    const { form, sender, root } = this
    if (!form.check({ code: sender.error })) return
    const card = await form.send(() => takeLossBack(root.call, this.number, sender.code))
    if (!card) return
    this.around.changed(card)
    this.close()
    root.feedback.toast({ text: texts.found, icon: 'success' })
  })

  private async run(work: () => Promise<void>): Promise<void> {
    this.setBusy(true)
    try {
      await work()
    } catch (error) {
      this.root.presentError(error)
      // An order came in the way meanwhile: the sheet tells it.
      if (orderInTheWay(error)) await this.around.reload()
    } finally {
      this.setBusy(false)
    }
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
