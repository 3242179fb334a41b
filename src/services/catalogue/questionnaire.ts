/** The health questionnaire of a product at a branch (§2, §7). */
import type { Call } from '../http/call'

export interface Questionnaire {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly questions: readonly {
    readonly id: string
    readonly title: string
    readonly options: readonly { readonly value: string; readonly label: string; readonly blocks: boolean }[]
  }[]
}

const OPEN = 1
const NAME_LIMIT = 60

/** The id of the one that is due; null when none is. */
export async function dueQuestionnaire(
  call: Call,
  { name, branchId, productCode }: { name: string; branchId: string; productCode: string }
): Promise<string | null> {
  const input = { comboName: name.slice(0, NAME_LIMIT), hopId: branchId, productCode }
  const [config] = await call('questionnaire.config', input)
  return config?.open === OPEN ? (config.questionnaireConfigDTO?.id ?? null) : null
}

export const readQuestionnaire = (call: Call, id: string): Promise<Questionnaire> =>
  call('questionnaire.get', { id })

/** `questionId` goes into the order; `blocked` says why booking is not possible, '' otherwise. */
export const answerQuestionnaire = (
  call: Call,
  id: string,
  answers: Readonly<Record<string, string>>
): Promise<{ questionId: string; blocked: string }> =>
  call('questionnaire.answer', { id, answers: { ...answers } })
