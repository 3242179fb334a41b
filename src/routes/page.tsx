import {
  Component,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode
} from 'react'
import { observer } from 'mobx-react-lite'
import Taro, { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
import { FeedbackHost } from '@/components/feedback-host'
import { PageShell } from '@/components/ui/page-shell'
import { ErrorState, LoginRequired } from '@/components/ui/page-state'
import { useUid } from '@/components/ui/popup/use-uid'
import { CHANNEL } from '@/contract/channels'
import { NAV_SCROLL_LOCK_MS } from '@/domain/constants'
import { TOKEN_KEYS } from '@/domain/entry/entry-query'
import { backGuard } from '@/platform/back-guard'
import { chunks } from '@/platform/chunks'
import { endFirstPaint } from '@/platform/first-paint'
import { currentDoor } from '@/platform/door'
import { host } from '@/platform/host'
import { lessMotion } from '@/platform/less-motion'
import { pageFocus } from '@/platform/page-focus'
import { pageAddress } from '@/platform/page-query'
import { decodeValue } from '@/domain/entry/decode-value'
import { useRoot } from '@/stores/context'
import { isPrivate, matchPath, publicHref } from './href'
import { backTo, backToOrders, goBack, navigate } from './navigate'
import { useHostShare, withMenu } from './host-share'
import { useScene } from './scene'
import { OwnContext, type OwnWords } from './own-words'
import { pageShown } from './shown'
import { useCalm } from './use-calm'
import { useWorn } from './use-worn'
import type { ContentOf } from './late/types'
import type { RouteParams } from './params'
import type { RouteRow } from './row'
import { TabFoot } from './tab-foot'
import { routes, type RouteName } from './table'

/** The page shown last, to tell a move between two main tabs from a way back. */
let lastShown: RouteName | null = null

/** Moving between two main tabs scrolls to the top (§2), by the bottom bar as well as by a link. */
function movedBetweenTabs(name: RouteName): boolean {
  const from: RouteRow | null = lastShown && routes[lastShown]
  const moved = lastShown !== name && from?.mainTab === true && (routes[name] as RouteRow).mainTab === true
  lastShown = name
  return moved
}

/** Colours over the page as the tokens have them: hero-1 for the one of a single colour, page ground elsewhere. */
const TOP = {
  light: { single: '#c6e8df', ground: '#f2f6f4' },
  dark: { single: '#14382f', ground: '#0b1311' }
} as const

type Params = Readonly<Record<string, string | undefined>>

/** Of the page around, as the host delivered them. */
const OwnParams = createContext<Params | null>(null)

/**
 * Of a page by Taro's id of it. The router of the moment is that of another page, or none, where a page is drawn while the one behind it still
 * comes or goes.
 */
function useOwnParams(tid: string | undefined): Params {
  const router = useRouter() as { readonly params: Params } | null
  return useState(() => {
    const pages = Taro.getCurrentPages() as readonly { $taroPath?: string; $taroParams?: Params }[]
    const own = tid === undefined ? undefined : pages.find(({ $taroPath }) => $taroPath === tid)
    return own?.$taroParams ?? router?.params ?? {}
  })[0]
}

/** What Taro adds to the parameters on H5. */
const STAMP = 'stamp'

function decoded(params: Params): Record<string, string> {
  const own: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === 'string' && key !== STAMP && !key.startsWith('$') && !TOKEN_KEYS.includes(key))
      own[key] = decodeValue(value)
  }
  return own
}

/** Path and query parameters of the page around, decoded. */
export function useParams<N extends RouteName>(_name: N): RouteParams<N> {
  const own = decoded(useContext(OwnParams) ?? {})
  // The row names the parameters; a deep link may lack them, which pages answer with their own notice.
  return own as RouteParams<N>
}

/** Back as §2 says. In the bank's app the order list leads to the bank's home. */
function standardBack({ back }: RouteRow): void {
  if (back === 'orderList') backToOrders()
  else if (back === 'sugarOrders') backTo(back)
  else if (back === 'mine') navigate(currentDoor().name === 'bank' ? 'cmbcHome' : back)
  else goBack()
}

interface BoundaryProps {
  readonly children: ReactNode
}

/** A page that throws shows a way on instead of a blank; one that lacks a file of an older deployment loads anew. */
class PageBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() }
  }

  override componentDidCatch(error: unknown) {
    if (chunks.isMissing(error)) chunks.reloadOnce()
  }

  private readonly retry = () => {
    if (chunks.isMissing(this.state.error)) chunks.reload()
    else this.setState({ error: undefined })
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    return <ErrorState onRetry={this.retry} />
  }
}

/**
 * What every page is wrapped in, from its row of the table: observer, login guard, error boundary, theme, title and
 * the host of dialogs, toasts and the loading animation.
 */
export function page<N extends RouteName>(name: N, Content: ContentOf<N>) {
  const row: RouteRow = routes[name]
  const Observed = observer<object>(Content)

  const Page = observer(function Page({ tid }: { tid?: string }) {
    const { session, settings, feedback, items, call } = useRoot()
    const delivered = useScene(name, useOwnParams(tid))
    const params = decoded(delivered)
    const [active, setActive] = useState(true)
    const calm = useCalm()
    const worn = useWorn(settings.text)
    const target = publicHref(name, params)
    const id = useUid('page')
    const alone = host.singlePage()
    const shown = useRef(true)
    const own = useRef<OwnWords>({ title: '', card: null })
    const sharing = useHostShare(
      name,
      () => ({
        params,
        isPrivate: isPrivate(target),
        ...own.current,
        plain: params.cardNumber !== undefined || session.comefrom === String(CHANNEL.bank)
      }),
      call
    )
    const say = useCallback(
      (words: Partial<OwnWords>) => {
        Object.assign(own.current, words)
        if (shown.current) {
          host.setTitle(own.current.title || row.title)
          sharing.tell()
        }
        // Told to nobody: the page may have been left for one that is told of already.
        return () => void (own.current.card = null)
      },
      [sharing]
    )
    // A query may hide behind a path parameter of the same name, and a page has paths of its own: the address has both.
    const spelt = useCallback(() => {
      const address = pageAddress()
      return address !== null && matchPath(address)?.name === name ? address : target
    }, [target])
    // As it was opened: the address is that of another page once this one is behind it.
    const [needsLogin] = useState(() => isPrivate(spelt()))
    // Of an order's page, about that order.
    const { orderNum } = params
    const toHelp = useCallback(() => navigate('help', orderNum ? { orderNum } : {}), [orderNum])
    const closed = needsLogin && !session.isLoginedUser
    // Of one person, and asked for at one time.
    const era = session.era + feedback.asked
    /** Of which person the content is; a page behind others waits until it is seen again. */
    const [made, setMade] = useState(era)
    const first = useRef(made)

    useDidShow(() => {
      setActive(true)
      shown.current = true
      say({})
      pageFocus.arrive(id)
      if (movedBetweenTabs(name)) setTimeout(host.scrollTop, NAV_SCROLL_LOCK_MS)
      // Every page draws its own header, with controls that a host's title bar lacks.
      currentDoor().chrome.pageShown(feedback)
      if (row.tab) host.tabPageShown()
      pageShown({ id, name, params })
    })
    useDidHide(() => {
      setActive(false)
      shown.current = false
      sharing.forget()
      pageFocus.leave(id)
    })
    useEffect(endFirstPaint, [])
    useEffect(() => {
      if (active) setMade(era)
    }, [active, era])
    // Content that is made anew under an open page has missed that the page was shown.
    useEffect(() => {
      if (made !== first.current) Taro.getCurrentInstance().page?.onShow?.()
      first.current = made
    }, [made])

    useEffect(() => {
      if (!active) return
      const { single, ground } = TOP[settings.dark ? 'dark' : 'light']
      host.paintTop(row.singleColour ? single : ground, settings.dark)
    }, [active, settings.dark])

    // Sent to login once: whoever comes back without a login finds the notice instead of a loop.
    const sent = useRef(false)
    useEffect(() => {
      if (!closed || !active || sent.current) return
      sent.current = true
      const url = spelt()
      session.setRedirect(url)
      navigate('authorize', { url, notice: '1' }, { replace: !row.tab })
    }, [closed, active, spelt, session])

    return (
      <PageShell
        dark={settings.dark}
        elder={settings.elder}
        active={active}
        calm={calm || settings.calm}
        worn={worn}
        {...(lessMotion.probe ? { probe: lessMotion.probe } : {})}
        tabBar={row.tab !== undefined}
        holdBack={backGuard.hold}
        toHeading={pageFocus.toHeading}
        onHelp={name === 'help' || alone ? undefined : toHelp}
        say={feedback.say}
        id={id}
        className={row.wide && `ca-${row.wide}`}
        {...(row.tab || alone || items.get('notNav') ? {} : { onBack: () => standardBack(row) })}
      >
        <OwnContext.Provider value={say}>
          <PageBoundary>
            {closed ? (
              <LoginRequired onLogin={() => navigate('authorize', { url: target })} />
            ) : (
              made === era && (
                <OwnParams.Provider value={delivered}>
                  <Observed key={era} />
                </OwnParams.Provider>
              )
            )}
          </PageBoundary>
        </OwnContext.Provider>
        {row.tab && !alone && <TabFoot open={name} elder={settings.elder} dark={settings.dark} />}
        <FeedbackHost feedback={feedback} />
      </PageShell>
    )
  })
  return withMenu(row, Page)
}
