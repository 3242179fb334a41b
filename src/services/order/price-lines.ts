import type { PriceLine as WireLine } from '@/contract/booking/dto/quote'
import { toFen } from '@/domain/money'
import type { PriceLine } from '@/domain/quote/lines'

/** Price lines of an answer or a refusal. */
export const toLines = (lines: readonly WireLine[], fen = toFen): PriceLine[] =>
  lines.map(({ kind, label, note, amount }) => ({ key: kind, label, note, amountFen: fen(amount) }))
