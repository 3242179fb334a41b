/** What an order's way says, step by step. */
export const TIMELINE_TEXTS = {
  booked: '预约成功',
  changed: '已改约',
  moved: (from: string, to: string) => `${from} → ${to}`,
  refused: '预约失败',
  toBook: (come: string) => `请选择${come}日期与时段`,
  reportAfter: (come: string, workdays: number) => `${come}后 ${workdays} 个工作日`,
  wentBack: (yuan: string) => `已退款 ¥${yuan}`,
  goesBack: (yuan: string) => `退款中 ¥${yuan}`,
  declareBy: (until: string) => `请在 ${until} 前申请清关，逾期订单自动取消并全额退款`
} as const

/** What every kit has in its box. */
const REST_OF_BOX = [
  { name: '生物安全袋', count: '1 个' },
  { name: '回寄面单', count: '免邮' },
  { name: '采样说明', count: '1 张' },
  { name: '受检人条码', count: '2 枚' }
] as const

/** A kit's way to the laboratory, how its sample is taken and where it is sent. */
export const KIT_TEXTS = {
  toSend: '待寄回',
  toSendText: (day: string) => `采样后寄回实验室，建议 ${day} 前寄出，晚了也不收费`,
  toSendFirst: '收到后采样并寄回，建议 14 天内寄出，晚了也不收费',
  sent: '样本已寄出',
  underWay: '样本寄送中',
  underWayText: '实验室收到后开始检测',
  arrived: '实验室已收到样本',
  testing: '检测中',
  reported: '已出报告',
  reportAfter: (days: number) => `样本到实验室起 ${days} 天`,
  reportDue: (day: string) => `预计 ${day} 前出报告`,
  dueBy: (day: string) => `预计 ${day} 前`,
  number: (codes: string) => `采样盒编号 ${codes}`,
  box: [{ name: '唾液采集管', count: '1 支' }, { name: '保存液', count: '1 支' }, ...REST_OF_BOX],
  /** Of a kit with swabs. */
  swabBox: [{ name: '口腔拭子', count: '2 支' }, { name: '保存管', count: '1 支' }, ...REST_OF_BOX],
  guide: [
    {
      title: '空口 30 分钟',
      text: '采样前不吃喝、不抽烟、不嚼口香糖',
      picture: '/seed-img/step/spit-1.svg#apricot'
    },
    {
      title: '接到 2 ml 线',
      text: '唾液接到采集管刻度线，气泡不算，慢慢来',
      picture: '/seed-img/step/spit-2.svg#sky'
    },
    {
      title: '倒入保存液摇匀',
      text: '拧紧管盖，上下翻转 10 次，装进生物安全袋',
      picture: '/seed-img/step/spit-3.svg#mint'
    }
  ],
  /** Of a kit with swabs. */
  swabGuide: [
    {
      title: '空口 30 分钟',
      text: '采样前不吃喝、不抽烟、不嚼口香糖',
      picture: '/seed-img/step/spit-1.svg#apricot'
    },
    {
      title: '刮拭口腔内壁',
      text: '拭子在脸颊内侧来回刮 20 次，左右各一支',
      picture: '/seed-img/step/swab-2.svg#sky'
    },
    {
      title: '放入保存管',
      text: '折断拭子杆，拧紧管盖，装进生物安全袋',
      picture: '/seed-img/step/swab-3.svg#mint'
    }
  ],
  codeWrong: '请填写采样盒上的编号，6 到 20 位字母和数字',
  codeTaken: '这个编号已登记在别的采样盒上，请核对盒上的编号',
  codesFull: '该订单的采样盒都已登记编号；编号不一致请联系客服',
  bindNotNow: '采样盒寄出后才能登记编号',
  sendNotNow: '收到采样盒后才能填写寄回的运单号',
  sendOver: '实验室已收到样本，运单号不能再改',
  bindFirst: '请先登记采样盒编号，实验室凭编号对应受检人'
} as const
