/** Codes as a call names them, comma-joined; each once. */
export const splitCodes = (joined: string | undefined): string[] => [
  ...new Set((joined ?? '').split(',').filter((code) => code !== ''))
]
