/** What a visit consists of, in the order in which it goes: the front desk, the needle, the scanner, the result; or a dentist's chair. */
export const SCENES = ['reception', 'blood', 'ct', 'report', 'chair'] as const

export type SceneKey = (typeof SCENES)[number]

/** A fact of a scene: `约 78 分钟`, and below it `全程`. */
export interface SceneFact {
  readonly value: string
  readonly text: string
}

export interface Scene {
  readonly key: SceneKey
  readonly facts: readonly SceneFact[]
}

interface SceneItem {
  readonly name: string
  readonly department: string
  readonly durationMin: number
  readonly fasting: boolean
}

interface Visited {
  /** Its stores name doctors: one of them does it, in a chair. */
  readonly doctors: boolean
  readonly fasting: boolean
  readonly estimatedMinutes: number
  readonly reportWorkdays: number
  readonly items: readonly SceneItem[]
  /** As the product counts them: of two alternatives one. */
  readonly itemCount: number
}

const BLOOD_ROOM = '采血室'
/** Rooms of large machines; X-rays and ultrasound look otherwise. */
const SCANNERS: readonly string[] = ['CT室', '磁共振室']
/** What CT and magnetic resonance are called in a few characters. */
const SHORT: readonly (readonly [word: string, name: string])[] = [
  ['CTA', '冠脉 CTA'],
  ['CT', '低剂量 CT'],
  ['磁共振', '磁共振']
]

const shortName = ({ name }: SceneItem): string => SHORT.find(([word]) => name.includes(word))?.[1] ?? name

const mealFact = (fasting: boolean): SceneFact =>
  fasting ? { value: '空腹 8 小时', text: '前晚 22 点后' } : { value: '不用空腹', text: '照常用餐' }

const minutesFact = (minutes: number, text: string): SceneFact[] =>
  minutes > 0 ? [{ value: `约 ${minutes} 分钟`, text }] : []

/** The scenes that a product really has, each with what is known of it; none of what has no visit. */
export function scenesOf({ doctors, items, itemCount, ...product }: Visited): Scene[] {
  const { fasting, estimatedMinutes, reportWorkdays } = product
  if (doctors) {
    return [{ key: 'chair', facts: [...minutesFact(estimatedMinutes, '在椅子上'), mealFact(false)] }]
  }
  if (items.length === 0) return []
  const blood = items.filter(({ department }) => department === BLOOD_ROOM)
  const scans = items.filter(({ department }) => SCANNERS.includes(department))
  const [scan] = scans
  const report = reportWorkdays > 0 ? [{ value: `${reportWorkdays} 个工作日`, text: '出电子报告' }] : []
  const drawn = Math.max(0, ...blood.map(({ durationMin }) => durationMin))
  return [
    {
      key: 'reception',
      facts: [
        { value: `${itemCount} 项`, text: scan ? `含${shortName(scan)}` : '一次做完' },
        ...minutesFact(estimatedMinutes, '全程'),
        ...report
      ]
    },
    ...(blood.length > 0
      ? [
          {
            key: 'blood' as const,
            facts: [
              ...minutesFact(drawn, blood.length > 1 ? `${blood.length} 项一起抽` : '抽一管'),
              mealFact(fasting || blood.some((item) => item.fasting))
            ]
          }
        ]
      : []),
    ...(scan
      ? [
          {
            key: 'ct' as const,
            facts: [
              { value: shortName(scan), text: '躺下，跟着口令来' },
              ...minutesFact(
                scans.reduce((sum, { durationMin }) => sum + durationMin, 0),
                '影像检查'
              )
            ]
          }
        ]
      : []),
    ...(report.length > 0 ? [{ key: 'report' as const, facts: report }] : [])
  ]
}
