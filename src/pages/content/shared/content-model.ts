import { CallError, ErrorCode } from '@/contract/errors'
import { cardOf, sharedPage } from '@/routes/share'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { shareBy } from '@/components/share/share-by'
import {
  countReading,
  markArticle,
  readArticle,
  type Article,
  type Marks
} from '@/services/catalogue/articles'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { contentTexts as texts } from './texts'

export type ContentRoot = Pick<Root, 'call' | 'feedback' | 'presentError' | 'session'>

/** One article or film: read, marked, shared, and how large its text is. */
export class ContentModel {
  readonly request = new LoadableRequest<Article>()
  readonly id: number
  /** The sheet of text sizes. */
  sizing = false
  private marking = false

  constructor(
    private readonly root: ContentRoot,
    private readonly scope: PageScope,
    private readonly name: 'article' | 'film',
    id: string
  ) {
    this.id = /^\d{1,9}$/.test(id) ? Number(id) : 0
    observed(this)
  }

  get article(): Article | undefined {
    return this.request.value
  }

  enter(): void {
    void this.load()
  }

  /** Who logged in meanwhile has marks. */
  returned(): void {
    if (this.root.session.isLoginedUser && this.article?.mine === null) void this.load()
  }

  async load(): Promise<void> {
    const first = this.article === undefined
    const article = await this.scope.run(this.request, () => this.read())
    // Without it the page is whole.
    if (first && article && !article.down) countReading(this.root.call, this.id).catch(() => undefined)
  }

  setSizing(open: boolean): void {
    this.sizing = open
  }

  async mark(kind: keyof Marks): Promise<void> {
    const { article, marking } = this
    const { session, feedback, call, presentError } = this.root
    if (!article || marking) return
    if (!session.isLoginedUser || !article.mine) {
      navigate('authorize', { url: publicHref(this.name, { id: String(this.id) }) })
      return
    }
    const on = !article.mine[kind]
    this.setMarking(true)
    try {
      const marked = await markArticle(call, this.id, kind, on)
      this.request.set({ ...article, ...marked })
      if (kind === 'saved') feedback.toast({ text: on ? texts.savedToast : texts.unsavedToast })
      else if (on) feedback.toast({ text: texts.usefulDone })
    } catch (error) {
      presentError(error)
    } finally {
      this.setMarking(false)
    }
  }

  share(): void {
    const { title = '', summary } = this.article ?? {}
    const params = { id: String(this.id) }
    // A film too is shared as its article, which leads to it.
    const shared = sharedPage('article', { params, isPrivate: false, title, plain: false })
    void shareBy(this.root.feedback, cardOf(shared, summary))
  }

  /** An address without a number of one leads to none; the server is not asked. */
  private read(): Promise<Article> {
    if (this.id === 0) return Promise.reject(new CallError(ErrorCode.notFound, ''))
    return readArticle(this.scope.call, this.id)
  }

  private setMarking(marking: boolean): void {
    this.marking = marking
  }
}
