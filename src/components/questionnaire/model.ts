import { observable } from 'mobx'
import {
  answerQuestionnaire,
  readQuestionnaire,
  type Questionnaire
} from '@/services/catalogue/questionnaire'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** The health questionnaire as a sheet (§2): answered once, it yields the `questionId` that the order carries. */
export class QuestionnaireModel {
  form: Questionnaire | null = null
  open = false
  /** Chosen option by question. */
  readonly answers = observable.map<string, string>()
  /** Why the booking cannot go on; '' while nothing speaks against it. */
  blocked = ''
  busy = false

  constructor(
    private readonly root: Pick<Root, 'call' | 'presentError'>,
    private readonly onDone: (questionId: string) => void
  ) {
    observed(this)
  }

  get complete(): boolean {
    return this.form !== null && this.form.questions.every(({ id }) => this.answers.has(id))
  }

  /** Fetches the questions and shows them; answers given before stay. @throws CallError */
  async show(id: string): Promise<void> {
    const form = this.form?.id === id ? this.form : await readQuestionnaire(this.root.call, id)
    this.opened(form)
  }

  answer(questionId: string, value: string): void {
    this.answers.set(questionId, value)
    this.blocked = ''
  }

  close(): void {
    this.open = false
  }

  submit = singleFlight(async () => {
    const { form } = this
    if (!form || !this.complete) return
    this.setBusy(true)
    try {
      const answers = Object.fromEntries(this.answers)
      const { questionId, blocked } = await answerQuestionnaire(this.root.call, form.id, answers)
      this.answered(questionId, blocked)
    } catch (error) {
      this.root.presentError(error)
    } finally {
      this.setBusy(false)
    }
  })

  private opened(form: Questionnaire): void {
    if (this.form?.id !== form.id) this.answers.clear()
    this.form = form
    this.blocked = ''
    this.open = true
  }

  private answered(questionId: string, blocked: string): void {
    this.blocked = blocked
    if (blocked) return
    this.open = false
    this.onDone(questionId)
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
