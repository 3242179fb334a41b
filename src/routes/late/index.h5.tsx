import { useEffect, useState, type FunctionComponent } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { Loading } from '@/components/ui/loading'
import { ErrorState, LoginRequired } from '@/components/ui/page-state'
import { currentDoor } from '@/platform/door'
import { pageAddress } from '@/platform/page-query'
import { useRoot } from '@/stores/context'
import { isShell, shellEnd, type ShellEnd } from '@/stores/late-pages'
import { Missing } from '../missing'
import { navigate } from '../navigate'
import { page } from '../page'
import { routes } from '../table'
import type { LatePage } from './types'
import { texts } from './texts'
import styles from './index.module.scss'

/** What stands in place of the page until it is there. */
const STANDS: { readonly [End in Exclude<ShellEnd, 'open'>]: FunctionComponent<{ again: () => void }> } = {
  closed: () => <Missing />,
  offline: ({ again }) => <ErrorState onRetry={again} />,
  guest: () => <LoginRequired onLogin={() => navigate('authorize', { url: pageAddress() ?? '/' })} />
}

function Waiting() {
  return (
    <View className={styles.waiting} role="status">
      <Loading inline />
      <Text>{texts.waiting}</Text>
    </View>
  )
}

/**
 * A page that §2 registers late. On channel 66 who comes before the two token checks have ended waits for them; after a failed one
 * there is no such page. On other channels it is there at once.
 */
export const latePage: LatePage = (name, Content) => {
  const Observed = observer(Content)
  // `page` makes an observer of it.
  function Late() {
    const root = useRoot()
    const [end, setEnd] = useState<ShellEnd | null>(() => (isShell(root.session) ? null : 'open'))
    const [tries, setTries] = useState(0)
    const loggedIn = root.session.token !== null
    useEffect(() => {
      let left = false
      void shellEnd(root, currentDoor().login).then((now) => left || setEnd(now))
      return () => {
        left = true
      }
    }, [root, tries, loggedIn])
    if (end === 'open') return <Observed />
    const Stand = end && STANDS[end]
    const again = () => {
      setEnd(null)
      setTries(tries + 1)
    }
    return (
      <View>
        <Header title={routes[name].title} />
        {Stand ? <Stand again={again} /> : <Waiting />}
      </View>
    )
  }
  return page(name, Object.assign(Late, { late: true as const }))
}
