import { Empty } from '@/components/ui/page-state'
import { navigate } from '../navigate'
import { texts } from './texts'

interface MissingProps {
  readonly title?: string
  readonly text?: string
}

/** In place of a page that there is not: what may be the matter, and two ways on. */
export function Missing({ title = texts.title, text = texts.text }: MissingProps) {
  return (
    <Empty
      title={title}
      text={text}
      actions={[
        { text: texts.search, kind: 'soft', onTap: () => navigate('search') },
        { text: texts.home, onTap: () => navigate('home') }
      ]}
    />
  )
}
