import { empty } from '../common/dto'
import * as article from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const articleSchemas = {
  'article.list': { input: article.articleListInput, results: article.articlePage },
  'article.read': { input: article.articleInput, results: article.article },
  'article.opened': { input: article.articleInput, results: article.openedResults },
  'article.mark': { input: article.markInput, results: article.mark },
  'article.picked': { input: empty, results: article.picked },
  'article.agree': { input: article.agreeInput, results: article.picked }
}
