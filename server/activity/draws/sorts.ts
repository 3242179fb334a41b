import type { DrawSort, PrizeKind } from '@/domain/activity/sorts'
import { DRAW_TEXTS } from '../texts'
import type { DrawActivity } from './activity'

/** One prize as it lies in a day's table. */
interface TablePrize {
  readonly prizeId: string
  readonly name: string
  readonly kind: PrizeKind
  readonly weight: number
  /** Pieces in all; null without limit. */
  readonly stock: number | null
  readonly couponCode: string | null
  readonly productCode: string | null
  /** In which goods can be ordered. */
  readonly days: number | null
  readonly fen: number | null
}

const FACES = 6

/** What differs by the sort of a draw. */
interface DrawSortRules {
  /** What is drawn from, of the prizes that the operator has set. */
  readonly table: (activity: DrawActivity, prizes: readonly TablePrize[]) => readonly TablePrize[]
  /** Sentences of the rules that this sort has alone. */
  readonly rules: (activity: DrawActivity) => readonly string[]
}

const asSet: DrawSortRules['table'] = (_activity, prizes) => prizes

const PLAIN = { weight: 1, stock: null, couponCode: null, productCode: null, days: null, fen: null } as const

/** Of each sort; one without its module does not compile. */
export const DRAW_SORT_RULES: { readonly [S in DrawSort]: DrawSortRules } = {
  blindBox: { table: asSet, rules: () => [] },
  turntable: { table: asSet, rules: () => [] },
  monopoly: {
    table: () =>
      Array.from({ length: FACES }, (_, index) => ({
        ...PLAIN,
        prizeId: String(index + 1),
        name: DRAW_TEXTS.face(index + 1),
        kind: 'step' as const
      })),
    rules: () => [DRAW_TEXTS.board]
  },
  redPacket: {
    table: ({ terms: { rain } }) =>
      Array.from({ length: rain ? rain.maxFen - rain.minFen + 1 : 0 }, (_, index) => {
        const fen = (rain?.minFen ?? 0) + index
        return { ...PLAIN, prizeId: String(fen), name: DRAW_TEXTS.amount(fen), kind: 'money' as const, fen }
      }),
    rules: ({ terms: { rain } }) =>
      rain ? [DRAW_TEXTS.rain(rain.minFen, rain.maxFen), DRAW_TEXTS.money] : []
  }
}

/** The rules of an activity in sentences, from its terms. */
export function drawRules(
  activity: DrawActivity,
  { fallback, hasGoods }: { readonly fallback: string; readonly hasGoods: boolean }
): string[] {
  const { terms, sort } = activity
  return [
    DRAW_TEXTS.daily(terms.daily),
    ...(terms.perOrder > 0 && terms.mostFromOrders > 0
      ? [DRAW_TEXTS.fromOrders(terms.perOrder, terms.mostFromOrders)]
      : []),
    DRAW_TEXTS.most(terms.mostADay, terms.perDevice),
    DRAW_TEXTS.ends,
    ...DRAW_SORT_RULES[sort].rules(activity),
    DRAW_TEXTS.odds,
    ...(fallback === '' ? [] : [DRAW_TEXTS.out(fallback)]),
    DRAW_TEXTS.credited,
    ...(hasGoods ? [DRAW_TEXTS.goods] : []),
    DRAW_TEXTS.proof,
    DRAW_TEXTS.adult
  ]
}
