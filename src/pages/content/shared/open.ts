import { navigate } from '@/routes/navigate'
import type { ArticleCard } from '@/services/catalogue/articles'

/** A film is watched, the rest is read. */
export function openContent({ id, seconds }: Pick<ArticleCard, 'id' | 'seconds'>): void {
  navigate(seconds > 0 ? 'film' : 'article', { id: String(id) })
}
