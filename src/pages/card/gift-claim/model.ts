import { formatYuan } from '@/domain/money'
import { navigate } from '@/routes/navigate'
import { claimGift, readGiftLink, type GiftLink } from '@/services/card/gift'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

/** What a link leads to: it is claimed once, by whoever is first. */
export class GiftClaimModel {
  readonly request = new LoadableRequest<GiftLink>()
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly code: string
  ) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.request, () => readGiftLink(scope.call, this.code))
  }

  readonly claim = singleFlight(async (): Promise<void> => {
    const { root, scope } = this
    this.setBusy(true)
    try {
      const { faceFen } = await claimGift(root.call, this.code)
      root.feedback.toast({ text: texts.claimed(formatYuan(faceFen)), icon: 'success' })
      if (!scope.left) navigate('giftCard', {}, { replace: true })
    } catch (error) {
      root.presentError(error)
      // Somebody was faster, or it was taken back: the page says which.
      if (!scope.left) await this.load()
    } finally {
      this.setBusy(false)
    }
  })

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
