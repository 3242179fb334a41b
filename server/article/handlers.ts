import { requireUser, type Handlers } from '../http/context'
import { agreeToPicks } from './commands/agree'
import { countReading } from './commands/count-reading'
import { markArticle } from './commands/mark'
import { articleDto, listDto, pickedDto } from './dto'
import { articlePage } from './queries/article-list'
import { wholeArticle } from './queries/article-page'
import { pickedFor } from './queries/picked'

export const articleHandlers = {
  'article.list': async ({ of, topic, pageNo, pageSize }, context) => {
    const userId = of === 'saved' ? requireUser(context).id : null
    return listDto(await articlePage(context.db, { of, topic, pageNo, pageSize, userId }, context.now()))
  },
  'article.read': async ({ id }, { db, user, now }) =>
    articleDto(await wholeArticle(db, id, user?.id ?? null, now())),
  'article.opened': async ({ id }, context) => ({ readCount: await countReading(context, id) }),
  'article.mark': (input, context) => markArticle(context, input),
  'article.picked': async (_input, { db, user, now }) =>
    pickedDto(await pickedFor(db, user?.id ?? null, now())),
  'article.agree': async ({ agreed }, context) => {
    await agreeToPicks(context, agreed)
    return pickedDto(await pickedFor(context.db, requireUser(context).id, context.now()))
  }
} satisfies Partial<Handlers>
