import type { Article } from '@/services/catalogue/articles'

/** Whether the page's heading is the title of what it shows: then the bar above has none. */
export const headed = (article: Article | undefined): boolean => article !== undefined && !article.down
