/** What the shop says of itself (§7): the blocks of home, news, notices, agreements. */
import { HOT_WORD_MODULE_ID, HOT_WORD_MODULE_TYPE } from '@/domain/constants'
import type { ShelfId } from '@/domain/kinds/shelves'
import type { Call } from '../http/call'

type Tone = 'mint' | 'sky' | 'apricot' | 'rose' | 'sand'

/** Where an entry leads: a route name with its parameters, so that both targets can follow it. */
interface Link {
  readonly route: string
  readonly params: Record<string, string>
}

export interface ModuleItem {
  readonly id: number
  readonly title: string
  /** '' where the block shows text only. */
  readonly imgUrl: string
  readonly icon: string
  readonly badge: string
  readonly link: Link | null
}

export interface HomeModule {
  readonly moduleId: number
  readonly moduleType: number
  readonly kind: 'services' | 'trust' | 'banner' | 'flash' | 'rail' | 'recommend' | 'news'
  readonly title: string
  readonly items: readonly ModuleItem[]
  /** Of a rail: which shelf, and how its products are drawn. */
  readonly shelf?: ShelfId | undefined
  readonly style?: 'scenes' | 'doctors' | 'doses' | 'band' | 'squares' | undefined
}

export interface HomeModules {
  /** The block on a dark ground; 0 when none. */
  readonly darkModuleId: number
  readonly modules: readonly HomeModule[]
}

export interface Banner {
  readonly id: number
  readonly title: string
  readonly subtitle: string
  readonly imgUrl: string
  readonly tone: Tone
  readonly link: Link | null
}

/** A notice over the page. */
export interface PopWindow {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly buttonText: string
  readonly link: Link | null
}

export interface News {
  readonly id: number
  readonly title: string
  readonly summary: string
  readonly category: string
  readonly author: string
  readonly publishDate: string
  readonly readCount: number
  readonly imgUrl: string
}

export interface LotteryFloat {
  readonly id: number
  readonly title: string
  readonly imgUrl: string
  readonly link: Link | null
}

export interface Agreement {
  readonly updatedAt: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** The blocks of home, with its rails: those came with version 2. */
export const homeModules = (call: Call): Promise<HomeModules> => call('home.modules', { version: 2 })

export const homeBanners = (call: Call, cityCode: string): Promise<readonly Banner[]> =>
  call('home.banners', { position: 'home', cityCode })

export const homeNews = (call: Call, page: { pageNo: number; pageSize: number }): Promise<readonly News[]> =>
  call('home.news', page)

/** What many search for (§7). */
export const hotWords = async (call: Call): Promise<readonly string[]> => {
  const input = { moduleId: HOT_WORD_MODULE_ID, moduleType: HOT_WORD_MODULE_TYPE }
  return (await call('home.moduleDetails', input)).map(({ title }) => title)
}

export const homeNotices = (call: Call): Promise<readonly PopWindow[]> =>
  call('home.popWindow', { position: 'home' })

export const lotteryFloats = (call: Call): Promise<readonly LotteryFloat[]> => call('home.lotteryFloat', {})

export const readAgreement = (
  call: Call,
  key: 'user' | 'privacy' | 'cancellation' | 'account' | 'card'
): Promise<Agreement> => call('content.agreement', { key })
