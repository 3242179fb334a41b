import { forwardRef, useEffect, useRef, type HTMLAttributes, type Ref } from 'react'

interface ScrollViewProps extends HTMLAttributes<HTMLDivElement> {
  scrollX?: boolean
  scrollY?: boolean
  /** Id of the child that comes to the pane's edge; the page itself stays. */
  scrollIntoView?: string
  scrollWithAnimation?: boolean
  enhanced?: boolean
  showScrollbar?: boolean
}

export const ScrollView = forwardRef(function ScrollView(
  { scrollX, scrollY, scrollIntoView, scrollWithAnimation, enhanced, ...rest }: ScrollViewProps,
  ref: Ref<HTMLDivElement>
) {
  const { showScrollbar = true, className = '', ...others } = rest
  const pane = useRef<HTMLDivElement | null>(null)
  useEffect(() => {
    const child = scrollIntoView ? document.getElementById(scrollIntoView) : null
    const box = pane.current
    if (!box || !child) return
    const [edge, at] = [box.getBoundingClientRect(), child.getBoundingClientRect()]
    const [down, right] = scrollY ? [at.top - edge.top, 0] : [0, at.left - edge.left]
    if (scrollWithAnimation) return box.scrollBy({ top: down, left: right, behavior: 'smooth' })
    box.scrollTop += down
    box.scrollLeft += right
  }, [scrollIntoView, scrollY, scrollWithAnimation])
  const keep = (element: HTMLDivElement | null) => {
    pane.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) Object.assign(ref, { current: element })
  }
  const bare = enhanced && !showScrollbar ? ' pane--bare' : ''
  return (
    <div
      ref={keep}
      className={`pane${scrollX ? ' pane--x' : ''}${scrollY ? ' pane--y' : ''}${bare} ${className}`}
      {...others}
    />
  )
})
