import type { RouteRow } from '../row'

/** What is to be read and watched. */
export const contentRoutes = {
  articles: {
    pkg: 'content',
    page: 'articles',
    path: '/recommend/health-information',
    aliases: ['/recommend/hot-recommend', '/maillist/:id'],
    listed: true,
    title: '健康资讯',
    params: ['topic?', 'id?']
  },
  article: {
    pkg: 'content',
    page: 'article',
    path: '/news-detial/:id',
    aliases: ['/news-detail/:id'],
    listed: true,
    title: '资讯详情',
    params: ['id']
  },
  science: {
    pkg: 'content',
    page: 'science',
    path: '/science-popular',
    aliases: ['/recommend/health-hot', '/recommend/health-hotspot', '/recommend/health-title'],
    listed: true,
    title: '健康科普'
  },
  films: {
    pkg: 'content',
    page: 'films',
    path: '/video-list',
    aliases: ['/video'],
    listed: true,
    title: '健康视频'
  },
  film: {
    pkg: 'content',
    page: 'film',
    path: '/video/play',
    shares: 'article',
    title: '播放视频',
    params: ['id']
  },
  topList: {
    pkg: 'content',
    page: 'top-list',
    path: '/top-list',
    listed: true,
    title: '体检榜单'
  }
} as const satisfies Record<string, RouteRow>
