import { TOPICS, topicNamed, type TopicId } from '@/domain/article/topics'
import { listArticles, type ArticleCard } from '@/services/catalogue/articles'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import { PagedRequest } from '@/stores/paged-request'
import { PicksModel, type PicksRoot } from '../shared/picks-model'
import { texts } from './texts'

type ArticleTab = 'newest' | 'saved' | TopicId

/** The articles of a topic, the newest of all, or those that are kept. */
export class ArticlesModel {
  readonly list: PagedRequest<ArticleCard>
  /** Which of them one's own report chose. */
  readonly picks: PicksModel
  tab: ArticleTab

  constructor(
    private readonly root: PicksRoot,
    private readonly scope: PageScope,
    /** By its name or, in `/maillist/:id`, by its number; another one leads to the newest of all. */
    topic: string | undefined
  ) {
    this.tab = topic === 'saved' ? topic : (topicNamed(topic) ?? 'newest')
    this.picks = new PicksModel(root, scope)
    this.list = new PagedRequest(this.fetch, ({ id }) => String(id))
    observed(this)
  }

  get tabs(): readonly { readonly key: ArticleTab; readonly text: string }[] {
    return [
      { key: 'newest', text: texts.newest },
      ...TOPICS.map(({ id, name }) => ({ key: id, text: name })),
      { key: 'saved', text: texts.saved }
    ]
  }

  /** What is kept belongs to an account. */
  get guest(): boolean {
    return this.tab === 'saved' && !this.root.session.isLoginedUser
  }

  enter(): void {
    this.open()
    if (this.root.session.isLoginedUser) void this.picks.load()
  }

  /** What was kept, or no more, meanwhile. */
  returned(): void {
    this.picks.returned()
    if (this.tab === 'saved') this.open()
  }

  open(): void {
    if (!this.guest) void this.list.open()
  }

  choose(tab: ArticleTab): void {
    this.tab = tab
    if (!this.guest) void this.list.open({ fresh: true })
  }

  private readonly fetch = (pageNo: number) => {
    const { tab } = this
    const wanted = tab === 'newest' || tab === 'saved' ? { of: tab } : { of: 'newest' as const, topic: tab }
    return listArticles(this.scope.call, { ...wanted, pageNo })
  }
}
