import './native.scss'

export type TextKind = 'text' | 'tel' | 'number' | 'idcard' | 'digit' | 'password'

export interface NativeOptions {
  kind: TextKind
  aria: Record<string, string | undefined>
  /** The error under the field, which a browser finds by its id. */
  error?: string
  /** The browser's autofill token, e.g. `tel`, `one-time-code`. */
  autoComplete?: string
}

const INPUT_MODE: Record<TextKind, string | undefined> = {
  text: undefined,
  tel: 'tel',
  number: 'numeric',
  idcard: undefined,
  digit: 'decimal',
  password: undefined
}

/** What a browser's input takes besides: its keyboard, autofill and names for screen readers. */
export function nativeInputProps({ kind, aria, autoComplete = 'off' }: NativeOptions) {
  return {
    type: 'text' as const,
    nativeProps: {
      ...aria,
      type: kind === 'tel' || kind === 'password' ? kind : 'text',
      inputMode: INPUT_MODE[kind],
      autoComplete
    }
  }
}

/** The same for several lines. */
export function nativeAreaProps({ aria }: Pick<NativeOptions, 'aria' | 'error'>) {
  const { nativeProps } = nativeInputProps({ kind: 'text', aria })
  return { nativeProps }
}
