import * as v from 'valibot'
import { article } from '@/contract/article/dto'
import articles from './news.json'

const { topic, body, sources, film } = article.entries

/** As `npm run ops -- import articles` reads them; their days follow the day of the seed. */
export const SEED_ARTICLES = v.parse(
  v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      summary: v.string(),
      category: topic,
      author: v.string(),
      reviewer: v.string(),
      readCount: v.number(),
      cover: v.string(),
      ...{ body, sources, film },
      itemCodes: v.array(v.string()),
      productCodes: v.array(v.string()),
      hot: v.boolean(),
      pick: v.nullable(v.number())
    })
  ),
  articles
)
