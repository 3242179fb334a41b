import { Empty } from '@/components/ui/page-state'
import { navigate } from '@/routes/navigate'
import type { Article } from '@/services/catalogue/articles'
import { contentTexts as texts } from './texts'

const toList = () => navigate('articles', {}, { replace: true })

/** There is none of that number. */
export const Missing = () => (
  <Empty title={texts.missing} text={texts.missingText} actions={[{ text: texts.toList, onTap: toList }]} />
)

/** It was taken down: why and when, and nothing of what it said. */
export const Down = ({ down: { reason, on } }: { down: NonNullable<Article['down']> }) => (
  <Empty
    title={texts.downTitle}
    text={texts.downText(on, reason)}
    actions={[{ text: texts.toList, onTap: toList }]}
  />
)
