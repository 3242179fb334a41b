import type { IconName } from '@/components/ui/icon'
import { LOCK_MINUTES, MOST_TRIES } from '@/domain/card/pin'
import { CUSTOMS } from '@/domain/customs/customs'
import { DAY_MS, MINUTE_MS } from '@/domain/date'
import { PRODUCT_KINDS, rulesOf } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { GIFT_AGAIN_DAYS } from '@/domain/order/gift-card'
import { promisesOf, type PromiseName } from '@/domain/order/promises'
import {
  confirmsItselfAt,
  COUPON_BACK_DAYS,
  declaresUntil,
  FREE_CHANGE_TIME,
  holdExpiresAt,
  payDeadline
} from '@/domain/order/timers'
import { GUARDED_UNTIL } from '@/domain/report/access'
import type { Asked } from './own'

/** What people ask. Each answer is what the product does; sentences and numbers of rules are those of the rules. */

export const TOPICS = [
  { id: 'visit', name: '预约到检', icon: 'cal' },
  { id: 'ready', name: '检前准备', icon: 'clock' },
  { id: 'refund', name: '退款售后', icon: 'refresh' },
  { id: 'report', name: '看懂报告', icon: 'report' },
  { id: 'parcel', name: '配送物流', icon: 'box' },
  { id: 'coupon', name: '券和礼品卡', icon: 'ticket' },
  { id: 'card', name: '体检卡', icon: 'card' },
  { id: 'customs', name: '跨境清关', icon: 'doc' },
  { id: 'family', name: '家人账号', icon: 'users' },
  { id: 'privacy', name: '隐私安全', icon: 'lock' }
] as const satisfies readonly { id: string; name: string; icon: IconName }[]

export type TopicId = (typeof TOPICS)[number]['id']

export interface Question {
  /** With its topic: visit/late. */
  readonly id: string
  readonly topic: TopicId
  readonly ask: string
  readonly answer: string
}

/** A promise in the words of the first kind that makes it. */
function ruleOf(name: PromiseName): string {
  const promises = PRODUCT_KINDS.flatMap((kind) =>
    Object.keys(rulesOf(kind).variants).flatMap((category) => promisesOf(kind, Number(category)))
  )
  return promises.find((promise) => promise.name === name)?.rule ?? ''
}

const minutes = (end: number): number => end / MINUTE_MS
const days = (end: number): number => end / DAY_MS

const of = (topic: TopicId, rows: readonly (readonly [string, string, string])[]): readonly Question[] =>
  rows.map(([id, ask, answer]) => ({ id: `${topic}/${id}`, topic, ask, answer }))

export const QUESTIONS: readonly Question[] = [
  ...of('visit', [
    ['change', '怎么改约', ruleOf('freeChange')],
    [
      'late',
      `前一天过了 ${FREE_CHANGE_TIME} 还能改吗`,
      `自己改不了了，打客服电话还能改。退款不受影响：${ruleOf('beforeVisit')}`
    ],
    [
      'price',
      '改到别的日子要补钱吗',
      '新日子更贵的补差价后生效，更便宜的差价原路退回；提交前会先告诉你金额。'
    ],
    [
      'hold',
      '选好的时间会留多久',
      `选好时间先留 ${minutes(holdExpiresAt(0))} 分钟；提交订单后请在 ${minutes(payDeadline(0))} 分钟内付款，到时没付自动关闭，不收费。`
    ],
    [
      'full',
      '想约的时间满了怎么办',
      '换一天，或者换一家机构看看。提交时刚好被约走的，会给出相近的可约时间。'
    ],
    [
      'missed',
      '约了没去会怎样',
      '订单会变成“未到检”，可以在订单里重新约，或者申请退款；退款由客服和分院核对后办理。'
    ]
  ]),
  ...of('ready', [
    [
      'eat',
      '早上能喝水、吃降压药吗',
      '要空腹的，前一晚 22:00 后不吃东西，可以少量喝白水。降压药这类天天吃的药，按开药医生说的吃，并带上药物清单。'
    ],
    [
      'fasting',
      '我这一单要空腹吗',
      '订单里“检前准备”写着：要空腹的会写前一晚几点起禁食，不用的会写正常进食。'
    ],
    ['bring', '要带什么', '本人身份证；近期的报告和在服药物的清单。到了以后在订单里出示凭证。'],
    ['bladder', '要憋尿吗', '做前列腺、膀胱、子宫附件这类彩超的要晨起憋尿，订单里“检前准备”会点名是哪几项。']
  ]),
  ...of('refund', [
    ['before', '还没去，能全退吗', ruleOf('beforeVisit')],
    ['undone', '漏做了一项，钱怎么退', ruleOf('undone')],
    ['goods', '收到的东西能退吗', ruleOf('return')],
    ['kit', '采样盒能退吗', ruleOf('kit')],
    ['doses', '打了一针，剩下的能退吗', ruleOf('doses')],
    [
      'where',
      '钱退到哪里',
      '原路退回：怎么付的就退到哪里，礼品卡付的退回礼品卡；用卡约的，份数、额度和余额还回卡里。到账时间以支付渠道为准。'
    ],
    [
      'invoice',
      '怎么开发票',
      '能开票的订单里有“发票”：做完或收货后点它申请，付款后一年内都可以。退款后原发票自动红冲。'
    ]
  ]),
  ...of('report', [
    [
      'when',
      '报告多久出来',
      '每个套餐的页面写着几个工作日出报告。出了会通知你，在“我的报告”里看，也能下载 PDF。'
    ],
    [
      'levels',
      '“建议就诊”和“建议复查”有什么不同',
      '“建议就诊”要尽快看医生；“建议复查”过一段时间再查一次；“生活方式”先从吃和动调整。报告里按这个先后排。'
    ],
    ['again', '要复查怎么约', '报告里要留意的每一项都有“约复查”，也能一次约好几项，门店和时间自己选。'],
    ['years', '能和往年的比吗', '同一项有两次以上的结果，就能看历年趋势，每年都画在当年的参考范围上。'],
    ['doctor', '报告能代替看病吗', '不能。白话说明帮助你看懂报告，不代替门诊诊断。']
  ]),
  ...of('parcel', [
    ['where', '包裹到哪了', '订单里点“查看物流”，能看到快递公司、单号和每一站。'],
    ['receive', '忘了点确认收货怎么办', `发出 ${days(confirmsItselfAt(0))} 天后会自动确认收货，不用管它。`],
    [
      'change',
      '下单后能改地址吗',
      '下单后不能自己改地址。还没发货的商品可以全额退款重新下单，或者打客服电话问。'
    ],
    ['kit', '采样盒怎么寄回去', '用盒里的回寄面单寄，邮费到付由我们承担。寄出后在“检测进度”里登记单号。'],
    ['again', '样本不合格要再付钱吗', '不用。需要重新采样会通知你，免费补寄采样盒。']
  ]),
  ...of('card', [
    [
      'bind',
      '卡怎么绑定',
      '单位发的卡：先找到单位，用工号、短信或证件号验证，核对单位登记的信息后绑定。买来的卡：填卡号和卡密，选使用人。'
    ],
    [
      'locked',
      '输错几次会锁',
      `连续输错 ${MOST_TRIES} 次锁 ${LOCK_MINUTES} 分钟，到时自动解开，已约好的不受影响。`
    ],
    [
      'difference',
      '想换卡里没有的套餐',
      '换更贵的只补差价；换更便宜的，差额不退，也不转成额度。取消预约时补差原路退回，卡里这份也还你。'
    ],
    [
      'family',
      '家人能用吗',
      '单位给了家属份的可以：在卡详情里填家属，再给 TA 约。买来的卡绑定后只归使用人。'
    ],
    ['employer', '单位看得到什么', '单位只看到是否到检，看不到做了什么、付了多少，也看不到报告。'],
    [
      'lost',
      '卡丢了怎么办',
      '在卡详情里挂失，谁都用不了，余额和份数不变；找回来后用短信解挂。已约好的照常。'
    ],
    ['over', '到期没用完怎么办', '没用完的份数和额度到期作废，不结转。快到期时我的卡里会标出来。']
  ]),
  ...of('coupon', [
    [
      'use',
      '券怎么用',
      '付款前的“优惠券”里会先选好最省的方案，也可以自己换。平台券和渠道券各一张能一起用，其他券单独用。'
    ],
    [
      'back',
      '退款后券还回来吗',
      `整单都退完后，券退回账户；快到期的第一次退回会至少留 ${COUPON_BACK_DAYS} 天。只退一部分的，券先不退。`
    ],
    [
      'gift',
      '礼品卡过期了，退回来的钱还能用吗',
      `能。退回到已到期的礼品卡，从退回那天起再用 ${GIFT_AGAIN_DAYS} 天。`
    ],
    ['unused', '没用的券码能退吗', `${ruleOf('unused')}${ruleOf('expired')}`],
    ['code', '优惠码在哪里兑换', '“我的”里点“优惠券”，在最上面输入优惠码。']
  ]),
  ...of('customs', [
    ['why', '为什么要身份证', '海关要用订购人的真实姓名和身份证号申报，并且要和付款账户的实名一致。'],
    [
      'until',
      '忘了申请清关会怎样',
      `付款后 ${days(declaresUntil(0))} 天内没有申请，订单自动取消并全额退款，中间会提醒你。`
    ],
    [
      'limit',
      '一次最多买多少',
      `同一商品一单最多 ${CUSTOMS.pieces} 件；单笔不超过 ${formatYuan(CUSTOMS.orderFen)} 元，每人每年不超过 ${formatYuan(CUSTOMS.yearFen)} 元，按商品加运费算，不含税。`
    ],
    ['back', '跨境的能退吗', ruleOf('customs')]
  ]),
  ...of('family', [
    ['book', '能替爸妈约吗', '能。先在“家人资料”里添加家人，约的时候选他们。请先取得本人同意。'],
    ['care', '字太小，老人看不清', '“我的”里打开“关怀模式”，字和按钮都会变大。'],
    [
      'report',
      '能看家人的报告吗',
      `${GUARDED_UNTIL} 岁以上的家人要本人同意：我们发验证码到他的手机，他告诉你以后才能看，随时可以收回。`
    ],
    ['phone', '换手机号怎么办', '“设置”里的“账号与安全”可以换手机号，换了以后其他设备会退出登录。']
  ]),
  ...of('privacy', [
    ['who', '谁能看我的报告', '只有你和你同意的人。谁看过、看的哪一份，“我的报告”里都有记录，分享随时能停。'],
    ['company', '单位出钱，单位能看到结果吗', '不能。单位只知道有没有到检，没有你的同意看不到个人结果。'],
    ['export', '能把我的数据拿走吗', '能。“设置”里点“导出我的数据”，资料、订单、报告和记录都在里面。'],
    [
      'leave',
      '怎么注销账号',
      '“设置”里点“注销账号”。没办完的订单要先完成、取消或退款；申请后七天内登录可以撤回。'
    ]
  ])
]

export const questionsOf = (topic: TopicId): readonly Question[] =>
  QUESTIONS.filter((question) => question.topic === topic)

/** What is asked first of an order before it is used or sent, and after. */
const FIRST: Readonly<
  Record<Asked, { readonly before: readonly string[]; readonly after: readonly string[] }>
> = {
  visit: {
    before: ['visit/late', 'ready/eat', 'ready/bring', 'refund/before'],
    after: ['report/when', 'refund/undone', 'report/levels', 'refund/invoice']
  },
  doses: {
    before: ['visit/late', 'ready/bring', 'visit/missed', 'refund/where'],
    after: ['refund/doses', 'visit/change', 'refund/where', 'refund/invoice']
  },
  goods: {
    before: ['parcel/change', 'parcel/where', 'refund/where', 'refund/invoice'],
    after: ['parcel/where', 'refund/goods', 'parcel/receive', 'refund/invoice']
  },
  kit: {
    before: ['parcel/kit', 'refund/kit', 'parcel/again', 'report/when'],
    after: ['parcel/kit', 'parcel/again', 'refund/kit', 'report/when']
  },
  customs: {
    before: ['customs/until', 'customs/why', 'customs/back', 'customs/limit'],
    after: ['parcel/where', 'customs/back', 'parcel/receive', 'refund/invoice']
  },
  code: {
    before: ['coupon/unused', 'refund/where', 'coupon/back', 'refund/invoice'],
    after: ['coupon/unused', 'refund/invoice', 'refund/where', 'coupon/back']
  }
}

/** Four questions that an order raises; without one those of most people. */
export function commonQuestions(asked: Asked | null, begun: boolean): readonly Question[] {
  const keys = FIRST[asked ?? 'visit'][begun ? 'after' : 'before']
  return keys.flatMap((key) => QUESTIONS.find(({ id }) => id === key) ?? [])
}

/** Whose question or answer has all the words that were typed. */
export function searchQuestions(typed: string): readonly Question[] {
  const words = typed.trim().toLowerCase().split(/\s+/)
  return QUESTIONS.filter(({ ask, answer }) => {
    const text = `${ask}${answer}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
