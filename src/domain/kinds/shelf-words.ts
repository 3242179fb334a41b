import type { ShelfId } from './shelves'

interface ShelfWords {
  /** What it is, in a line. */
  readonly line: string
  readonly picture: string
  /** The ground of both; none where the picture is a scene of its own above the words. */
  readonly tone: 'mint' | 'sky' | 'apricot' | 'rose' | 'sand' | null
}

const glyph = (name: string): string => `/seed-img/glyph/${name}.svg`

/** What the head of a category says and shows. */
export const SHELF_WORDS: { readonly [Id in ShelfId]: ShelfWords } = {
  all: { line: '体检、看牙、疫苗、检测，还有送到家的', picture: glyph('clip'), tone: 'mint' },
  checkup: { line: '从基础到全身，按项目选', picture: glyph('clip'), tone: 'mint' },
  office: { line: '坐得久、睡得少，先看这些', picture: glyph('night'), tone: 'sky' },
  men: { line: '按男士常见的风险配项目', picture: glyph('man'), tone: 'sky' },
  women: { line: '按女士常见的风险配项目', picture: glyph('woman'), tone: 'rose' },
  elder: { line: '爸妈这个年纪，先看这些', picture: glyph('elder'), tone: 'sand' },
  special: { line: '只看一处，看得细', picture: glyph('heart'), tone: 'rose' },
  premium: { line: '项目最全的几种', picture: glyph('lungs'), tone: 'mint' },
  dental: { line: '按颗、按次标价', picture: '/seed-img/scene/toothHead.svg', tone: 'sky' },
  immune: { line: '先约好时间，再到门诊接种', picture: glyph('syringe'), tone: 'sky' },
  gene: { line: '到店采样，或寄到家采样', picture: glyph('dna'), tone: 'mint' },
  sugarshaker: { line: '血糖、饮食和运动一起管', picture: glyph('glucose'), tone: 'rose' },
  assess: { line: '看清哪些风险值得先管', picture: glyph('doctor'), tone: 'mint' },
  goods: { line: '送到家的健康用品', picture: '/seed-img/scene/bpTable.svg', tone: null },
  'cross-border': { line: '从保税仓寄出，下单后申请清关', picture: glyph('plane'), tone: 'sky' },
  'coupon-activity': { line: '一张用一次，到店出示', picture: glyph('card'), tone: 'apricot' }
}
