import { HOME_NEWS_PAGE, HOME_NEWS_SIZE } from '@/domain/constants'
import { canFollow, follow } from '@/routes/link'
import {
  homeBanners,
  homeModules,
  homeNews,
  homeNotices,
  hotWords,
  lotteryFloats,
  type Banner,
  type HomeModule,
  type HomeModules,
  type LotteryFloat,
  type ModuleItem,
  type News,
  type PopWindow
} from '@/services/catalogue/content'
import { nextOrders, type Order } from '@/services/order/orders'
import { homeProducts, type HomeChannel, type Product, type ProductList } from '@/services/catalogue/products'
import { LoadableRequest, type Loadable } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import { PagedRequest } from '@/stores/paged-request'
import type { Root } from '@/stores/root'
import { nextVisitOf, type NextVisit } from './next-visit'
import { noticeLiesOver } from './parts/notice-place'
import { homeTexts } from './texts'

/** Products above the news; the others follow below, so that the news never move while pages are added. */
export const FIRST_PRODUCTS = 4
/** The content shows together once the first screen is there, at the latest after this, ms. */
const OPEN_LIMIT_MS = 2500
const CHANNELS: readonly HomeChannel[] = ['recommend', 'men', 'women', 'elder', 'office']

const isChannel = (text: string | undefined): text is HomeChannel =>
  CHANNELS.some((channel) => channel === text)

/** Blocks that promote. */
const PROMOTIONS: readonly HomeModule['kind'][] = ['flash', 'banner']

/** A block, or rails that follow each other: those are asked for together. */
export type HomeRow = readonly [HomeModule, ...HomeModule[]]

type HomeRoot = Pick<
  Root,
  'call' | 'clock' | 'session' | 'items' | 'feedback' | 'presentError' | 'location' | 'settings'
>

/** 'home' and the index page lists of §3: what the home page shows, each block with its own request. */
export class HomeModel {
  readonly modulesRequest = new LoadableRequest<HomeModules>()
  readonly bannersRequest = new LoadableRequest<readonly Banner[]>()
  readonly flashRequest = new LoadableRequest<ProductList>()
  readonly newsRequest = new LoadableRequest<readonly News[]>()
  readonly nextRequest = new LoadableRequest<readonly Order[]>()
  readonly recommend: PagedRequest<Product>
  hotWords: readonly string[] = []
  floats: readonly LotteryFloat[] = []
  /** The notice of the day, beside the page and not over it. */
  pop: PopWindow | null = null
  hotWord = ''
  channel: HomeChannel = 'recommend'
  /** The first screen may be drawn: nothing on it will move any more. */
  opened = false
  /** How often the page was pulled down: what it fetched later follows. */
  refreshed = 0
  /** Gone down at all: before, what lies beyond the edge of a rail is not drawn. */
  scrolled = false
  private visible = true

  constructor(private readonly root: HomeRoot) {
    this.recommend = new PagedRequest(this.fetchProducts, (product) => product.productCode)
    observed(this)
  }

  /** The block that is drawn on a dark ground; 0 when there is none (§3). */
  get darkModuleId(): number {
    return this.modulesRequest.value?.darkModuleId ?? 0
  }

  get modules(): readonly HomeModule[] {
    const modules = this.modulesRequest.value?.modules ?? []
    const { hiddenModules } = this.root.settings
    return modules.filter(
      ({ moduleId, kind }) => !hiddenModules.includes(moduleId) && !(this.calm && PROMOTIONS.includes(kind))
    )
  }

  get rows(): readonly HomeRow[] {
    return this.modules.reduce<HomeRow[]>((rows, module) => {
      const last = rows[rows.length - 1]
      return module.kind === 'rail' && last?.[0].kind === 'rail'
        ? [...rows.slice(0, -1), [...last, module]]
        : [...rows, [module]]
    }, [])
  }

  /** Care mode: nothing is promoted, nothing moves, nothing opens by itself. */
  get calm(): boolean {
    return this.root.settings.elder
  }

  /** The hot words that roll in the search box. */
  get words(): readonly string[] {
    return this.calm ? [] : this.hotWords
  }

  /** What a tap on the search box looks for: the hot word in sight. */
  get word(): string {
    return this.calm ? '' : this.hotWord
  }

  /** The floating entry of a running lottery. */
  get float(): LotteryFloat | undefined {
    return this.calm ? undefined : this.floats[0]
  }

  /** Of the blocks that are drawn as failed the one that is an alert: when several fail at once, one says so. */
  get loud(): Loadable<unknown> | undefined {
    const { modulesRequest, bannersRequest, flashRequest, newsRequest, recommend } = this
    const requests = {
      services: modulesRequest,
      trust: modulesRequest,
      rail: modulesRequest,
      banner: bannersRequest,
      flash: flashRequest,
      recommend: recommend.first,
      news: newsRequest
    }
    return [modulesRequest, ...this.modules.map(({ kind }) => requests[kind])].find(
      ({ loadable, value }) => loadable.state === 'failed' && value === undefined
    )?.loadable
  }

  get services(): readonly ModuleItem[] {
    return this.itemsOf('services').filter((item) => canFollow(item.link))
  }

  get banners(): readonly Banner[] {
    return this.bannersRequest.value ?? []
  }

  /** The flash-sale products, those that can still be had first. */
  get hot(): readonly Product[] {
    const list = this.flashRequest.value?.list ?? []
    const soldOut = ({ offer }: Product) => Number(offer?.priceFen === null)
    return list.filter(({ offer }) => offer !== null).sort((a, b) => soldOut(a) - soldOut(b))
  }

  /** When the first running sale ends, ms since 1970 by the server; null when none runs. */
  get flashEnd(): number | null {
    const ends = this.hot.flatMap(({ offer }) => offer?.endsAt ?? [])
    return ends.length === 0 ? null : Math.min(...ends)
  }

  get recommended(): readonly Product[] {
    return this.recommend.items
  }

  /** The chips: everything, and the channels that the block of recommendations names. */
  get channels(): readonly { id: HomeChannel; title: string }[] {
    const named = this.itemsOf('recommend').flatMap(({ title, link }) => {
      const id = link?.params['category']
      return isChannel(id) ? [{ id, title }] : []
    })
    return [{ id: 'recommend', title: homeTexts.all }, ...named]
  }

  get next(): NextVisit | null {
    if (!this.root.session.isLoginedUser) return null
    return nextVisitOf(this.nextRequest.value?.[0], this.root.clock.now())
  }

  /** It is not known yet whether there is one. */
  get nextUnknown(): boolean {
    const { value, loadable } = this.nextRequest
    return this.root.session.isLoginedUser && value === undefined && loadable.state !== 'failed'
  }

  /** Its room is kept, unless there was none the last time. */
  get nextAwaited(): boolean {
    return this.nextUnknown && this.root.items.get('visitToCome') !== false
  }

  /** First visit: all blocks at once; the page opens when the first screen is at rest. */
  async start(): Promise<void> {
    void this.loadHotWords()
    void this.loadFloats()
    void this.loadHidden()
    void this.recommend.open()
    void this.loadNews()
    const limit = new Promise((resolve) => setTimeout(resolve, OPEN_LIMIT_MS))
    await Promise.race([
      limit,
      Promise.all([
        this.loadModules(),
        this.loadBanners(),
        this.loadFlash(),
        this.loadNext(),
        noticeLiesOver ? null : this.showPop()
      ])
    ])
    this.open()
    if (noticeLiesOver) await this.showPop()
  }

  /** Pull to refresh: what is shown stays until the newer one is there. */
  async refresh(): Promise<void> {
    this.refreshed += 1
    await Promise.all([
      this.loadModules(),
      this.loadBanners(),
      this.loadFlash(),
      this.loadNext(),
      this.loadNews(),
      this.loadHotWords(),
      this.loadFloats(),
      this.loadHidden(),
      this.recommend.open()
    ])
  }

  loadModules(): Promise<unknown> {
    return this.modulesRequest.run(() => homeModules(this.root.call))
  }

  loadBanners(): Promise<unknown> {
    return this.bannersRequest.run(() => homeBanners(this.root.call, this.root.location.cityCode))
  }

  /** Also when the countdown is at zero: the next sale shows by itself. */
  async loadFlash(): Promise<void> {
    const page = await this.flashRequest.run(() => homeProducts(this.root.call, 'flash', 1))
    if (page) this.root.clock.set(page.serverTime)
  }

  loadNews(): Promise<unknown> {
    return this.newsRequest.run(() =>
      homeNews(this.root.call, { pageNo: HOME_NEWS_PAGE, pageSize: HOME_NEWS_SIZE })
    )
  }

  /** A guest has none, and the call needs a login. */
  async loadNext(): Promise<void> {
    const { session, items, call } = this.root
    if (!session.isLoginedUser) {
      this.nextRequest.reset()
      return
    }
    const found = await this.nextRequest.run(() => nextOrders(call))
    if (found && session.isLoginedUser) items.set('visitToCome', this.next !== null)
  }

  chooseChannel(channel: HomeChannel): void {
    if (channel === this.channel) return
    this.channel = channel
    void this.recommend.open({ fresh: true })
  }

  showWord(word: string): void {
    this.hotWord = word
  }

  /** Puts a block away for good, after asking (§7 `/module/channel/hide`). */
  async hide({ moduleId, title }: Pick<HomeModule, 'moduleId' | 'title'>): Promise<void> {
    const { feedback, call, presentError, settings, location } = this.root
    const agreed = await feedback.confirm({
      title: homeTexts.hideTitle(title),
      text: homeTexts.hideText,
      confirmText: homeTexts.hide
    })
    if (!agreed) return
    try {
      const { moduleIds } = await call('home.hideModule', { moduleId, cityCode: location.cityCode })
      settings.hideModules(moduleIds)
      feedback.toast({ text: homeTexts.hidden(title) })
    } catch (error) {
      presentError(error)
    }
  }

  scroll(): void {
    this.scrolled = true
  }

  closeFloat(id: number): void {
    this.floats = this.floats.filter((float) => float.id !== id)
  }

  /** The page is on screen: only then may a notice open over it. */
  setVisible(visible: boolean): void {
    this.visible = visible
  }

  /** The notice over the page: each one once a day, and only while home is on screen; none in care mode. */
  async showPop(): Promise<void> {
    const { call, items } = this.root
    const windows = await homeNotices(call).catch(() => [])
    const seen = items.get('popWindows') ?? []
    const pop = windows.find(({ id, link }) => !seen.includes(id) && (link === null || canFollow(link)))
    if (!pop || !this.visible || this.calm) return
    items.set('popWindows', [...seen, pop.id])
    this.setPop(pop)
  }

  closePop(): void {
    this.setPop(null)
  }

  /** Its button: leads on where it leads anywhere. */
  followPop(): void {
    const link = this.pop?.link
    this.setPop(null)
    if (link) follow(link)
  }

  private setPop(pop: PopWindow | null): void {
    this.pop = pop
    this.root.feedback.say(pop === null ? '' : `${pop.title}，${pop.text}`)
  }

  private readonly fetchProducts = (pageNo: number): Promise<ProductList> =>
    homeProducts(this.root.call, this.channel, pageNo)

  private itemsOf(kind: HomeModule['kind']): readonly ModuleItem[] {
    return this.modules.find((module) => module.kind === kind)?.items ?? []
  }

  private open(): void {
    this.opened = true
  }

  /** Hot words and floats are extras: without them the page is whole, so a failure stays silent. */
  private async loadHotWords(): Promise<void> {
    this.setHotWords(await hotWords(this.root.call).catch(() => []))
  }

  private setHotWords(words: readonly string[]): void {
    this.hotWords = words
  }

  /** What is put away on this channel, in the city and by this device (§7): the first frame asks for the blocks without. */
  async loadHidden(): Promise<void> {
    const { call, settings, location } = this.root
    const answer = await call('home.hideModule', { cityCode: location.cityCode }).catch(() => null)
    if (answer) settings.hideModules(answer.moduleIds)
  }

  private async loadFloats(): Promise<void> {
    const floats = await lotteryFloats(this.root.call).catch(() => [])
    this.setFloats(floats.filter(({ link }) => canFollow(link)))
  }

  private setFloats(floats: readonly LotteryFloat[]): void {
    this.floats = floats
  }
}
