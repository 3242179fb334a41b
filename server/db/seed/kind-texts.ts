import type { ProductKind } from '@/domain/kinds'
import type { ProcessStep } from '../schema'
import textData from './product-texts.json'

/** Another one where people come with an empty stomach. */
type Text = string | { readonly fasting: string; readonly otherwise: string }

interface KindTexts {
  notice: Text[]
  process: { title: string; text: Text }[]
}

const KINDS = new Map<string, KindTexts>(Object.entries(textData.kinds))

/** What a product of a kind says of itself where nothing else was written. */
export function kindTexts(
  kind: ProductKind,
  category: number,
  fasting: boolean
): { notice: string[]; process: ProcessStep[] } {
  const texts = KINDS.get(`${kind}:${category}`) ?? KINDS.get(kind) ?? { notice: [], process: [] }
  const of = (text: Text): string => (typeof text === 'string' ? text : fasting ? text.fasting : text.otherwise)
  return {
    notice: texts.notice.map(of),
    process: texts.process.map(({ title, text }) => ({ title, text: of(text) }))
  }
}
