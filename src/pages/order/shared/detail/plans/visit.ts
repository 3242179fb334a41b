import { CredentialCard } from '../sections/credential-card'
import { DosesCard } from '../sections/doses-card'
import { GoodsCard } from '../sections/goods-card'
import { NumbersCard } from '../sections/numbers-card'
import { OwnPageCard } from '../sections/own-page-card'
import { PrepCard, ProgressCard } from '../sections/progress-card'
import { TogetherCard } from '../sections/together-card'
import { VisitCard } from '../sections/visit-card'
import type { Sections } from '../section'

/** Somebody comes to a branch. */
export const sections: Sections = [
  { name: 'credential', View: CredentialCard },
  { name: 'visit', View: VisitCard },
  { name: 'together', View: TogetherCard },
  { name: 'doses', View: DosesCard },
  { name: 'progress', View: ProgressCard },
  { name: 'goods', View: GoodsCard },
  { name: 'own-page', View: OwnPageCard },
  { name: 'prep', View: PrepCard },
  { name: 'numbers', View: NumbersCard }
]
