import { keysOf } from '@/domain/keys-of'
import {
  agreeToPicks,
  listArticles,
  pickedArticles,
  type ArticleCard,
  type ArticlesOf,
  type Picked
} from '@/services/catalogue/articles'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

const SIZES = { mostRead: 3, films: 2, hot: 3 } as const
type Part = keyof typeof SIZES & ArticlesOf

type ScienceRoot = Pick<Root, 'call' | 'feedback' | 'presentError' | 'session'>

/** Health knowledge: what is put first, what many read, films, and what is talked about. */
export class ScienceModel {
  readonly picked = new LoadableRequest<Picked>()
  readonly parts: Readonly<Record<Part, LoadableRequest<readonly ArticleCard[]>>> = {
    mostRead: new LoadableRequest(),
    films: new LoadableRequest(),
    hot: new LoadableRequest()
  }
  /** Of which article it is explained why it is here; null none. */
  explained: Picked['list'][number] | null = null
  explaining = false
  private of: boolean

  constructor(
    private readonly root: ScienceRoot,
    private readonly scope: PageScope
  ) {
    this.of = root.session.isLoginedUser
    observed(this)
  }

  enter(): void {
    void this.loadPicked()
    for (const part of keysOf(SIZES)) void this.loadPart(part)
  }

  /** Somebody logged in meanwhile. */
  returned(): void {
    const { isLoginedUser } = this.root.session
    if (isLoginedUser !== this.of) {
      this.of = isLoginedUser
      void this.loadPicked()
    }
  }

  loadPicked(): Promise<unknown> {
    return this.scope.run(this.picked, () => pickedArticles(this.scope.call))
  }

  loadPart(of: Part): Promise<unknown> {
    return this.scope.run(
      this.parts[of],
      async () => (await listArticles(this.scope.call, { of, pageNo: 1, pageSize: SIZES[of] })).list
    )
  }

  /** Asks first, in whole; nothing of a report is read before. */
  async agree(): Promise<void> {
    const agreed = await this.root.feedback.confirm({
      title: texts.agreeTitle,
      text: texts.agreeText,
      confirmText: texts.agree
    })
    if (agreed) await this.change(true)
  }

  /** One tap, and it is over. */
  async stop(): Promise<void> {
    await this.change(false)
  }

  explain(one: Picked['list'][number]): void {
    this.explained = one
    this.explaining = true
  }

  closeWhy(): void {
    this.explaining = false
  }

  private async change(agreed: boolean): Promise<void> {
    const { call, feedback, presentError } = this.root
    try {
      this.picked.set(await agreeToPicks(call, agreed))
      feedback.toast({ text: agreed ? texts.agreed : texts.stopped })
    } catch (error) {
      presentError(error)
    }
  }
}
