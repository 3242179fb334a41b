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
export const nativeInputProps = ({ kind, ...named }: NativeOptions) => ({
  type: TYPE[kind],
  password: kind === 'password',
  ...nativeAreaProps(named)
})

/** The same for several lines, which have no kind. */
export function nativeAreaProps({ aria, error }: Pick<NativeOptions, 'aria' | 'error'>) {
  const name = [aria['aria-label'], error].filter(Boolean).join('，')
  return { ...aria, 'aria-label': name }
}
