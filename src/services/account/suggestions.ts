/** What users tell the shop, and where its app is. */
import type { AppPlaces, SuggestionInput } from '@/contract/account/dto/address'
import type { Call } from '../http/call'

export type SuggestionKind = SuggestionInput['kind']

export const suggest = async (
  call: Call,
  given: { readonly kind: SuggestionKind; readonly text: string; readonly contact: string }
): Promise<void> => {
  await call('account.suggest', given)
}

/** '' where there is none. */
export const readAppPlaces = (call: Call): Promise<AppPlaces> => call('app.places', {})
