import { CallError, ErrorCode } from '@/contract/errors'
import { cardChoices, cardPeople } from '@/services/card/people'
import { readCard } from '@/services/card/wallet'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { startBooking } from '../shared/choose/start'

/** A package of a card by its number or that of its product, for the holder: from here the booking begins. */
export class BranchModel {
  readonly request = new LoadableRequest<true>()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: { readonly cardNumber: string; readonly id: string }
  ) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  /** Back from the branches: there is nothing to be seen here. */
  async load(): Promise<void> {
    const { scope, root } = this
    const { cardNumber, id } = this.params
    await scope.run(this.request, async () => {
      const [card, people] = await Promise.all([
        readCard(scope.call, cardNumber),
        cardPeople(scope.call, cardNumber)
      ])
      const free = people.filter(({ reason }) => reason === '')
      const person = free.find(({ holder }) => holder) ?? free[0]
      const choices = person ? await cardChoices(scope.call, cardNumber, person.id) : []
      const found = choices.find(
        ({ productCode, comboId, fit }) => fit && [productCode, comboId].includes(id)
      )
      if (!person || !found) throw new CallError(ErrorCode.notFound, '')
      if (!scope.left) startBooking(root, card, person, found, { replace: true })
      return true as const
    })
  }
}
