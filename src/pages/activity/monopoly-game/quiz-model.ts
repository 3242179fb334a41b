import { answerQuestion, type Answered, type Board } from '@/services/activity/draws'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

type Question = NonNullable<Board['question']>

/** A question of the board; answered once, and explained whatever the answer. */
export class QuizModel {
  open = false
  question: Question | null = null
  answered: Answered | null = null
  busy = false

  constructor(
    private readonly root: Root,
    private readonly activityId: () => string,
    private readonly ended: () => void
  ) {
    observed(this)
  }

  ask(question: Question): void {
    this.question = question
    this.answered = null
    this.open = true
  }

  close(): void {
    this.open = false
    if (this.answered) this.ended()
  }

  readonly answer = singleFlight(async (choice: number): Promise<void> => {
    const { root, question } = this
    if (!question || this.answered) return
    this.setBusy(true)
    try {
      const { questionId } = question
      this.told(await answerQuestion(root.call, { activityId: this.activityId(), questionId, choice }))
    } catch (error) {
      root.presentError(error)
    } finally {
      this.setBusy(false)
    }
  })

  private told(answered: Answered): void {
    this.answered = answered
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
