import { footOf, headActOf, headOf } from '../heads/head'
import { parcelHead } from '../heads/parcel'
import { GoodsCard } from '../sections/goods-card'
import { GuaranteeCard } from '../sections/guarantee-card'
import { NumbersCard } from '../sections/numbers-card'
import { OwnPageCard } from '../sections/own-page-card'
import { ProgressCard } from '../sections/progress-card'
import { TogetherCard } from '../sections/together-card'
import { VisitCard } from '../sections/visit-card'
import type { Plan } from '../section'

/** It goes to an address. */
export const plan: Plan = {
  Head: headOf(parcelHead),
  headAct: headActOf(parcelHead),
  sections: [
    { name: 'next', View: footOf(parcelHead) },
    { name: 'visit', View: VisitCard },
    { name: 'together', View: TogetherCard },
    { name: 'progress', View: ProgressCard },
    { name: 'goods', View: GoodsCard },
    { name: 'own-page', View: OwnPageCard },
    { name: 'guarantee', View: GuaranteeCard },
    { name: 'numbers', View: NumbersCard }
  ]
}
