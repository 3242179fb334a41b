import { observer } from 'mobx-react-lite'
import { cx } from '@/components/ui/cx'
import { above } from '@/components/ui/link-card'
import { Tag } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import type { ArticleCard } from '@/services/catalogue/articles'
import type { PicksModel } from './picks-model'
import { picksTexts as texts } from './picks-texts'
import styles from './shared.module.scss'

/** One's own report chose it, which nobody is told of before they agreed; a tap says why. */
export const Related = observer(function Related({
  picks,
  article: { id, title }
}: {
  picks: PicksModel
  article: ArticleCard
}) {
  const found = picks.related(id)
  if (!found) return null
  return (
    <Tap
      className={cx(styles.related, above)}
      label={texts.relatedOf(title)}
      onTap={() => picks.explain(found)}
    >
      <Tag tone="primary">{texts.related}</Tag>
    </Tap>
  )
})
