import { listArticles, type ArticleCard } from '@/services/catalogue/articles'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import { PagedRequest } from '@/stores/paged-request'

/** All films, the newest first. */
export class FilmsModel {
  readonly list: PagedRequest<ArticleCard>

  constructor(private readonly scope: PageScope) {
    this.list = new PagedRequest(
      (pageNo) => listArticles(this.scope.call, { of: 'films', pageNo }),
      ({ id }) => String(id)
    )
    observed(this)
  }

  enter(): void {
    void this.list.open()
  }
}
