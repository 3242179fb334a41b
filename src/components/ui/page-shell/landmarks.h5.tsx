import { createContext, useContext, useState, type PropsWithChildren, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './landmarks.module.scss'

/** Where the header of the page goes; null until that place stands, undefined outside of a page. */
const BannerContext = createContext<HTMLElement | null | undefined>(undefined)

/** The landmarks of a page: the banner, which its header fills, and beside it all else as main. No boxes of their own. */
export function Landmarks({ children }: PropsWithChildren) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      <div ref={setPlace} className={styles.through} />
      <BannerContext.Provider value={place}>
        <div role="main" className={styles.through}>
          {children}
        </div>
      </BannerContext.Provider>
    </>
  )
}

/** A header out of the main landmark, wherever the page draws it. */
export function Banner({ children }: { children: ReactNode }): ReactNode {
  const place = useContext(BannerContext)
  if (place === undefined) return children
  return place && createPortal(children, place)
}

export const banner = { role: 'banner' } as const
