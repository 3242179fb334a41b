import { useEffect, useLayoutEffect, useRef, type HTMLAttributes, type KeyboardEvent } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

interface TextEvent {
  readonly detail: { readonly value: string }
}

interface FieldProps {
  value?: string
  placeholder?: string
  /** Characters; -1 for any number. */
  maxlength?: number
  disabled?: boolean
  /** Asked for when it turns true. */
  focus?: boolean
  confirmType?: HTMLAttributes<Field>['enterKeyHint']
  className?: string
  /** Of the element itself: its type, autofill, names for screen readers. */
  nativeProps?: HTMLAttributes<Field>
  onInput?: (event: TextEvent) => void
  onFocus?: () => void
  onBlur?: (event: TextEvent) => void
  onConfirm?: (event: TextEvent) => void
}

const eventOf = ({ value }: Field): TextEvent => ({ detail: { value } })

/**
 * What input and textarea share: the text is the owner's, except while an input method composes it; a half-composed
 * syllable is nobody's business, and writing into it would break it off.
 */
function useText<F extends Field>(props: FieldProps) {
  const { value = '', maxlength = -1, focus = false, nativeProps } = props
  const field = useRef<F>(null)
  const composing = useRef(false)
  useLayoutEffect(() => {
    const element = field.current
    if (element && !composing.current && element.value !== value) element.value = value
  })
  useEffect(() => {
    if (focus) field.current?.focus()
  }, [focus])
  const typed = () => {
    if (field.current && !composing.current) props.onInput?.(eventOf(field.current))
  }
  return {
    ...nativeProps,
    ref: field,
    className: `text-field ${props.className ?? ''}`,
    placeholder: props.placeholder,
    disabled: props.disabled,
    enterKeyHint: props.confirmType,
    defaultValue: value,
    ...(maxlength >= 0 ? { maxLength: maxlength } : {}),
    onInput: typed,
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: () => {
      composing.current = false
      typed()
    },
    onFocus: props.onFocus,
    onBlur: () => {
      composing.current = false
      if (field.current) props.onBlur?.(eventOf(field.current))
    },
    onKeyDown: (event: KeyboardEvent<F>) => {
      if (event.key === 'Enter' && !composing.current) props.onConfirm?.(eventOf(event.currentTarget))
    }
  }
}

export function Input(props: FieldProps) {
  return <input {...useText<HTMLInputElement>(props)} />
}

export function Textarea(props: FieldProps) {
  return <textarea {...useText<HTMLTextAreaElement>(props)} />
}
