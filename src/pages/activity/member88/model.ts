import { kindOfCategory } from '@/domain/kinds'
import { navigate } from '@/routes/navigate'
import { publicHref } from '@/routes/href'
import { readMembership, type Membership } from '@/services/activity/members'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

/** The membership: what it would bring, or what it has brought. */
export class MemberModel {
  readonly request = new LoadableRequest<Membership>()

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope
  ) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  /** It may have been bought, used or given back meanwhile. */
  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { root, scope } = this
    const member = await scope.run(this.request, () => readMembership(scope.call))
    if (member) root.clock.set(member.serverTime)
  }

  /** It is bought as any product is. */
  buy({ productCode, category, skuId }: Membership): void {
    const { process, items } = this.root
    const kind = kindOfCategory(category)
    if (kind === null) return
    const { key, parts } = process.open({ kind, productCode })
    if (!parts.goods) items.enterBooking(productCode, undefined)
    process.put(key, { goods: { category, skuId, quantity: 1 } })
    items.remove('supermarketCode')
    navigate('confirm', { type: kind, id: productCode })
  }

  login(): void {
    const back = publicHref('member88', {})
    this.root.session.setRedirect(back)
    navigate('authorize', { url: back })
  }
}
