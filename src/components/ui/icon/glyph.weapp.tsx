import { View } from '@tarojs/components'
import { cx } from '../cx'
import type { GlyphProps } from './glyph-props'

/** The drawing is the mask of its class (styles/icons.scss): a mini-program has no svg element. */
export function Glyph({ name, className, ...rest }: GlyphProps) {
  return <View className={cx(className, `ca-icon-${name}`)} {...rest} />
}
