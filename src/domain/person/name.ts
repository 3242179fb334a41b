import { isServicePerson, type ProductKind } from '../product-kind'
import { withoutEmoji } from '../emoji'
import { PERSON_TEXTS } from './texts'

/** Longest name accepted, characters. Our own limit; the specification gives none. */
export const NAME_MAX_LENGTH = 30

const LABELS: Readonly<Record<ProductKind, string>> = {
  checkup: '体检人',
  sugarshaker: '体检人',
  waston: '体检人',
  gene: '体检人',
  dentistry: '就诊人',
  vaccine: '联系人',
  'gene-home': '收货人',
  'health-selection': '收货人',
  'coupon-activity': '收货人',
  'cross-border': '收货人'
}

/** Who the form asks for, by product kind; category 35 asks for the service person (§5). Null kind: a plain contact. */
export function personLabel(kind: ProductKind | null, category?: number | string | null): string | null {
  if (isServicePerson(category)) return '服务人'
  return kind === null ? null : LABELS[kind]
}

/** Placeholder and message of an empty name, with the label when there is one (§5). */
export function namePrompt(label: string | null): string {
  return label === null ? PERSON_TEXTS.name : PERSON_TEXTS.nameOf(label)
}

/** Message of a wrong name, or null when it is fine. `missing` replaces the text of an empty name. */
export function nameError(name: string, missing: string): string | null {
  const length = Array.from(name.trim()).length
  if (length === 0) return missing
  if (length > NAME_MAX_LENGTH) return PERSON_TEXTS.nameTooLong
  return withoutEmoji(name) === name ? null : PERSON_TEXTS.nameEmoji
}
