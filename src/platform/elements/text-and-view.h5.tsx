import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { hoverOf, type HoverProps } from './hover'

interface ViewProps extends HTMLAttributes<HTMLDivElement>, HoverProps {
  /** A mini-program's; a popup holds the page in its own way here. */
  catchMove?: boolean
}

export const View = forwardRef(function View(
  { hoverClass, catchMove, ...rest }: ViewProps,
  ref: Ref<HTMLDivElement>
) {
  const hover = hoverOf({ hoverClass })
  return <div ref={ref} {...hover} {...rest} />
})

interface TextProps extends HTMLAttributes<HTMLSpanElement> {
  /** The reader may mark and copy it. */
  userSelect?: boolean
}

const COPIED = { userSelect: 'text', WebkitUserSelect: 'text', display: 'inline-block' } as const

export const Text = forwardRef(function Text({ userSelect, ...rest }: TextProps, ref: Ref<HTMLSpanElement>) {
  return <span ref={ref} {...(userSelect ? { style: COPIED } : {})} {...rest} />
})
