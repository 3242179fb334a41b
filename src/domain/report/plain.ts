/** What an item means and what to do about it in plain words, by its name or, when that has none, its check item. */

export interface PlainWords {
  /** What it tells. */
  readonly means: string
  /** What to do, each for itself. */
  readonly tips: readonly string[]
}

const WORDS: Readonly<Record<string, PlainWords>> = {
  糖化血红蛋白: {
    means: '它反映最近两三个月的平均血糖。略高于参考时，多数处在糖尿病前期范围，还不等于糖尿病。',
    tips: ['主食每餐减四分之一，先吃菜和肉', '饭后走 15 分钟，一天凑够 30 分钟', '三个月后复查一次']
  },
  甘油三酯: {
    means: '血里的一种脂肪，和吃得油、甜饮料、喝酒关系大。',
    tips: ['少油炸、少甜饮料', '酒先停一段时间', '每周快走 150 分钟']
  },
  低密度脂蛋白: {
    means: '俗称坏胆固醇，长期偏高会让血管壁变厚。',
    tips: ['肥肉和动物内脏少吃', '请医生看是否需要用药']
  },
  丙氨酸氨基转移酶: {
    means: '肝细胞受累时会升高，常和脂肪肝、喝酒、熬夜一起出现。',
    tips: ['减重后再看', '近期别喝酒，少熬夜']
  },
  尿酸: {
    means: '太高时容易痛风，也会增加肾的负担。',
    tips: ['每天喝水 1.5 到 2 升', '少喝浓肉汤和啤酒']
  },
  '25-羟维生素D': {
    means: '缺乏时钙不容易吸收，和晒太阳少有关。',
    tips: ['每天晒 15 分钟太阳', '补多少请医生按结果定']
  },
  体重指数: {
    means: '体重除以身高的平方，看体重是否合适。',
    tips: ['先定减 3 到 4 公斤的小目标', '晚饭主食减四分之一']
  },
  收缩压: {
    means: '俗称高压，心脏收缩时血管受到的压力。',
    tips: ['在家早晚各量一次并记下来', '少盐，药不要自己停']
  },
  总前列腺特异抗原: {
    means: '前列腺的一项指标，数值逐年上升比单次高低更值得看。',
    tips: ['带上历年结果请泌尿外科医生看']
  },
  同型半胱氨酸: {
    means: '偏高和心脑血管风险有关，常与叶酸不足有关。',
    tips: ['多吃绿叶菜', '是否补叶酸请问医生']
  },
  '骨密度（双能X线）': {
    means: 'T 值低于 -1 是骨量减少，低于 -2.5 才考虑骨质疏松。',
    tips: ['注意防跌倒', '遵医嘱补钙和维生素 D']
  },
  TH001: {
    means: '甲状腺里长了小结节。3 类说明从图像看更像良性，多数人定期看大小变化就可以。',
    tips: ['6 到 12 个月复查甲状腺彩超', '请甲状腺或普外科医生看一下报告']
  },
  LI003: {
    means: '肝里脂肪多了一些，轻度时多数可以恢复。',
    tips: ['减重 5% 左右，彩超上常能看到好转', '少酒，少甜饮料']
  }
}

const OTHER: PlainWords = { means: '', tips: ['把结果带给医生看看'] }

export const plainWords = ({
  itemCode,
  name
}: {
  readonly itemCode: string
  readonly name: string
}): PlainWords => WORDS[name] ?? WORDS[itemCode] ?? OTHER
