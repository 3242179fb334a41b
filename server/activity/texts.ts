import { CHOICE_MINUTES } from '@/domain/activity/replacement'
import { formatYuan } from '@/domain/money'

/** What the server says to users about activities. */
export const ACTIVITY_TEXTS = {
  missing: '活动不存在或已下线',
  soon: '活动还没开始',
  over: '活动已结束',
  minor: '未满 18 周岁，不能参加抽奖',
  deviceMissing: '页面已过期，请刷新后重试',
  personLimit: '这个证件今天的次数已用完，请明天再来',
  deviceLimit: '这台手机今天的次数已用完，请明天再来'
} as const

/** Of draws. Sentences of the rules are made of the terms, so that they say what holds. */
export const DRAW_TEXTS = {
  noChance: '今天的机会已用完，请明天再来',
  noQuestion: '没有待回答的问题',
  daily: (count: number) => `每天 ${count} 次`,
  dailyName: '每天的机会',
  orderName: '今天付款的订单',
  againName: '再来一次',
  fromOrders: (each: number, most: number) => `当天每付款一单加 ${each} 次，最多加 ${most} 次，退款后收回`,
  most: (person: number, device: number) =>
    `同一账号、同一证件每天最多 ${person} 次，同一台手机每天最多 ${device} 次`,
  ends: '机会当天有效，次日 0 点更新',
  odds: '每次抽取的概率都和上面公布的一样，互不影响，不因人、因次数、因以前的结果而变',
  out: (fallback: string) => `抽中的奖品已发完时，改为“${fallback}”`,
  credited: '抽中的优惠券和红包自动存入账号，没到账会一直重试，不用申请',
  proof: '每天 0 点公布当天种子的指纹，次日公布种子，任何人都能重算每一次结果',
  adult: '未满 18 周岁不能参加',
  rain: (min: number, max: number) =>
    `红包金额由服务器抽取，${formatYuan(min)} 元到 ${formatYuan(max)} 元之间每一分的机会相同，和点得快慢无关`,
  amount: (fen: number) => `${formatYuan(fen)} 元`,
  amounts: (min: number, max: number) => `${formatYuan(min)}–${formatYuan(max)} 元`,
  money: '红包存入账号的礼品卡，当月的红包存在同一张卡上，到期日在卡上写明',
  face: (face: number) => `掷出 ${face} 点`,
  board: '停在券格得券，停在问答格答对加一次；退两步不扣任何东西，答题不限时间',
  how: [
    '种子是 32 个随机字节，按十六进制公布；指纹是种子字节的 SHA-256',
    '每次抽取：用种子对“活动编号|账号代号|第几次机会”计算 HMAC-SHA256',
    '取结果的前 52 位作为整数，除以 2 的 52 次方，乘以权重总和，取整数部分',
    '奖品按列出的顺序首尾相接，各占自己权重那么宽，整数落在谁的区间就是谁',
    '落到的奖品当天已发完时，改发兜底奖品'
  ],
  goods:
    '抽中的实物奖品在抽奖记录里领取，不花钱、包邮，商品有几种规格时任选一种；到期没有领取就作废，回到奖品里',
  creditedGoods: (prize: string, until: string) => `${prize}，请在${until}前到抽奖记录里领取，到期作废`,
  lapsedTitle: '一份奖品过期了',
  lapsedText: (product: string) => `${product}没有在领取时间内下单，已经作废`,
  waitsTitle: '一份奖品延期了',
  waitsText: (product: string, until: string) => `${product}暂时不能下单，领取时间延到${until}，奖品不会丢`,
  creditedTitle: (activity: string) => `${activity}的奖品已到账`,
  creditedCoupon: (prize: string, until: string) => `${prize}，已放进卡券，${until}前有效`,
  creditedMoney: (fen: number, no: string, until: string) =>
    `${formatYuan(fen)} 元，已存入礼品卡 ${no}，${until}前有效`,
  lateTitle: (activity: string) => `${activity}的奖品还在发放`,
  lateText: (prize: string) => `${prize}暂时没有到账，会自动重试，奖品不会丢，不用重新抽取`
} as const

/** Of flash sales. */
export const SECKILL_TEXTS = {
  hasBegun: '已经开始了，不用提醒',
  remindTitle: (product: string) => `${product}的秒杀马上开始`,
  remindText: (yuan: number, time: string) => `${time} 开始，秒杀价 ${yuan} 元，以服务器时间为准`
} as const

/** Of groups that buy together. */
export const GROUP_TEXTS = {
  full: '这个团已经满了，可以换一个团或自己开团',
  over: '这个团已经结束，可以自己开团',
  inAnother: '您在另一个团里有名额，先完成或退出那个团',
  samePerson: '这台手机或这个证件已在这个团里',
  somebody: '好友',
  rules: (size: number, hours: number) => [
    `满 ${size} 人付款成团，开团后 ${hours} 小时内有效`,
    '加入后名额保留 30 分钟，下单付款才算数',
    '没凑齐会自动原路退回，不用申请，也不会改成单买',
    '成团前可以随时全额退款，名额还给别人',
    '同一账号、同一证件、同一台手机在一个团里限一份'
  ]
} as const

/** Of what new accounts and their inviters get. */
export const AWARD_TEXTS = {
  ordered: '您已经下过单，新人礼留给第一次来的朋友',
  old: (days: number) => `注册超过 ${days} 天，已经不是新人`,
  device: '这台手机领过新人礼',
  person: '这个证件领过新人礼',
  newcomerRules: (days: number) => [
    `注册 ${days} 天内、还没有付过款的账号可以领`,
    '同一账号、同一证件、同一台手机限领一次',
    '每张券的有效期从领取时算起，金额以确认页为准'
  ],
  inviteRules: (most: number) => [
    '好友用您的链接注册并登录，好友立即得券',
    '好友第一次到检满一天后，您得一张券',
    '好友退款的订单不算，之后再到检的照算',
    '同一台手机或同一证件注册的不算',
    `每人最多得 ${most} 张`,
    '只有您和好友两个人，没有下级，也不按人头返现'
  ],
  friend: '好友',
  refunded: '好友的订单已退款，再次到检后照发',
  same: '和您是同一台手机或同一证件，不发奖励',
  over: '奖励张数已到上限',
  joinedTitle: '好友送您一张优惠券',
  joinedText: (coupon: string) => `${coupon}，已放进卡券`,
  rewardTitle: '邀请奖励已到账',
  rewardText: (coupon: string) => `好友已到检，${coupon}已放进卡券`
} as const

/** Of prices of which the shop pays a part. */
export const SUBSIDY_TEXTS = {
  rules: [
    '补贴从平时售价里直接减，检查不减项',
    '每人每月每款限一份，登录后按补贴价报价和下单',
    '每款每月有固定份数，用完恢复平时售价，次月 1 日更新',
    '划掉的是平时售价，不是市场价'
  ]
} as const

/** Of partners that are new. */
export const BRAND_TEXTS = {
  rules: [
    '列出的价格就是下单价，和商品页一样',
    '执业许可证编号由门店登记，门店页同样能查到',
    '能不能约、哪天能约，以预约页为准'
  ]
} as const

/** Of the membership. */
export const MEMBER_TEXTS = {
  rules: (kinds: string, percent: number) => [
    `${kinds}按平时售价的 ${percent / 10} 折，不限次数；加项和运费按原价`,
    '还有秒杀、拼团、补贴价时按低的那个算，几个优惠价不叠加；优惠券照常可用',
    '给家人预约同样按会员价',
    '不自动续费，到期前 7 天提醒您'
  ],
  endsTitle: '会员快到期了',
  endsText: (day: string) => `会员 ${day} 到期，不会自动续费；需要时可以提前续一年`
} as const

/** Of what is exchanged. */
export const REPLACEMENT_TEXTS = {
  rules: [
    '先按售价付新订单，付好后原订单的钱全额原路退回；差多少就是多付或少付多少',
    '新订单可以用优惠券；会员价、秒杀价不再叠加',
    `确认后 ${CHOICE_MINUTES} 分钟内下单，过时再确认一次；新订单没有付款，原订单不变`,
    '到期没有更换也没有使用，自动全额原路退款'
  ],
  unfit: (name: string, reason: string) => `${name}${reason}`,
  changed: '原订单的金额有变动，请看一下再确认',
  ordered: '已经下了新订单，请先付款或取消',
  closed: '这个订单已使用、已退款或已更换',
  offShelf: '这个商品已下架，请换一个'
} as const

/** Of two who buy together. */
export const PAIR_TEXTS = {
  rules: (hours: number) => [
    `名额留 ${hours} 小时，没补齐或没下单会自动取消，不扣款`,
    '一个人付款；付款后两个券码分开，各自使用，互相看不到',
    '只用了一个，另一个到期没用自动退给付款人',
    '付款人已享更低价时不叠加同行，两个券码都归付款人'
  ],
  over: '这次同行已结束或已下单，请返回活动页看看',
  full: '第二个人已经有了，可以自己发起一次',
  own: '这是您自己发起的，请邀请别人来补',
  self: '第二个人请选家人或朋友',
  ordered: '已经下单，不能退出'
} as const
