/** Fields of a template of WeChat's by their sort, which their name begins with, and what a value of each may be. */
const RULES = {
  /** Words. */
  thing: /^[^\n]{1,20}$/u,
  character_string: /^[\x21-\x7e]{1,32}$/,
  /** Chinese characters alone. */
  phrase: /^\p{Script=Han}{1,5}$/u
} as const

export type FieldSort = keyof typeof RULES
export type FieldName = `${FieldSort}${number}`

const sortOf = (name: string): FieldSort | null => {
  const [, sort = ''] = /^(thing|character_string|phrase)\d{1,2}$/.exec(name) ?? []
  return sort === 'thing' || sort === 'character_string' || sort === 'phrase' ? sort : null
}

export const isFieldName = (name: string): name is FieldName => sortOf(name) !== null

/** Whether WeChat takes the value in the field of this name. */
export function fits(name: string, value: string): boolean {
  const sort = sortOf(name)
  return sort !== null && RULES[sort].test(value)
}

/** Values by field: of each sort of field there is one to be said. */
export const filled = (
  fields: readonly FieldName[],
  values: Readonly<Record<FieldSort, string>>
): Readonly<Record<string, { readonly value: string }>> =>
  Object.fromEntries(
    fields.flatMap((name) => {
      const sort = sortOf(name)
      return sort === null ? [] : [[name, { value: values[sort] }]]
    })
  )
