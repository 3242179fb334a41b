import type { ShelfId } from '@/domain/kinds/shelves'
import { listProducts, type Product } from '@/services/catalogue/products'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'

/** Fewer are no list. */
export const LEAST = 3
const MOST = 20

/** What many book, by the number that is shown; what is off the shelf leaves it. */
export class TopListModel {
  readonly request = new LoadableRequest<readonly Product[]>()
  shelf: ShelfId = 'all'

  constructor(private readonly scope: PageScope) {
    observed(this)
  }

  enter(): void {
    void this.load()
  }

  choose(shelf: ShelfId): void {
    if (shelf === this.shelf) return
    this.shelf = shelf
    void this.load(true)
  }

  async load(fresh = false): Promise<void> {
    const { shelf: category } = this
    await this.scope.run(
      this.request,
      async () => {
        const { list } = await listProducts(this.scope.call, { category, sort: 'sell', pageNo: 1 })
        return list.filter(({ offShelf }) => !offShelf).slice(0, MOST)
      },
      { fresh }
    )
  }
}
