/** Drawings of what a package is strong in, by the first letters of its items; the telling ones come first. */
const DRAWINGS: readonly (readonly [prefix: string, picture: string])[] = [
  ['LU', '/seed-img/tile/lungs.svg#mint'],
  ['HE', '/seed-img/tile/heart.svg#rose'],
  ['TH', '/seed-img/tile/thyroid.svg#apricot'],
  ['DI', '/seed-img/tile/stomach.svg#sand'],
  ['BO', '/seed-img/tile/bone.svg#sand'],
  ['TU', '/seed-img/tile/dna.svg#sky'],
  ['GL', '/seed-img/tile/glucose.svg#rose'],
  ['EY', '/seed-img/tile/eye.svg#sky'],
  ['GE', '/seed-img/tile/doctor.svg#mint']
]
/** Pictures in a gallery besides the product's own. */
const MORE_PICTURES = 3

/** The gallery of a package: its own picture, then the drawings of what it examines. */
export const galleryOf = (thumbnail: string, itemCodes: readonly string[]): string[] => {
  const drawn = DRAWINGS.filter(([prefix]) => itemCodes.some((code) => code.startsWith(prefix)))
  return [thumbnail, ...drawn.slice(0, MORE_PICTURES).map(([, picture]) => picture)]
}
