import { runInAction } from 'mobx'
import { checkReview, type ReviewField, type ReviewForm } from '@/domain/order/review'
import { host } from '@/platform/host'
import { readReview, saveReview, type ReviewView } from '@/services/order/review'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

const EMPTY: ReviewForm = { score: null, tags: [], text: '', anonymous: false }

/** Ids of the fields, to be brought into view. */
export const FIELDS: Readonly<Record<ReviewField, string>> = { score: 'review-score', text: 'review-text' }

/** 评价: stars, tags and words of a finished order, once. What was typed stays until it is sent. */
export class ReviewModel {
  readonly request = new LoadableRequest<ReviewView>()
  form: ReviewForm = EMPTY
  busy = false
  /** It was sent: from now on the fields tell what is wrong. */
  private tried = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    readonly orderNum: string
  ) {
    observed(this)
  }

  get errors(): Partial<Record<ReviewField, string>> {
    const checked = checkReview(this.form, this.tags)
    return checked.ok || !this.tried ? {} : { [checked.field]: checked.message }
  }

  enter(): void {
    const typed = this.root.items.get('review')
    if (typed?.orderNum === this.orderNum) this.form = typed.form
    void this.load()
  }

  async load(): Promise<void> {
    const { scope, orderNum } = this
    await scope.run(this.request, () => readReview(scope.call, orderNum))
  }

  change(change: Partial<ReviewForm>): void {
    this.form = { ...this.form, ...change }
    this.root.items.set('review', { orderNum: this.orderNum, form: this.form })
  }

  toggle(tag: string): void {
    const { tags } = this.form
    this.change({ tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag] })
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { root, orderNum } = this
    runInAction(() => (this.tried = true))
    const checked = checkReview(this.form, this.tags)
    if (!checked.ok) {
      root.feedback.invalid(checked.message)
      host.toField(FIELDS[checked.field])
      return
    }
    this.setBusy(true)
    try {
      await saveReview(root.call, orderNum, checked.value)
      root.items.remove('review')
      root.feedback.toast({ text: texts.done, icon: 'success' })
      await this.load()
    } catch (error) {
      root.presentError(error)
    } finally {
      this.setBusy(false)
    }
  })

  private get tags(): readonly string[] {
    return this.request.value?.tags ?? []
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
