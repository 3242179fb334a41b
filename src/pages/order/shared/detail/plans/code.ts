import { CodesCard } from '../sections/codes'
import { GoodsCard } from '../sections/goods-card'
import { NumbersCard } from '../sections/numbers-card'
import { ProgressCard } from '../sections/progress-card'
import { TogetherCard } from '../sections/together-card'
import { VisitCard } from '../sections/visit-card'
import type { Sections } from '../section'

/** Codes are used up at a branch. */
export const sections: Sections = [
  { name: 'codes', View: CodesCard },
  { name: 'visit', View: VisitCard },
  { name: 'together', View: TogetherCard },
  { name: 'progress', View: ProgressCard },
  { name: 'goods', View: GoodsCard },
  { name: 'numbers', View: NumbersCard }
]
