import { formatYuan } from '@/domain/money'
import { goBack } from '@/routes/navigate'
import { cardChoices, cardPeople, type CardChoice } from '@/services/card/people'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

interface UpgradeParams {
  readonly cardNum: string
  /** The card's combo that is given up. */
  readonly comboId: string
  /** Without one of the card's people the holder. */
  readonly contactsId?: string
}

/** Another package in the place of one of the card's: what is more, what is less, and what it costs. */
export class UpgradeModel {
  readonly request = new LoadableRequest<readonly CardChoice[]>()
  private picked = ''

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: UpgradeParams
  ) {
    this.picked = root.items.get('comboId') ?? ''
    observed(this)
  }

  get own(): CardChoice | undefined {
    return this.request.value?.find(
      ({ way, comboId }) => way === 'included' && comboId === this.params.comboId
    )
  }

  /** In its place, the dearer ones first. */
  get others(): readonly CardChoice[] {
    return (this.request.value ?? [])
      .filter(({ way, fromComboId }) => way !== 'included' && fromComboId === this.params.comboId)
      .sort((left, right) => right.payFen - left.payFen)
  }

  get chosen(): CardChoice | undefined {
    const free = this.others.filter(({ fit }) => fit)
    return free.find(({ comboId }) => comboId === this.picked) ?? free[0]
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope, params } = this
    await scope.run(this.request, async () => cardChoices(scope.call, params.cardNum, await this.person()))
  }

  pick({ comboId, fit }: CardChoice): void {
    if (fit) this.picked = comboId
  }

  readonly take = singleFlight(async (): Promise<void> => {
    const { chosen, root } = this
    if (!chosen) return
    if (chosen.way === 'downgrade') {
      const goOn = await root.feedback.confirm({
        title: texts.askTitle,
        text: texts.askText(formatYuan(chosen.lostFen)),
        confirmText: texts.askYes,
        cancelText: texts.askNo
      })
      if (!goOn || this.scope.left) return
    }
    root.items.set('comboId', chosen.comboId)
    goBack()
  })

  /** Whom the address names; the holder where it names nobody of the card's people. */
  private async person(): Promise<string> {
    const { cardNum, contactsId } = this.params
    const people = await cardPeople(this.scope.call, cardNum)
    return (people.find(({ id }) => id === contactsId) ?? people.find(({ holder }) => holder))?.id ?? ''
  }
}
