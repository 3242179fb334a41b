import { useCanShare } from '@/components/share/use-can-share'
import { shareBy } from '@/components/share/share-by'
import { HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import type { ShareCard } from '@/platform/door/share'
import { cardOf, sharedPage } from '@/routes/share'
import type { RouteName } from '@/routes/table'
import { useRoot } from '@/stores/context'
import { texts } from './texts'

interface ShareTapProps {
  name: RouteName
  /** In place of the page as everybody sees it. */
  card?: ShareCard | null
}

/** Shares a page, where the host can. */
export function ShareTap({ name, card }: ShareTapProps) {
  const { feedback } = useRoot()
  const shared = sharedPage(name, { params: {}, isPrivate: false, title: '', plain: false })
  if (!useCanShare()) return null
  return (
    <HeaderIcon label={texts.share} onTap={() => void shareBy(feedback, card ?? cardOf(shared))}>
      <Icon name="share" size={22} />
    </HeaderIcon>
  )
}
