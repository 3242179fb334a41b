import type { RouteRow } from '../row'

/** What brings people back: draws, sales by the clock, buying together, awards. */
export const activityRoutes = {
  lottery: {
    pkg: 'activity',
    page: 'lottery',
    path: '/turntable/lottery',
    aliases: ['/turntable/draw'],
    late: true,
    title: '转盘抽奖'
  },
  monopolyGame: {
    pkg: 'activity',
    page: 'monopoly-game',
    path: '/turntable/monopolyGame',
    late: true,
    title: '健康大富翁'
  },
  lotteryRecord: {
    pkg: 'activity',
    page: 'lottery-record',
    path: '/turntable/lottery/record',
    late: true,
    title: '抽奖记录',
    params: ['sort?']
  },
  blindBox: {
    pkg: 'activity',
    page: 'blind-box',
    path: '/blind-box/lottery',
    private: true,
    title: '健康盲盒'
  },
  blindBoxRecord: {
    pkg: 'activity',
    page: 'blind-box-record',
    path: '/blind-box/lottery/record',
    private: true,
    title: '盲盒记录'
  },
  redPacketGame: {
    pkg: 'activity',
    page: 'red-packet-game',
    path: '/red-packet-game',
    private: true,
    title: '红包雨'
  },
  seckill: { pkg: 'activity', page: 'seckill', path: '/seckill', listed: true, title: '限时秒杀' },
  groupBuy: {
    pkg: 'activity',
    page: 'group-buy',
    path: '/group-buy',
    listed: true,
    title: '拼团',
    params: ['groupId?']
  },
  hundredSubsidy: {
    pkg: 'activity',
    page: 'hundred-subsidy',
    path: '/hundred-subsidy',
    listed: true,
    title: '百元补贴'
  },
  newBrand: { pkg: 'activity', page: 'new-brand', path: '/new-brand', listed: true, title: '新品牌' },
  member88: { pkg: 'activity', page: 'member88', path: '/88member', listed: true, title: '88会员' },
  makeUp: {
    pkg: 'activity',
    page: 'make-up',
    path: '/make-up/:activityId',
    aliases: ['/make-up/:activityId/:productCode'],
    private: true,
    title: '双人同行',
    params: ['activityId', 'productCode?', 'pairId?']
  },
  replacement: {
    pkg: 'activity',
    page: 'replacement',
    path: '/replacement/:activityId',
    title: '换一个商品',
    params: ['activityId']
  },
  newcomerAward: {
    pkg: 'activity',
    page: 'newcomer-award',
    path: '/newcomer-award',
    private: true,
    title: '新人礼',
    params: ['inviteUserId?', 'inviteId?']
  },
  inviteRewards: {
    pkg: 'activity',
    page: 'invite-rewards',
    path: '/invite-rewards',
    private: true,
    title: '邀请有礼'
  }
} as const satisfies Record<string, RouteRow>
