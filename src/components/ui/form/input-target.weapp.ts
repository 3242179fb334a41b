export type TextKind = 'text' | 'tel' | 'number' | 'idcard' | 'digit'

export interface NativeOptions {
  kind: TextKind
  aria: Record<string, string | undefined>
  autoComplete?: string
}

const TYPE = { text: 'text', tel: 'number', number: 'number', idcard: 'idcard', digit: 'digit' } as const

/** The mini-program's input takes its keyboard by type and ARIA attributes itself. */
export function nativeInputProps({ kind, aria }: NativeOptions) {
  return { type: TYPE[kind], ...aria }
}
