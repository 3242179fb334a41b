import { CONTENT_TEXTS } from '../texts'
import { questionnaireAnswers } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput } from '../../http/refusal'
import { openQuestionnaire } from '../queries/questionnaires'
import { randomId } from '../../settings/tokens'

/** What was chosen for each question of a questionnaire. */
interface Answers {
  readonly id: string
  readonly answers: Readonly<Record<string, string>>
}

/** What goes into the order, or why nothing can be booked; the other is ''. */
interface Answered {
  readonly questionId: string
  readonly blocked: string
}

/**
 * Takes the answers and gives the id that goes into the order. An answer that forbids the booking gives its reason
 * instead, and then nothing is kept. Refuses with 20001 when a question has no answer or one it does not offer.
 */
export async function answerQuestionnaire(
  context: RequestContext,
  { id, answers }: Answers
): Promise<Answered> {
  const user = requireUser(context)
  const { questions } = await openQuestionnaire(context.db, id)
  const chosen = questions.map((question) => {
    const value = answers[question.id]
    if (value === undefined || value === '')
      throw badInput(CONTENT_TEXTS.answerMissing(question.title), { field: question.id })
    const option = question.options.find((candidate) => candidate.value === value)
    if (!option) throw badInput(CONTENT_TEXTS.answerWrong(question.title), { field: question.id })
    return { question: question.id, value, blocks: option.blocks }
  })
  const blocked = chosen.find((answer) => answer.blocks !== '')?.blocks ?? ''
  if (blocked !== '') return { questionId: '', blocked }
  const questionId = randomId('qa')
  await context.db.insert(questionnaireAnswers).values({
    questionId,
    questionnaireId: id,
    userId: user.id,
    answers: Object.fromEntries(chosen.map(({ question, value }) => [question, value])),
    at: context.now()
  })
  return { questionId, blocked }
}
