const ELDER_FROM = 60

export interface Drawn {
  /** 1 a man */
  readonly gender: number | null
  /** null unknown */
  readonly age: number | null
}

/** The drawing that stands for a person, by sex and age. */
export function portraitOf({ gender, age }: Drawn): string {
  const man = gender === 1
  const elder = age !== null && age >= ELDER_FROM
  // White hair vanishes on sky.
  return `/seed-img/glyph/${man ? 'man' : 'woman'}${elder ? 'S' : ''}.svg#${elder ? 'apricot' : man ? 'sky' : 'rose'}`
}
