import type { ViewProps } from '@tarojs/components'

const NONE: Partial<ViewProps> = {}

/** A mini-program has no keyboard to press with, and each node would carry the props for one to WeChat. */
export const keyboard = (_disabled: boolean, _press: () => void) => NONE
