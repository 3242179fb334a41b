import { keysOf } from '@/domain/keys-of'
import { listArticles, type ArticleCard, type ArticlesOf } from '@/services/catalogue/articles'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import { PicksModel, type PicksRoot } from '../shared/picks-model'

const SIZES = { mostRead: 3, films: 2, hot: 3 } as const
type Part = keyof typeof SIZES & ArticlesOf

/** Health knowledge: what is put first, what many read, films, and what is talked about. */
export class ScienceModel {
  readonly picks: PicksModel
  readonly parts: Readonly<Record<Part, LoadableRequest<readonly ArticleCard[]>>> = {
    mostRead: new LoadableRequest(),
    films: new LoadableRequest(),
    hot: new LoadableRequest()
  }

  constructor(
    root: PicksRoot,
    private readonly scope: PageScope
  ) {
    this.picks = new PicksModel(root, scope)
    observed(this)
  }

  enter(): void {
    void this.picks.load()
    for (const part of keysOf(SIZES)) void this.loadPart(part)
  }

  returned(): void {
    this.picks.returned()
  }

  loadPart(of: Part): Promise<unknown> {
    return this.scope.run(
      this.parts[of],
      async () => (await listArticles(this.scope.call, { of, pageNo: 1, pageSize: SIZES[of] })).list
    )
  }
}
