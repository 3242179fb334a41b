import { FASTING_HOURS } from '../booking/slot/fasting'
import type { ProductKind } from './index'

/** What to do before a visit. */
interface Preparation {
  readonly title: string
  readonly text: string
  readonly icon: 'moon' | 'drop' | 'card' | 'info' | 'cup'
}

const VACCINATION: readonly Preparation[] = [
  { title: '前一晚', text: '早点睡，不喝酒；发热或急性病期间请先改期', icon: 'moon' },
  { title: '随身携带', text: '本人身份证、预防接种证（没有可现场补办）', icon: 'card' },
  { title: '接种之后', text: '在门诊留观 30 分钟再走，当天不泡澡不剧烈运动', icon: 'info' }
]

/** Of a visit that is no examination: an examination's items tell. @param fasting the product wants an empty stomach */
const PREPARATIONS: { readonly [K in ProductKind]?: (fasting: boolean) => readonly Preparation[] } = {
  dentistry: (fasting) => [
    {
      title: '出门前',
      text: fasting ? `空腹 ${FASTING_HOURS} 小时，刷好牙再来` : '吃过饭、刷好牙再来，不用空腹',
      icon: 'cup'
    },
    { title: '随身携带', text: '本人身份证；正在吃的药带上药盒', icon: 'card' },
    { title: '先告诉医生', text: '有心脏起搏器、服抗凝药、对麻药过敏或怀孕', icon: 'info' }
  ],
  vaccine: () => VACCINATION
}

/** How to prepare for a visit of a kind that is no examination; undefined for examinations. */
export const prepOf = (kind: ProductKind, fasting: boolean): readonly Preparation[] | undefined =>
  PREPARATIONS[kind]?.(fasting)
