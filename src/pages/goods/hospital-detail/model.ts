import { reaction } from 'mobx'
import { showPlace } from '@/components/booking/show-place'
import { openState, type OpenState } from '@/domain/booking/open-state'
import { dateOf } from '@/domain/date'
import { rulesOf } from '@/domain/kinds'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { cardOf, sharedPage } from '@/routes/share'
import { branchDetail, type BranchDetail } from '@/services/catalogue/branches'
import type { Product } from '@/services/catalogue/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { shareBy } from '@/components/share/share-by'

/** Products shown before 查看其余. */
const FIRST_PRODUCTS = 4

/** Where somebody is, in degrees. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** The position that an address names (§2 `/branchHospital-detail/{cityCode}/{orgCode}/{lat}/{lon}`); null for none or a wrong one. */
export function positionOf(lat = '', lon = ''): Position | null {
  if (!/^-?\d+(\.\d+)?$/.test(lat) || !/^-?\d+(\.\d+)?$/.test(lon)) return null
  const position = { lat: Number(lat), lon: Number(lon) }
  return Math.abs(position.lat) <= 90 && Math.abs(position.lon) <= 180 ? position : null
}

/** One branch (§2 `/hospital-detail/{hospitalId or orgCode}`). */
export class BranchModel {
  readonly request = new LoadableRequest<BranchDetail>()
  /** The sheet that asks which product to book here, or of which to see the days. */
  choosing: '' | 'book' | 'days' = ''
  /** What it asked last: it keeps its title while it leaves. */
  asked: 'book' | 'days' = 'book'
  allShown = false
  /** Which picture of the gallery is in sight. */
  pictureAt = 0
  licenceOpen = false

  constructor(
    private readonly root: Pick<Root, 'call' | 'clock' | 'location' | 'feedback' | 'mapUrl'>,
    private readonly scope: PageScope,
    readonly branchId: string,
    private readonly from: Position | null = null
  ) {
    observed(this)
  }

  get products(): readonly Product[] {
    return this.request.value?.products ?? []
  }

  get shownProducts(): readonly Product[] {
    return this.allShown ? this.products : this.products.slice(0, FIRST_PRODUCTS)
  }

  /** What can be booked at this branch. */
  get bookable(): readonly Product[] {
    return this.products.filter(({ kind, offShelf }) => rulesOf(kind).booking && !offShelf)
  }

  /** Outside and inside, the first one on top. */
  get gallery(): readonly string[] {
    const branch = this.request.value
    if (!branch) return []
    return branch.gallery.length > 0 ? branch.gallery : [branch.image]
  }

  get now(): number {
    return this.root.clock.now()
  }

  get today(): string {
    return dateOf(this.now)
  }

  /** How it stands today: whether people are taken in, and until when. */
  get openState(): OpenState {
    const { openHours = '', days = [] } = this.request.value ?? {}
    return openState(openHours, days.find(({ date }) => date === this.today)?.state, this.now)
  }

  share(): void {
    const branch = this.request.value
    if (!branch) return
    const params = { hospitalId: this.branchId }
    const shared = sharedPage('hospitalDetail', {
      params,
      isPrivate: false,
      title: branch.name,
      plain: false
    })
    void shareBy(this.root.feedback, cardOf(shared, branch.address))
  }

  showPicture(at: number): void {
    this.pictureAt = at
  }

  openLicence(): void {
    this.licenceOpen = true
  }

  closeLicence(): void {
    this.licenceOpen = false
  }

  enter(): void {
    this.scope.onLeave(
      reaction(
        () => this.root.location.position,
        () => void this.load()
      )
    )
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    const { location } = this.root
    const { place } = location
    const position = this.from ?? location.position
    const wanted = {
      id: this.branchId,
      latitude: position?.lat ?? place.latitude,
      longitude: position?.lon ?? place.longitude
    }
    await scope.run(this.request, () => branchDetail(scope.call, wanted))
  }

  showAll(): void {
    this.allShown = true
  }

  /** One product leads on at once, several are chosen from. */
  book(): void {
    this.choose('book')
  }

  /** The days on which the branch has room. */
  seeDays(): void {
    this.choose('days')
  }

  take({ kind: type, productCode }: Pick<Product, 'kind' | 'productCode'>): void {
    const branchId = this.request.value?.id
    if (!branchId) return
    this.choosing = ''
    if (this.asked === 'days') navigate('testCalendar', { type, productCode, orgCode: branchId })
    else navigate('booking', { type, id: productCode, hospitalId: branchId })
  }

  closeSheet(): void {
    this.choosing = ''
  }

  private choose(what: 'book' | 'days'): void {
    const [only, ...others] = this.bookable
    this.asked = what
    if (only && others.length === 0) this.take(only)
    else this.choosing = what
  }

  openMap(): void {
    const branch = this.request.value
    if (!branch) return
    const { lat, lon, name, address } = branch
    void showPlace(this.root, { lat, lon, name, address })
  }

  callPhone(): void {
    const tel = this.request.value?.tel
    if (tel) host.callPhone(tel)
  }
}
