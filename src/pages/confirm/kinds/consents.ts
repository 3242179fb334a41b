import type { ConsentAbout } from '../sections/consent/about'

/** Kinds whose products may ask for consent and a questionnaire, and what of. */
export const CONSENTS = { gene: 'drugs', 'gene-home': 'tumours' } as const satisfies Readonly<
  Record<string, ConsentAbout>
>

/** Undefined of kinds that ask for none. */
export const consentOf = (kind: string): ConsentAbout | undefined =>
  Object.entries(CONSENTS).find(([one]) => one === kind)?.[1]
