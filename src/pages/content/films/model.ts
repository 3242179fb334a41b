import { TOPICS, type TopicId } from '@/domain/article/topics'
import { listArticles, type ArticleCard } from '@/services/catalogue/articles'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import { PagedRequest } from '@/stores/paged-request'
import { texts } from './texts'

type FilmTab = 'all' | TopicId

/** Films, of a topic or all of them, the newest first. */
export class FilmsModel {
  readonly list: PagedRequest<ArticleCard>
  readonly tabs: readonly { readonly key: FilmTab; readonly text: string }[] = [
    { key: 'all', text: texts.all },
    ...TOPICS.map(({ id, name }) => ({ key: id, text: name }))
  ]
  tab: FilmTab = 'all'

  constructor(private readonly scope: PageScope) {
    this.list = new PagedRequest(this.fetch, ({ id }) => String(id))
    observed(this)
  }

  enter(): void {
    void this.list.open()
  }

  choose(tab: FilmTab): void {
    this.tab = tab
    void this.list.open({ fresh: true })
  }

  private readonly fetch = (pageNo: number) =>
    listArticles(this.scope.call, {
      of: 'films',
      topic: this.tab === 'all' ? undefined : this.tab,
      pageNo
    })
}
