const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'errMsg' in error ? String(error.errMsg) : ''

/** WeChat asks for a permission once: what was refused then only its settings page gives. */
export const isDenied = (error: unknown): boolean => /auth den(y|ied)/.test(reasonOf(error))

/** The privacy guideline was refused; the next call asks again. */
export const isPrivacyRefused = (error: unknown): boolean =>
  reasonOf(error).includes('privacy permission is not authorized')

/** The person closed WeChat's own sheet. */
export const isRefusedByPerson = (error: unknown): boolean => /cancel|user deny/.test(reasonOf(error))
