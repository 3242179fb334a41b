import { createContext, useContext } from 'react'
import type { Root } from './root'

export const RootContext = createContext<Root | null>(null)

/** The product's shared state; pages and domain components read it, nothing in `components/ui` does. */
export function useRoot(): Root {
  const root = useContext(RootContext)
  if (!root) throw new Error('useRoot outside of RootContext')
  return root
}
