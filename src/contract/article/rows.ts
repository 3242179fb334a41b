import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type * as dto from './dto'

/** Ours: articles on health and what somebody does with them. */
export const articleEndpoints = {
  'article.list': row<dto.ArticleListInput, dto.ArticlePage>({
    method: 'GET',
    path: '/article/list',
    auth: 'optional',
    changes: false
  }),
  'article.read': row<dto.ArticleInput, dto.Article>({
    method: 'GET',
    path: '/article/:id',
    auth: 'optional',
    changes: false
  }),
  'article.opened': row<dto.ArticleInput, dto.Opened>({
    method: 'POST',
    path: '/article/:id/opened',
    auth: 'none',
    changes: true,
    quiet: true
  }),
  'article.mark': row<dto.MarkInput, dto.Mark>({
    method: 'POST',
    path: '/article/:id/mark',
    auth: 'user',
    changes: true
  }),
  'article.picked': row<Empty, dto.Picked>({
    method: 'GET',
    path: '/article/picked',
    auth: 'optional',
    changes: false
  }),
  /** Whether one's own latest report may choose articles. */
  'article.agree': row<dto.AgreeInput, dto.Picked>({
    method: 'POST',
    path: '/article/picked',
    auth: 'user',
    changes: true
  })
} as const
