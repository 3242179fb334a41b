import type { Article, ArticleCard, Picked } from '@/contract/article/dto'

/** Articles as the server answers them. */
export const articleCard = (change: Partial<ArticleCard> = {}): ArticleCard => ({
  id: 9004,
  title: '糖化血红蛋白6.1%意味着什么',
  summary: '6.1%属于糖尿病前期。',
  topic: 'reading',
  author: '澄安健康编辑部',
  reviewer: '内科主治医师（演示）',
  publishDate: '2026-11-07',
  readCount: 2068,
  minutes: 2,
  seconds: 0,
  imgUrl: '/seed-img/tile/glucose.svg#rose',
  ...change
})

export const article = (change: Partial<Article> = {}): Article => ({
  ...{ id: 9004, state: 'shown', title: '糖化血红蛋白6.1%意味着什么', downReason: '', downOn: '' },
  ...{ topic: 'reading', author: '澄安健康编辑部', reviewer: '内科主治医师（演示）' },
  ...{ publishDate: '2026-11-07', reviewedOn: '2026-11-06', nextReviewOn: '2027-11-06', reviewDue: false },
  sources: [{ title: '中国2型糖尿病防治指南', by: '中华医学会糖尿病学分会', year: 2021 }],
  ...{ summary: '6.1%属于糖尿病前期。', minutes: 2, readCount: 2068, usefulCount: 0 },
  imgUrl: '/seed-img/tile/glucose.svg#rose',
  body: [
    { kind: 'heading', level: 2, text: '它查的是什么' },
    { kind: 'text', spans: [{ text: '看的是' }, { text: '平均水平', strong: true }, { text: '。' }] },
    { kind: 'list', ordered: true, items: [[{ text: '先吃菜和肉' }], [{ text: '走一走', em: true }]] },
    { kind: 'list', ordered: false, items: [[{ text: '去看', to: '/selling/checkup/CK1003' }]] },
    { kind: 'note', paragraphs: [[{ text: '由医生判断' }]] },
    { kind: 'picture', src: '/seed-img/tile/glucose.svg#rose', alt: '一只血糖仪' },
    { kind: 'heading', level: 3, text: '再细一点' }
  ],
  film: null,
  items: [{ itemCode: 'GL002', name: '糖化血红蛋白', intro: '近三个月的平均血糖', price: 68 }],
  products: [],
  next: [articleCard({ id: 9001, title: '结节3类，下一步做什么' })],
  mine: null,
  ...change
})

export const filmArticle = (change: Partial<Article> = {}): Article =>
  article({
    ...{ id: 9005, title: '胸片正常为什么还建议做CT', imgUrl: '/seed-img/tile/lungs.svg#mint', items: [] },
    film: {
      ...{ src: '/seed-video/ct.mp4', seconds: 24, sound: true },
      cues: [
        { from: 0, to: 8, text: '肋骨和心脏会挡住肺' },
        { from: 8, to: 24, text: '按时间复查' }
      ],
      chapters: [
        { at: 0, title: '差在哪' },
        { at: 8, title: '怎么办' }
      ]
    },
    next: [
      articleCard({ id: 9000, title: '能不能喝水', seconds: 24 }),
      articleCard({ id: 9001, title: '结节3类' })
    ],
    ...change
  })

export const picked = (change: Partial<Picked> = {}): Picked => ({
  ...{ by: 'editors', reportDate: '', canAgree: false },
  list: [{ article: articleCard(), why: '编辑部选的，和你的报告、浏览记录无关' }],
  ...change
})
