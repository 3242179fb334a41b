import type { ReactNode } from 'react'
import { LoadableView } from '@/components/loadable-view'
import { Empty, ErrorState, LoginRequired } from '@/components/ui/page-state'
import { groupOf, NETWORK_RETRY_TEXT } from '@/contract/errors'
import { navigate } from '@/routes/navigate'
import type { Loadable } from '@/stores/loadable'
import { orderTexts as texts } from '../texts'

export interface OrderViewProps<T> {
  value: Loadable<T>
  /** The page's header; `drawn` once the order is. */
  head?: (drawn: boolean) => ReactNode
  skeleton?: ReactNode
  /** In the place of another try, while the network is lost. */
  offline?: (again: ReactNode) => ReactNode
  onRetry: () => void
  /** The session is over: to login and back. */
  onLogin: () => void
  children: (order: T) => ReactNode
}

/** An order, or what is told of one, with its states: loading, not ours or not there (with a way on), failed with another try. */
export function OrderView<T>({
  value,
  head,
  skeleton,
  offline,
  onRetry,
  onLogin,
  children
}: OrderViewProps<T>) {
  return (
    <LoadableView
      value={value}
      head={head}
      skeleton={skeleton}
      error={({ code, message }) => {
        const group = groupOf(code)
        if (group === 'gone') return <OrderMissing />
        if (group === 'login') return <LoginRequired onLogin={onLogin} />
        if (group !== 'retry') return <ErrorState title={message} onRetry={onRetry} />
        const again = <ErrorState title={NETWORK_RETRY_TEXT} onRetry={onRetry} />
        return offline?.(again) ?? again
      }}
    >
      {children}
    </LoadableView>
  )
}

/** Unknown, deleted, or somebody else's. */
export function OrderMissing({ title = texts.orderMissing }: { title?: string }) {
  return (
    <Empty
      scene="emptyCart"
      title={title}
      text={texts.orderMissingHint}
      actions={[
        { text: texts.toShop, kind: 'line', onTap: () => navigate('shop') },
        { text: texts.toOrders, onTap: () => navigate('orderList', {}, { replace: true }) }
      ]}
    />
  )
}
