import { Header, HeaderLink } from '@/components/ui/header'
import { navigate } from '@/routes/navigate'
import { texts } from '../texts'

/** Nothing lies behind this page: its one way out is home. */
export const FinishHeader = () => (
  <Header
    variant="clear"
    light
    noBack
    right={<HeaderLink label={texts.finish} onTap={() => navigate('home')} />}
  />
)
