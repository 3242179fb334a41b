import { scan } from '@/platform/scan'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { digitsOf } from '../shared/numbers'
import { EnterpriseModel } from './enterprise'
import { PersonalModel } from './personal'
import { texts } from './texts'

export type CardSort = 'personal' | 'enterprise'

/** A card on its way to the account. */
export class BindModel {
  sort: CardSort = 'personal'
  readonly personal: PersonalModel
  readonly enterprise: EnterpriseModel

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    cardNumber: string | undefined
  ) {
    this.personal = new PersonalModel(root, scope)
    this.enterprise = new EnterpriseModel(root, scope)
    if (cardNumber) this.personal.typeNumber(cardNumber)
    observed(this)
  }

  enter(): void {
    void this.personal.loadContacts()
  }

  /** Somebody may have been added meanwhile. */
  returned(): void {
    void this.personal.loadContacts()
  }

  setSort(sort: CardSort): void {
    this.sort = sort
  }

  readonly scan = singleFlight(async (): Promise<void> => {
    const number = digitsOf((await scan.read()) ?? '')
    if (this.scope.left) return
    if (number === '') this.root.feedback.toast({ text: texts.scanNone })
    else {
      this.setSort('personal')
      this.personal.typeNumber(number)
    }
  })
}
