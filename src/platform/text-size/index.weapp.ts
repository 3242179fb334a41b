import type { TextSizeCapability } from './types'

export const textSize: TextSizeCapability = {
  isFollowed: true,
  watch: () => undefined,
  draw: () => undefined
}
