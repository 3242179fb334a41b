import type { IconName } from './names'

export interface GlyphProps {
  readonly name: IconName
  readonly className: string
  readonly role?: 'img'
  readonly 'aria-label'?: string
  readonly 'aria-hidden'?: boolean
}
