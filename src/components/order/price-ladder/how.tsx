import { useState, type PropsWithChildren } from 'react'
import { Tap } from '@/components/ui/tap'
import { onDemand } from '@/components/ui/on-demand'
import type { PriceLadderProps } from '.'
import { texts } from './texts'
import styles from './how.module.scss'

const PriceLadder = onDemand(() => import('.').then((part) => part.PriceLadder))

export type LadderOf = Omit<PriceLadderProps, 'open' | 'onClose'>

/** The words beside a total that open how it comes about, or what else stands there. */
export function HowPriced({ of, children }: PropsWithChildren<{ of: LadderOf }>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tap className={styles.how} onTap={() => setOpen(true)}>
        {children ?? texts.title}
      </Tap>
      <PriceLadder open={open} onClose={() => setOpen(false)} {...of} />
    </>
  )
}
