type BookingType = 'checkup' | 'dentistry' | 'waston' | 'vaccine' | 'sugarshaker'

export type NextScreen =
  | { screen: 'supermarket' }
  | { screen: 'addon'; type: 'checkup' }
  | { screen: 'confirm'; type: 'checkup' | 'dentistry' | 'vaccine-booking' | 'waston' }

export interface NextScreenInput {
  type: BookingType
  /** The supermarket code held in session, if any. */
  supermarketCode?: string | null
  /** The order came from the channel 66 third-party flow. */
  thirdPartyFlow: boolean
  /** The product goes to confirm without choosing items. */
  skipItemSelection: boolean
}

/**
 * Where booking leads once clinic and slot are chosen (§2). A held supermarket code comes first, then the
 * channel 66 skip, then the rule of the kind.
 */
export function nextScreen(input: NextScreenInput): NextScreen {
  if (input.supermarketCode?.trim()) return { screen: 'supermarket' }
  switch (input.type) {
    case 'checkup':
      return input.thirdPartyFlow && input.skipItemSelection
        ? { screen: 'confirm', type: 'checkup' }
        : { screen: 'addon', type: 'checkup' }
    case 'sugarshaker':
      return { screen: 'addon', type: 'checkup' }
    case 'vaccine':
      return { screen: 'confirm', type: 'vaccine-booking' }
    case 'dentistry':
    case 'waston':
      return { screen: 'confirm', type: input.type }
  }
}

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

/** The step bar shows only while a supermarket code is held in session (§2). */
export function isStepBarVisible(supermarketCode: string | null | undefined): boolean {
  return !!supermarketCode?.trim()
}
