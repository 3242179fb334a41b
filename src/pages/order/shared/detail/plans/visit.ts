import { footOf, headActOf, headOf } from '../heads/head'
import { visitHead } from '../heads/visit'
import { CredentialCard } from '../sections/credential-card'
import { DosesCard } from '../sections/doses-card'
import { GoodsCard } from '../sections/goods-card'
import { GuaranteeCard } from '../sections/guarantee-card'
import { NumbersCard } from '../sections/numbers-card'
import { OwnPageCard } from '../sections/own-page-card'
import { PrepCard, ProgressCard } from '../sections/progress-card'
import { TogetherCard } from '../sections/together-card'
import { VisitCard } from '../sections/visit-card'
import type { Plan } from '../section'

/** Somebody comes to a branch. */
export const plan: Plan = {
  Head: headOf(visitHead),
  headAct: headActOf(visitHead),
  sections: [
    { name: 'next', View: footOf(visitHead) },
    { name: 'credential', View: CredentialCard },
    { name: 'visit', View: VisitCard },
    { name: 'together', View: TogetherCard },
    { name: 'doses', View: DosesCard },
    { name: 'progress', View: ProgressCard },
    { name: 'goods', View: GoodsCard },
    { name: 'own-page', View: OwnPageCard },
    { name: 'prep', View: PrepCard },
    { name: 'guarantee', View: GuaranteeCard },
    { name: 'numbers', View: NumbersCard }
  ]
}
