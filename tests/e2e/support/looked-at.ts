import type { Step } from '../journeys/book-checkup'
import { logIn } from '../journeys/log-in'

/** A step that only looks. */
const look = (name: string, path: string, reads: string | RegExp): Step => [
  name,
  async (user) => {
    await user.open(path)
    await user.see(reads)
  }
]

export const asGuest: readonly Step[] = [
  look('home', '/', '限时秒杀'),
  look('shop-rows', '/shop', '商城'),
  look('shop-goods', '/shop?category=goods', '上臂式电子血压计'),
  look('search', '/search?keyword=%E8%83%83', /胃/),
  look('search-none', '/search?keyword=%E4%B8%8D%E5%AD%98%E5%9C%A8', '大家在搜'),
  look('checkup-detail', '/selling/checkup/CK1003', '立即预约'),
  look('dentistry-detail', '/selling/dentistry/DT0101', '立即预约'),
  look('goods-detail', '/selling/health-selection/HS2003', '商品参数'),
  look('help', '/help', '按问题找'),
  look('result-preview', '/result-preview/CK1003', /示例/)
]

/** A company's card with a share for the family, and one with a password. */
const COMPANY = '7700200000000017'
const BOUGHT = '8600100012345704'

export const asCardHolder: readonly Step[] = [
  [
    'card-wallet',
    async (user) => {
      await user.open('/card-service')
      await logIn(user)
      await user.see('企业卡')
    }
  ],
  look('card-services', '/package-service', '可约服务'),
  look('card-detail', `/card-detail/${COMPANY}`, '变动记录'),
  look('card-balance', `/card-detail/${BOUGHT}`, '卡内余额'),
  look('card-history', `/card-history/${BOUGHT}`, /^发放/),
  look('card-appointment', `/card-appointment?cardNumber=${COMPANY}`, '选机构与时间'),
  look('card-booking', `/bookingBranch/${COMPANY}/CK1017`, /家收这张卡/),
  look('card-upgrade', `/card-upgrade/${COMPANY}/2016`, '多查的'),
  look('card-packages', `/package-list/${COMPANY}/1`, '选机构与时间'),
  look('card-bind', '/bind-card', '使用人'),
  [
    'card-enterprise',
    async (user) => {
      await user.tap('企业卡')
      await user.see('企业名称')
    }
  ],
  [
    'card-loss',
    async (user) => {
      await user.open(`/card-detail/${BOUGHT}`)
      await user.tap('挂失')
      await user.see('这张卡怎么了')
    }
  ],
  look('card-password', `/update-password/${BOUGHT}/card`, '新卡密'),
  look('card-list', '/medical-list', '我的体检服务'),
  look('gift-cards', '/gift-card', '输码加卡')
]

export const asReader: readonly Step[] = [
  look('science', '/science-popular', '大家在看'),
  look('articles', '/recommend/health-information', '医师审核，不代替面诊'),
  look('article', '/news-detial/9004', '参考来源'),
  look('films', '/video-list', '移动网络下先问你再播放'),
  look('film', '/video/play?id=9005', '讲了什么'),
  look('top-list', '/top-list', '不接受付费上榜')
]

export const asPlayer: readonly Step[] = [
  look('seckill', '/seckill', '抢购说明'),
  look('subsidy', '/hundred-subsidy', '补贴规则'),
  look('new-brand', '/new-brand', '门店与资质'),
  look('group-guest', '/group-buy', '拼团怎么走'),
  [
    'blind-box',
    async (user) => {
      await user.open('/blind-box/lottery')
      await logIn(user)
      await user.see('结果可以核对')
    }
  ],
  [
    'draw-proof',
    async (user) => {
      await user.tap('怎么核对')
      await user.see(/的种子|昨天还没有这个活动/)
    }
  ],
  [
    'draw-result',
    async (user) => {
      await user.tap('关闭')
      await user.tap('打开这一盒')
      await user.see('知道了')
    }
  ],
  look('draw-record', '/blind-box/lottery/record', '代号和次数在公布的文件里，可以用来重算这一次的结果。'),
  look('turntable', '/turntable/lottery', '结果可以核对'),
  look('monopoly', '/turntable/monopolyGame', '格子说明'),
  look('red-packet', '/red-packet-game', '说清楚'),
  [
    'red-packet-game',
    async (user) => {
      await user.tap('开始')
      await user.see('直接看结果')
    }
  ],
  [
    'red-packet-result',
    async (user) => {
      // Pictures take longer than a game: it may be over.
      if (await user.shows('直接看结果')) await user.tap('直接看结果')
      await user.see('这局点到')
    }
  ],
  look('newcomer', '/newcomer-award', '领取说明'),
  look('invite', '/invite-rewards', '怎么算成功'),
  look('member', '/88member', '常见问题'),
  look('pair', '/make-up/MU01', '说清楚'),
  look('exchange', '/replacement/RE01', '可以换成'),
  [
    'group-own',
    async (user) => {
      await user.open('/group-buy')
      await user.tap(/^开团 ¥/)
      await user.see('等你邀请')
    }
  ],
  [
    'care-gate',
    async (user) => {
      await user.open('/mine')
      await user.tap('关怀模式')
      await user.open('/turntable/lottery')
      await user.see('关怀模式里没有转盘抽奖')
    }
  ],
  look('care-seckill', '/seckill', '现在优惠的商品')
]
