import { agreeToPicks, pickedArticles, type Picked } from '@/services/catalogue/articles'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { picksTexts as texts } from './picks-texts'

type Chosen = Picked['list'][number]
export type PicksRoot = Pick<Root, 'call' | 'feedback' | 'presentError' | 'session'>

/** What is put first for somebody: by their report after they agreed, else by the editors; each is explained, and one tap ends it. */
export class PicksModel {
  readonly request = new LoadableRequest<Picked>()
  /** Of which article it is explained why it is here; null none. */
  explained: Chosen | null = null
  explaining = false
  private of: boolean

  constructor(
    private readonly root: PicksRoot,
    private readonly scope: PageScope
  ) {
    this.of = root.session.isLoginedUser
    observed(this)
  }

  get byReport(): boolean {
    return this.request.value?.by === 'report'
  }

  /** What the user's report says of an article, where it chose it. */
  related(id: number): Chosen | undefined {
    return this.byReport ? this.request.value?.list.find(({ article }) => article.id === id) : undefined
  }

  load(): Promise<unknown> {
    return this.scope.run(this.request, () => pickedArticles(this.scope.call))
  }

  /** Somebody logged in meanwhile. */
  returned(): void {
    const { isLoginedUser } = this.root.session
    if (isLoginedUser === this.of) return
    this.of = isLoginedUser
    void this.load()
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

  explain(one: Chosen): void {
    this.explained = one
    this.explaining = true
  }

  closeWhy(): void {
    this.explaining = false
  }

  private async change(agreed: boolean): Promise<void> {
    const { call, feedback, presentError } = this.root
    try {
      this.request.set(await agreeToPicks(call, agreed))
      this.closeWhy()
      feedback.toast({ text: agreed ? texts.agreed : texts.stopped })
    } catch (error) {
      presentError(error)
    }
  }
}
