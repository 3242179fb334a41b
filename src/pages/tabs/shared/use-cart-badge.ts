import { useEffect } from 'react'
import { when } from 'mobx'
import { useRoot } from '@/stores/context'

/** The bottom bar tells what the cart has, once there is something in it: until then nothing is fetched for that. */
export function useCartBadge(): void {
  const { cart } = useRoot()
  useEffect(
    () =>
      when(
        () => cart.count > 0,
        () => void import('./show-count').then(({ showCount }) => showCount(cart)).catch(() => undefined)
      ),
    [cart]
  )
}
