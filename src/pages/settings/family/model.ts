import { setDefaultContact } from '@/services/account/address-book'
import { listContacts, type Contact } from '@/services/account/contacts'
import { listReportPeople, type Reader } from '@/services/report/report'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** Who can be booked for: the user first, then whom they chose as the default. */
export class FamilyModel {
  readonly people = new LoadableRequest<readonly Contact[]>()
  /** Their reports and next visits; the list is whole without them. */
  readonly readers = new LoadableRequest<readonly Reader[]>()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await Promise.all([
      scope.run(this.people, () => listContacts(scope.call)),
      scope.run(this.readers, async () => (await listReportPeople(scope.call)).people)
    ])
  }

  readonly makeDefault = singleFlight(async ({ id }: Contact): Promise<void> => {
    const { call, feedback, presentError } = this.root
    try {
      this.people.set(await setDefaultContact(call, id))
      feedback.toast({ text: texts.madeDefault, icon: 'success' })
    } catch (error) {
      presentError(error)
    }
  })
}
