import { currentScan } from '@/platform/door/scanning'
import { shareSigner } from '@/services/catalogue/share-sign'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { numberIn } from '../shared/numbers'
import { EnterpriseModel } from './enterprise'
import { PersonalModel } from './personal'
import { texts } from './texts'

export type CardSort = 'personal' | 'enterprise'

/** A card on its way to the account. */
export class BindModel {
  sort: CardSort = 'personal'
  readonly personal: PersonalModel
  readonly enterprise: EnterpriseModel
  /** Whether there is a button for it: a host may have to be asked to know that it does not scan. */
  canScan = currentScan().can()
  private scans = 0

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

  /** What was typed stays where no number is read. An older scan that never ended fills in nothing any more. */
  async scan(): Promise<void> {
    const scan = (this.scans += 1)
    const found = await currentScan().read(shareSigner(this.root.call))
    if (this.scope.left || scan !== this.scans) return
    this.scanned(found === 'lacking' ? null : numberIn(found === 'none' ? '' : found.text))
  }

  /** @param number null: the host opened no scanner; '': there was none in what it read */
  private scanned(number: string | null): void {
    this.canScan = currentScan().can()
    if (!number) {
      this.root.feedback.toast({ text: number === null ? texts.scanLacking : texts.scanNone })
      return
    }
    this.setSort('personal')
    this.personal.typeNumber(number)
  }
}
