import { GoodsCard } from '../sections/goods-card'
import { NumbersCard } from '../sections/numbers-card'
import { OwnPageCard } from '../sections/own-page-card'
import { ProgressCard } from '../sections/progress-card'
import { TogetherCard } from '../sections/together-card'
import { VisitCard } from '../sections/visit-card'
import type { Sections } from '../section'

/** It goes to an address. */
export const sections: Sections = [
  { name: 'visit', View: VisitCard },
  { name: 'together', View: TogetherCard },
  { name: 'progress', View: ProgressCard },
  { name: 'goods', View: GoodsCard },
  { name: 'own-page', View: OwnPageCard },
  { name: 'numbers', View: NumbersCard }
]
