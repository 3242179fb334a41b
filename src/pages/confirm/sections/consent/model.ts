import type { DraftKey } from '@/domain/draft/draft'
import { dueQuestionnaire } from '@/services/catalogue/questionnaire'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { QuestionnaireModel } from '@/components/questionnaire/model'
import type { ConsentAbout } from './about'
import type { Wrong } from '../../shared/confirmable'
import { texts } from './texts'

/** Id to scroll to. */
export const CONSENT_ID = 'goods-consent'
/** The answers hold at any branch, and what is sent home has none; the call asks for one (§7 hopId). */
const NO_BRANCH = '0'

/** Informed consent and questionnaire before an order, where the product has one. */
export class ConsentModel {
  /** The questionnaire; null: the product asks for none. */
  private readonly due = new LoadableRequest<string | null>()
  readonly questionnaire: QuestionnaireModel
  /** Given by the person, never in advance. */
  agreed = false
  private tried = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly key: DraftKey,
    readonly about: ConsentAbout,
    private readonly product: () => { readonly code: string; readonly name: string } | null
  ) {
    this.questionnaire = new QuestionnaireModel(root, (id) => this.keep(id))
    observed(this)
  }

  get wanted(): boolean {
    return typeof this.due.value === 'string'
  }

  get questionId(): string {
    return this.root.process.draft(this.key)?.parts.questionnaire?.id ?? ''
  }

  /** What is missing, once the order was tried. */
  get error(): string | null {
    return this.tried ? this.missing : null
  }

  async load(): Promise<void> {
    const { scope } = this
    const product = this.product()
    if (!product || this.due.value !== undefined) return
    const asked = { name: product.name, branchId: NO_BRANCH, productCode: product.code }
    await scope.run(this.due, () => dueQuestionnaire(scope.call, asked))
  }

  setAgreed(agreed: boolean): void {
    this.agreed = agreed
  }

  async ask(): Promise<void> {
    const { value } = this.due
    if (!value) return
    try {
      await this.questionnaire.show(value)
    } catch (error) {
      this.root.presentError(error)
    }
  }

  check(): Wrong | null {
    this.tried = true
    const { missing } = this
    // What is not known yet may forbid the order: it is asked again.
    if (missing === texts.loading) void this.load()
    return missing === null ? null : { id: CONSENT_ID, message: missing }
  }

  private keep(id: string): void {
    this.root.process.put(this.key, { questionnaire: { id, awaited: false } })
  }

  private get missing(): string | null {
    if (this.due.value === undefined) return texts.loading
    if (!this.wanted) return null
    if (this.questionId === '') return texts.questionFirst
    return this.agreed ? null : texts.consentFirst
  }
}
