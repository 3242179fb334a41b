import type { KindRules } from '../kinds/types'

/** The hop before the next screen: the questionnaire when it is due, login first without an access token (§2, §4). */
export function questionnaireHop(input: {
  open: boolean
  answered: boolean
  hasToken: boolean
}): 'none' | 'login' | 'questionnaire' {
  if (!input.open || input.answered) return 'none'
  return input.hasToken ? 'questionnaire' : 'login'
}

/** Labels of the step bar (§2). */
export const BOOKING_STEPS = ['选机构时间', '选加项', '确认信息', '支付'] as const

/** The steps of a kind: none for add-ons where there are none to choose. */
export const bookingSteps = ({ addons }: Pick<KindRules, 'addons'>): readonly string[] =>
  BOOKING_STEPS.filter((_step, index) => addons ?? index !== 1)

/** The step bar shows only while a supermarket code is held in session (§2). */
export function isStepBarVisible(supermarketCode: string | null | undefined): boolean {
  return !!supermarketCode?.trim()
}
