import { authorizeMall, isMallOpen } from '@/services/account/partners'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts as partyTexts } from '@/components/third-party/texts'

interface Ways {
  toMall(url: string): void
  toLogin(): void
}

/** The way to the insurance mall: whether there is one, the notice, the authorization, and then there (§4 Lejian). */
export class MallModel {
  private readonly open = new LoadableRequest<boolean>()
  /** The notice is on screen. */
  asked = false
  /** The authorization is under way. */
  going = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly ways: Ways
  ) {
    observed(this)
  }

  /** None is configured; while that is not known, a tap finds it out. */
  get closed(): boolean {
    return this.open.value === false
  }

  enter(): void {
    void this.scope.run(this.open, () => isMallOpen(this.scope.call))
  }

  ask(): void {
    if (this.root.session.isLoginedUser) this.asked = true
    else this.ways.toLogin()
  }

  stay(): void {
    this.asked = false
  }

  /** One at a time; an answer that comes when the person is on another page leads nobody away from that. */
  readonly go = singleFlight(async (): Promise<void> => {
    const { root, scope, ways } = this
    if (!this.asked) return
    this.setGoing(true)
    try {
      const url = await authorizeMall(scope.call)
      if (scope.left || !scope.shown) return
      if (url === null) root.feedback.toast({ text: partyTexts.notConfigured })
      else ways.toMall(url)
    } catch (error) {
      if (!scope.left) root.presentError(error)
    } finally {
      this.setGoing(false)
    }
  })

  private setGoing(going: boolean): void {
    this.asked = false
    this.going = going
  }
}
