import { cx } from '../cx'
import { Glyph } from './glyph'
import type { IconName } from './names'

export type { IconName } from './names'

/** Sizes in design px that the stylesheet has a class for. */
type IconSize = 12 | 14 | 16 | 18 | 20 | 22 | 24 | 28 | 32 | 40 | 48

export type IconTone =
  | 'ink1'
  | 'ink2'
  | 'ink3'
  | 'ink4'
  | 'primary'
  | 'price'
  | 'white'
  | 'warn'
  | 'danger'
  | 'success'
  | 'info'
  | 'accent'
  | 'gold'
  | 'inverse'

export interface IconProps {
  name: IconName
  size?: IconSize
  /** Without a tone the icon takes the colour of the text around it. */
  tone?: IconTone
  /** What a screen reader says; without it the icon is decoration and stays silent. */
  label?: string
  className?: string
}

/** A line icon in the colour of the text around it or of its tone. Its names come from `src/assets/icons/bundled.json`. */
export function Icon({ name, size = 20, tone, label, className }: IconProps) {
  const classes = cx('ca-icon', `ca-icon--${size}`, tone && `ca-icon--${tone}`, className)
  return label ? (
    <Glyph name={name} className={classes} role="img" aria-label={label} />
  ) : (
    <Glyph name={name} className={classes} aria-hidden />
  )
}
