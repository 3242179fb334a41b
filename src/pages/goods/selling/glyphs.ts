/** Drawing and tile colour of a category of check items; the server sends none. */
const GLYPH: Readonly<Record<string, string>> = {
  C01: 'doctor.svg#sand',
  C02: 'syringe.svg#rose',
  C03: 'stomach.svg#apricot',
  C04: 'clip.svg#sky',
  C05: 'heart.svg#sky',
  C06: 'clip.svg#sand',
  C07: 'thyroid.svg#apricot',
  C08: 'glucose.svg#rose',
  C09: 'bp.svg#mint',
  C10: 'lungs.svg#mint',
  C11: 'stomach.svg#apricot',
  C12: 'bone.svg#sand',
  C13: 'woman.svg#rose',
  C14: 'man.svg#sky',
  C15: 'dna.svg#sky',
  C16: 'clip.svg#mint',
  C17: 'eye.svg#sand',
  C18: 'fish.svg#apricot',
  C19: 'night.svg#sky'
}

/** Address of a category's drawing; one that is not known has the drawing of a report. */
export const glyphOf = (categoryId: string): string =>
  `/seed-img/glyph/${GLYPH[categoryId] ?? 'clip.svg#mint'}`
