import { useCallback, useMemo, useRef, useState } from 'react'
import { usePageScroll } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useUid } from '@/components/ui/popup/use-uid'
import { Tabs } from '@/components/ui/tabs'
import { NAV_SCROLL_LOCK_MS } from '@/domain/constants'
import { host } from '@/platform/host'
import { paneScroll } from '@/platform/pane-scroll'
import type { ProductDetail } from '@/services/catalogue/product-detail'
import { texts } from '../texts'
import styles from './section-tabs.module.scss'

type Section = 'items' | 'notice' | 'reviews'

/** How often scrolling looks where the page stands, ms. */
const LOOK_MS = 100
/** Px by which an anchor may miss the edge after a jump to it. */
const SLACK = 4

export interface Sections {
  readonly shown: readonly { key: Section; text: string }[]
  readonly active: Section
  /** Id of the zero-high line under the tabs that sections pass. */
  readonly edgeId: string
  idOf(section: Section): string
  show(section: Section): void
}

function sectionsOf(detail: ProductDetail | undefined): Sections['shown'] {
  if (!detail) return []
  return [
    ...(detail.categories.length > 0 ? [{ key: 'items', text: texts.tabItems } as const] : []),
    { key: 'notice', text: texts.tabNotice },
    ...(detail.reviews.count > 0 ? [{ key: 'reviews', text: texts.tabReviews } as const] : [])
  ]
}

/** The sections that this product has, the one in view, and the way to each. */
export function useSections(detail: ProductDetail | undefined): Sections {
  const uid = useUid('section')
  const shown = useMemo(() => sectionsOf(detail), [detail])
  const [active, setActive] = useState<Section>('items')
  const quietUntil = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const idOf = useCallback((section: Section) => `${uid}-${section}`, [uid])
  const edgeId = `${uid}-edge`

  const look = async () => {
    timer.current = null
    if (Date.now() < quietUntil.current) return
    const tops = await paneScroll.tops(
      edgeId,
      shown.map(({ key }) => idOf(key))
    )
    const passed = shown.filter((_, at) => (tops[at] ?? Infinity) <= SLACK)
    const next = (passed[passed.length - 1] ?? shown[0])?.key
    if (next) setActive(next)
  }
  usePageScroll(() => {
    timer.current ??= setTimeout(() => void look(), LOOK_MS)
  })

  const show = (section: Section) => {
    // What a tap chose stays chosen although the page is still on its way, or too short to reach it.
    quietUntil.current = Date.now() + NAV_SCROLL_LOCK_MS + LOOK_MS
    setActive(section)
    host.scrollTo(idOf(section))
  }
  return { shown, active, edgeId, idOf, show }
}

/** The tabs; they stay under the header once the page is scrolled past them. */
export function SectionTabs({ sections }: { sections: Sections }) {
  const { shown, active, edgeId, show } = sections
  const first = shown[0]
  if (!first || shown.length < 2) return null
  return (
    <View className={styles.tabs}>
      <View id={edgeId} className={styles.edge} aria-hidden />
      <Tabs
        clear
        items={shown}
        active={shown.some(({ key }) => key === active) ? active : first.key}
        label={texts.tabs}
        onChange={show}
      />
    </View>
  )
}

/** Where a section begins, less the room that the tabs take above it. */
export function SectionAnchor({ id }: { id: string }) {
  return (
    <View className={styles.place} aria-hidden>
      <View id={id} className={styles.anchor} />
    </View>
  )
}
