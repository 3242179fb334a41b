import { actionNamed, type HeadAct } from '../../actions/bar-actions'
import type { SectionProps } from '../section'

/** How an order stands, in the words of its kind. */
export interface HeadFacts {
  readonly title: string
  /** When, or until when; '' nothing. */
  readonly note: string
  /** What comes next; null when nothing does. */
  readonly foot: { readonly title: string; readonly text: string; readonly act: HeadAct | null } | null
}

export type HeadOf = (props: SectionProps) => HeadFacts

/** An action of the order as its button; null unless the server allows it now. */
export function actOf({ order, model }: SectionProps, action: string, quiet = false): HeadAct | null {
  const known = order.actions.includes(action) ? actionNamed(order, model, action) : undefined
  return known ? { text: known.text, onTap: known.onTap, action, quiet } : null
}
