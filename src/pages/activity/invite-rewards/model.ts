import { shareBy } from '@/components/share/share-by'
import { copyText, siteLink } from '@/components/share/site-link'
import type { ShareCard } from '@/platform/door/share'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { readInvites, type Invites } from '@/services/activity/awards'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

const PICTURE = '/share.png'

/** A link by which a friend gets a coupon, and what became of those who came by it. */
export class InviteModel {
  readonly request = new LoadableRequest<Invites>()
  qrOpen = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  get invites(): Invites | undefined {
    return this.request.value
  }

  get url(): string {
    return siteLink(this.path)
  }

  /** An invitation; null where the activity takes nobody. */
  get card(): ShareCard | null {
    const { invites } = this
    if (invites?.state !== 'open') return null
    return {
      title: texts.shareTitle(invites.friendReward.name),
      text: texts.shareText,
      path: this.path,
      imgUrl: PICTURE
    }
  }

  enter(): void {
    void this.load()
  }

  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { root, scope } = this
    const invites = await scope.run(this.request, () => readInvites(scope.call))
    if (invites) root.clock.set(invites.serverTime)
  }

  login(): void {
    const back = publicHref('inviteRewards')
    this.root.session.setRedirect(back)
    navigate('authorize', { url: back })
  }

  setQr(open: boolean): void {
    this.qrOpen = open
  }

  async share(): Promise<void> {
    if (this.card) await shareBy(this.root.feedback, this.card)
  }

  async copy(): Promise<void> {
    const { root, invites } = this
    if (invites) await copyText(root.feedback, texts.message(invites.friendReward.name, this.url), texts)
  }

  /** Where a friend lands: their account is known as invited once they have logged in. */
  private get path(): string {
    const { inviteUserId = '', inviteId = '' } = this.invites ?? {}
    return publicHref('newcomerAward', { inviteUserId, inviteId })
  }
}
