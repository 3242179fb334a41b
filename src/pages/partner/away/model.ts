import { CallError, ErrorCode } from '@/contract/errors'
import type { Partner } from '@/domain/partner/partners'
import type { HostCapability } from '@/platform/host/types'
import { partnerDestination, type Destination } from '@/services/account/partners'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'

/** On the way to a third party: where it is, the notice before it, and then there. */
export class AwayModel {
  /** null where nothing is configured. */
  readonly request = new LoadableRequest<Destination | null>()
  /** The notice is on screen. */
  asked = false

  constructor(
    private readonly scope: PageScope,
    private readonly partner: Partner | undefined,
    private readonly openExternal: HostCapability['openExternal']
  ) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope, partner } = this
    const found = await scope.run(this.request, async () => {
      if (!partner) throw new CallError(ErrorCode.notFound, '')
      return partnerDestination(scope.call, partner)
    })
    if (found && scope.shown) this.ask()
  }

  ask(): void {
    this.asked = true
  }

  stay(): void {
    this.asked = false
  }

  go(): void {
    const { asked, request } = this
    this.asked = false
    if (asked && request.value) this.openExternal(request.value.url)
  }
}
