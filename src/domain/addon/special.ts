import { countOf } from './selection-read'
import { SPECIAL_PACKAGE_ID, type Selection } from './types'

/** What a tap on the smart-recommendation switch leads to: consent is asked once only (§4). */
export const smartSwitch = (wanted: boolean, consent: boolean): 'ask-consent' | 'on' | 'off' => {
  if (!wanted) return 'off'
  return consent ? 'on' : 'ask-consent'
}

/** Whether the recommendation opens by itself: something of package -4 is chosen and consent was given before. */
export const smartAutoEnabled = (selection: Selection, consent: boolean): boolean =>
  consent && countOf(selection, SPECIAL_PACKAGE_ID.smart) > 0
