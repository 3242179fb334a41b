import { footOf, headActOf, headOf } from '../heads/head'
import { codeHead } from '../heads/code'
import { CodesCard } from '../sections/codes'
import { GoodsCard } from '../sections/goods-card'
import { GuaranteeCard } from '../sections/guarantee-card'
import { NumbersCard } from '../sections/numbers-card'
import { ProgressCard } from '../sections/progress-card'
import { TogetherCard } from '../sections/together-card'
import { VisitCard } from '../sections/visit-card'
import type { Plan } from '../section'

/** Codes are used up at a branch. */
export const plan: Plan = {
  Head: headOf(codeHead),
  headAct: headActOf(codeHead),
  sections: [
    { name: 'next', View: footOf(codeHead) },
    { name: 'codes', View: CodesCard },
    { name: 'visit', View: VisitCard },
    { name: 'together', View: TogetherCard },
    { name: 'progress', View: ProgressCard },
    { name: 'goods', View: GoodsCard },
    { name: 'guarantee', View: GuaranteeCard },
    { name: 'numbers', View: NumbersCard }
  ]
}
