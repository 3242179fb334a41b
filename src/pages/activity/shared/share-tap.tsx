import { useCanShare } from '@/components/share/use-can-share'
import { shareBy } from '@/components/share/share-by'
import { HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { cardOf, sharedPage } from '@/routes/share'
import type { RouteName } from '@/routes/table'
import { useRoot } from '@/stores/context'
import { texts } from './texts'

/** Shares a page that is the same for everybody, where the host can. */
export function ShareTap({ name }: { name: RouteName }) {
  const { feedback } = useRoot()
  const shared = sharedPage(name, { params: {}, isPrivate: false, title: '', plain: false })
  if (!useCanShare()) return null
  return (
    <HeaderIcon label={texts.share} onTap={() => void shareBy(feedback, cardOf(shared))}>
      <Icon name="share" size={22} />
    </HeaderIcon>
  )
}
