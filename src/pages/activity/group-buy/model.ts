import { shareBy } from '@/components/share/share-by'
import { copyText, siteLink } from '@/components/share/site-link'
import { toOrder } from '@/components/order/to-order'
import { currentDoor } from '@/platform/door'
import type { ShareCard } from '@/platform/door/share'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import {
  joinGroup,
  leaveGroup,
  readGroups,
  startGroup,
  type Group,
  type Groups
} from '@/services/activity/groups'
import { singleFlight, throttle } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

const PICTURE = '/share.png'

/** What can be done next in a group. */
export type GroupAct = 'login' | 'start' | 'join' | 'order' | 'pay' | 'invite' | 'view' | 'soon' | 'ended'

/** Buying together: a group by a link, the own one, or a new one. */
export class GroupBuyModel {
  readonly request = new LoadableRequest<Groups>()
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    /** Of the link, then of the group that was started or joined here. */
    private groupId: string | undefined
  ) {
    observed(this)
  }

  get groups(): Groups | undefined {
    return this.request.value
  }

  get group(): Group | null {
    return this.groups?.group ?? null
  }

  get act(): GroupAct {
    const { groups, group } = this
    if (!groups) return 'ended'
    if (group && group.seat !== 'none' && group.seat !== 'back') return this.seated(group)
    if (groups.state !== 'open') return groups.state
    if (!this.root.session.isLoginedUser) return 'login'
    return group?.state === 'open' && group.seat === 'none' && group.free > 0 ? 'join' : 'start'
  }

  /** When what is shown ends to be true; null: never. */
  get turnsAt(): number | null {
    const { groups, group } = this
    if (!groups) return null
    const moments = [
      ...(groups.state === 'soon' ? [groups.startAt] : groups.state === 'open' ? [groups.endAt] : []),
      ...(group?.state === 'open' ? [group.endsAt] : []),
      ...(group?.seat === 'chosen' && group.seatUntil !== null ? [group.seatUntil] : [])
    ]
    return moments.length > 0 ? Math.min(...moments) : null
  }

  get url(): string {
    return siteLink(this.path)
  }

  /** An invitation to the group; null where it takes nobody. */
  get card(): ShareCard | null {
    const { groups, group } = this
    if (!groups || group?.state !== 'open') return null
    return {
      title: texts.shareTitle(group.missing, groups.product.name),
      text: texts.shareText(groups.priceFen),
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
    const { root, scope, groupId } = this
    const groups = await scope.run(this.request, () => readGroups(scope.call, groupId))
    if (groups) root.clock.set(groups.serverTime)
  }

  readonly next = throttle((): void | Promise<void> => {
    const { act, groups, group } = this
    if (!groups) return
    const { kind: type, productCode: id } = groups.product
    switch (act) {
      case 'login':
        return this.login()
      case 'start':
        return this.seat(() => startGroup(this.root.call, groups.activityId))
      case 'join':
        return group ? this.join(group) : undefined
      case 'order':
        return navigate('selling', { type, id })
      case 'pay':
      case 'view':
        return toOrder(group?.orderNum ?? '', type)
      case 'invite':
        return this.invite()
      case 'soon':
      case 'ended':
    }
  })

  join({ groupId }: Pick<Group, 'groupId'>): void | Promise<void> {
    if (!this.root.session.isLoginedUser) return this.login()
    return this.seat(() => joinGroup(this.root.call, groupId))
  }

  readonly leave = singleFlight(async (): Promise<void> => {
    const { root, group } = this
    if (!group) return
    try {
      await leaveGroup(root.call, group.groupId)
      root.feedback.toast({ text: texts.left })
    } catch (error) {
      root.presentError(error)
    }
    if (!this.scope.left) await this.load()
  })

  /** By the host where it can, else as a text to pass on. */
  async invite(): Promise<void> {
    const { root, groups, card } = this
    if (!groups || !card) return
    const { product, priceFen } = groups
    if (!currentDoor().share.canOpen()) {
      await copyText(root.feedback, texts.message(product.name, priceFen, this.url), texts)
      return
    }
    await shareBy(root.feedback, card)
  }

  /** With a seat: the order, its payment, those who are missing, or what was bought. */
  private seated({ state, seat }: Group): GroupAct {
    if (state !== 'open') return 'view'
    if (seat === 'chosen') return 'order'
    return seat === 'ordered' ? 'pay' : 'invite'
  }

  private get path(): string {
    return publicHref('groupBuy', { groupId: this.group?.groupId ?? this.groupId })
  }

  /** A seat that is kept leads to the order at once. */
  private readonly seat = singleFlight(async (take: () => Promise<Group>): Promise<void> => {
    const { root, groups } = this
    this.setBusy(true)
    try {
      const group = await take()
      this.at(group.groupId)
      if (groups) this.request.set({ ...groups, group })
    } catch (error) {
      root.presentError(error)
    } finally {
      this.setBusy(false)
    }
    if (!this.scope.left) void this.load()
  })

  private login(): void {
    this.root.session.setRedirect(this.path)
    navigate('authorize', { url: this.path })
  }

  private at(groupId: string): void {
    this.groupId = groupId
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
