import { addDays, dateOf, DAY_MS } from '@/domain/date'
import type { Link } from '@/contract/content/dto'
import type { Tx } from '../transact'
import { banners, hotWords, modules, news, popWindows, questionnaires } from '../schema'
import type { SeedContext } from './context'
import homeData from './home.json'
import wordData from './hot-words.json'
import { SEED_ARTICLES as newsData } from './articles'
import questionnaireData from './questionnaires.json'

/** Days between two articles; the first of the list is yesterday's. */
const NEWS_EVERY_DAYS = 3

/** Articles are reviewed anew after so long. */
const REVIEW_DAYS = 365

/** A link of the file without the parameters that its neighbours have. */
const linkOf = (link: { route: string; params: Record<string, string | undefined> }): Link => ({
  route: link.route,
  params: Object.fromEntries(Object.entries(link.params).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))
})

/** Blocks, banners and windows of home, hot words, news and questionnaires. */
export async function seedContent(tx: Tx, { now }: SeedContext): Promise<void> {
  const today = dateOf(now.getTime())
  const shown = (days: number) => ({ startAt: now, endAt: new Date(now.getTime() + days * DAY_MS) })
  await tx
    .insert(hotWords)
    .values(wordData.map(({ id, title, imgUrl }, sort) => ({ id, title, image: imgUrl, sort })))
  await tx.insert(modules).values(
    homeData.modules.map(({ moduleId, moduleType, kind, place, title, items, shelf, style }, sort) => ({
      moduleId,
      moduleType,
      title,
      place,
      sort,
      data: {
        kind,
        items: items.map((item) => ({ ...item, link: item.link && linkOf(item.link) })),
        ...(shelf === undefined ? {} : { shelf, style })
      },
      hiddenOnChannels: [],
      cities: []
    }))
  )
  await tx.insert(banners).values(
    homeData.banners.map(({ days, link, ...banner }, sort) => ({
      ...banner,
      ...shown(days),
      link: linkOf(link),
      sort
    }))
  )
  await tx
    .insert(popWindows)
    .values(homeData.popWindows.map(({ days, link, ...window }) => ({ ...window, ...shown(days), link: linkOf(link) })))
  await tx.insert(news).values(
    newsData.map((article, index) => {
      const publishDate = addDays(today, -1 - index * NEWS_EVERY_DAYS)
      const reviewedOn = addDays(publishDate, -1)
      return { ...article, publishDate, reviewedOn, nextReviewOn: addDays(reviewedOn, REVIEW_DAYS) }
    })
  )
  await tx.insert(questionnaires).values(questionnaireData)
}
