export type TextKind = 'text' | 'tel' | 'number' | 'idcard' | 'digit' | 'password'

export interface NativeOptions {
  kind: TextKind
  aria: Record<string, string | undefined>
  /** The error under the field. */
  error?: string
  autoComplete?: string
}

const TYPE = {
  text: 'text',
  tel: 'number',
  number: 'number',
  idcard: 'idcard',
  digit: 'digit',
  password: 'text'
} as const

/**
 * The mini-program's input takes its keyboard by type and ARIA attributes itself. An id of a text that describes it means
 * nothing across WeChat's components, so the error is a part of its name.
 */
export function nativeInputProps({ kind, aria, error }: NativeOptions) {
  const name = [aria['aria-label'], error].filter(Boolean).join('，')
  return { type: TYPE[kind], password: kind === 'password', ...aria, 'aria-label': name }
}
