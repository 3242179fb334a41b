import { useEffect, useRef, useState } from 'react'
import { cx } from '../cx'
import { useShell } from '../page-shell/shell'
import { CAROUSEL_MS, type CarouselProps } from './types'
import styles from './index.module.scss'

/** Slides in one row that snaps by itself: the browser scrolls better, and lighter, than a swiper of script. */
export function Carousel({ slides, label, autoplay, at, className, onChange }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [held, setHeld] = useState(false)
  const { calm } = useShell()
  const count = slides.length
  const running = autoplay && count > 1 && !held && !calm

  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => {
      const element = row.current
      if (!element) return
      const next = (index + 1) % count
      element.scrollTo({ left: next * element.clientWidth, behavior: next === 0 ? 'auto' : 'smooth' })
    }, CAROUSEL_MS)
    return () => clearTimeout(timer)
  }, [running, index, count])

  useEffect(() => {
    const element = row.current
    // A swipe has told of its own page.
    if (at === undefined || at === index || !element) return
    element.scrollTo({ left: at * element.clientWidth, behavior: calm ? 'auto' : 'smooth' })
  }, [at, index, calm])

  const tellPage = () => {
    const element = row.current
    if (!element || element.clientWidth === 0) return
    const next = Math.min(count - 1, Math.round(element.scrollLeft / element.clientWidth))
    if (next === index) return
    setIndex(next)
    onChange(next)
  }

  return (
    <div
      ref={row}
      className={cx(styles.row, className)}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      // The keyboard moves it too, whatever lies in it.
      tabIndex={count > 1 ? 0 : undefined}
      onScroll={tellPage}
      onTouchStart={() => setHeld(true)}
      onTouchEnd={() => setHeld(false)}
      onTouchCancel={() => setHeld(false)}
      // Who is in it with the keyboard or the mouse reads it: it waits.
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      {slides.map(({ key, content }) => (
        <div key={key} className={styles.slide}>
          {content}
        </div>
      ))}
    </div>
  )
}
