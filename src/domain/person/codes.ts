/** §3: 1 male, 0 female. */
export const GENDER = { female: 0, male: 1 } as const
export type Gender = (typeof GENDER)[keyof typeof GENDER]

/** Null when it is not known. */
export const genderOf = (value: number | null | undefined): Gender | null =>
  value === GENDER.female || value === GENDER.male ? value : null

/** ID type codes (§9). */
export const ID_TYPE = { idCard: 1, other: 9 } as const
export type IdType = (typeof ID_TYPE)[keyof typeof ID_TYPE]

export const idTypeOf = (value: number): IdType => (value === ID_TYPE.idCard ? ID_TYPE.idCard : ID_TYPE.other)
